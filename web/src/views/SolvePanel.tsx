// Solve it yourself: the student's queens, checked, and a hint with its reason.
import { signal } from '@preact/signals';
import { attackingPairs } from '../board/attacks';
import type { Grid, Square } from '../engine/engine';
import { plainHint, searchedHint, type Hint } from '../solve/hint';
import { engine, report } from '../state/answers';
import { squaresWith, withQueens } from '../state/board';
import { act, grid, side, trial } from '../state/studio';
import { words } from '../words/words';

/** A hint holds for the queens that it was given about. */
const hint = signal<{ readonly grid: Grid; readonly trial: readonly Square[]; readonly hint: Hint } | null>(
  null,
);

async function ask() {
  const about = { grid: grid.value, trial: trial.value };
  const queens = [...squaresWith(about.grid, 'Q'), ...about.trial];
  let answer = plainHint(about.grid, queens);
  try {
    answer ??= searchedHint(
      about.grid,
      queens,
      (await engine.value?.find(withQueens(about.grid, queens))) ?? null,
    );
    hint.value = { ...about, hint: answer };
  } catch (error) {
    report(error);
  }
}

export function SolvePanel() {
  const text = words.value.solve;
  const queens = [...squaresWith(grid.value, 'Q'), ...trial.value];
  const pairs = attackingPairs(queens).length;
  const left = side.value - queens.length;
  const given = hint.value?.grid === grid.value && hint.value.trial === trial.value ? hint.value.hint : null;
  const solved = pairs === 0 && left === 0;
  const said = solved ? { reason: 'solved' as const } : given;
  return (
    <div class="panel">
      <p>{text.intro}</p>
      <div aria-live="polite" class="live" data-test="check">
        <p class="figure small">{text.left(Math.max(left, 0))}</p>
        <p class={pairs > 0 ? 'refusal' : ''}>{text.pairs(pairs)}</p>
      </div>
      <div class="buttons">
        <button type="button" class="primary" disabled={solved} onClick={() => void ask()}>
          {text.hintButton}
        </button>
        <button type="button" disabled={trial.value.length === 0} onClick={() => (trial.value = [])}>
          {text.restart}
        </button>
      </div>
      <div class="hint" aria-live="polite" data-test="hint">
        {said && <p class={said.reason === 'solved' ? 'solved' : ''}>{text.hint(said)}</p>}
        {said && 'square' in said && (
          <button type="button" onClick={() => act(said.square, 'queen')}>
            {text.placeIt}
          </button>
        )}
      </div>
    </div>
  );
}
