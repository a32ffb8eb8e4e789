// The solutions one by one, by their place in the list, and the classes that they form.
import { useSignal } from '@preact/signals';
import { MiniBoard } from '../board/MiniBoard';
import type { Placement, SolutionClass } from '../engine/engine';
import { classes, counted, current, engine, report, shown } from '../state/answers';
import { queensOf } from '../state/board';
import { chosenClass, grid, rank } from '../state/studio';
import { words } from '../words/words';

/** A number below `below`, evenly enough for browsing. */
const randomBelow = (below: bigint): bigint =>
  [...crypto.getRandomValues(new Uint32Array(5))].reduce((sum, part) => (sum << 32n) + BigInt(part), 0n) %
  below;

function Browser({ total }: { total: bigint }) {
  const text = words.value.solutions;
  const { digits } = words.value.numbers;
  const refused = useSignal(false);
  // What is being typed: an answer that comes meanwhile must not overwrite it.
  const typing = useSignal<string | null>(null);
  const at = rank.value;
  const go = (next: bigint) => {
    refused.value = false;
    rank.value = next;
  };
  // Both kinds of digits are read, whichever language is spoken.
  const type = (typed: string) => {
    const plain = typed.trim().replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
    const wanted = /^\d{1,40}$/.test(plain) ? BigInt(plain) : 0n;
    if (wanted >= 1n && wanted <= total) go(wanted - 1n);
    else refused.value = true;
  };
  const placement = current(shown.value);
  return (
    <div class="browser">
      <p class="figure small" aria-live="polite" data-test="rank">
        {text.of(at + 1n, total)}
      </p>
      <div class="buttons">
        <button type="button" disabled={at === 0n} onClick={() => go(0n)}>
          {text.first}
        </button>
        <button type="button" disabled={at === 0n} onClick={() => go(at - 1n)}>
          {text.previous}
        </button>
        <button type="button" disabled={at >= total - 1n} onClick={() => go(at + 1n)}>
          {text.next}
        </button>
        <button type="button" onClick={() => go(randomBelow(total))}>
          {text.random}
        </button>
      </div>
      <label class="field">
        <span>{text.index}</span>
        <input
          inputMode="numeric"
          value={typing.value ?? digits(String(at + 1n))}
          aria-invalid={refused.value}
          onInput={(event) => {
            typing.value = event.currentTarget.value;
          }}
          onChange={(event) => {
            typing.value = null;
            type(event.currentTarget.value);
          }}
        />
      </label>
      <p class="refusal" role="alert">
        {refused.value ? text.badIndex(total) : ''}
      </p>
      <p class={shown.value?.rank === at ? 'quiet placement' : 'quiet placement stale'}>
        {text.columns}: <span data-test="placement">{placement ? digits(placement.join(' ')) : ''}</span>
      </p>
    </div>
  );
}

function ClassCard({ of, index }: { of: SolutionClass; index: number }) {
  const text = words.value.solutions;
  const { number } = words.value.numbers;
  const chosen = chosenClass.value === of.orbit;
  const choose = (orbit: readonly Placement[] | null) => {
    chosenClass.value = orbit;
    rank.value = 0n;
  };
  return (
    <li class={chosen ? 'class chosen' : 'class'}>
      <div class="orbit">
        {of.orbit.map((placement) => (
          <MiniBoard
            tiny
            key={placement.join()}
            grid={grid.value}
            queens={queensOf(placement)}
            label={placement.join(' ')}
          />
        ))}
      </div>
      <p>
        <b>{number(index + 1)}</b> · {text.orbit(of.orbit.length)}
      </p>
      <button type="button" aria-pressed={chosen} onClick={() => choose(chosen ? null : of.orbit)}>
        {chosen ? text.all : text.only}
      </button>
    </li>
  );
}

export function SolutionsPanel() {
  const text = words.value.solutions;
  const answer = current(counted.value);
  const ofBoard = current(classes.value);
  const total = chosenClass.value ? BigInt(chosenClass.value.length) : (answer?.solutions ?? 0n);
  const showAny = async () => {
    const board = grid.value;
    const found = await engine.value?.find(board);
    if (found !== undefined && board === grid.peek())
      shown.value = { grid: board, value: found, rank: rank.peek() };
  };
  return (
    <div class="panel">
      {answer === null ? (
        <>
          <p>{text.uncounted}</p>
          <button type="button" onClick={() => void showAny().catch(report)}>
            {text.any}
          </button>
        </>
      ) : total === 0n ? (
        <p>{text.none}</p>
      ) : (
        <Browser total={total} />
      )}
      {ofBoard && ofBoard.length > 0 && (
        <section>
          <h3>{text.classes}</h3>
          <p class="quiet">{text.classesExplained}</p>
          {answer && BigInt(ofBoard.length) < answer.classes && (
            <p class="quiet">{text.firstClasses(ofBoard.length)}</p>
          )}
          <ol class="classes">
            {ofBoard.map((each, index) => (
              <ClassCard key={each.placement.join()} of={each} index={index} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
