// How many solutions the board has: exactly, or an estimate where that would take long.
import type { Counted, Engine, Estimate } from '../engine/engine';
import {
  bySquare,
  counted,
  counting,
  countNow,
  current,
  engine,
  estimated,
  facts,
  isLong,
  stopCount,
  stopped,
} from '../state/answers';
import { grid, heat } from '../state/studio';
import { emptyGrid } from '../state/board';
import { words } from '../words/words';

function whatToTry(): string {
  const { tryThis, tryNext, tryNone } = words.value;
  if (grid.value === emptyGrid(8)) return tryThis;
  return counted.value?.value.solutions === 0n ? tryNone : tryNext;
}

/** The last answer stays, dimmed, until the next one comes, so that nothing jumps. */
function Exact({ answer, stale }: { answer: Counted; stale: boolean }) {
  const { count, numbers } = words.value;
  return (
    <div class={stale ? 'answer stale' : 'answer'} data-test="answer" data-stale={stale}>
      <p class="figure">
        <strong data-test="solutions">{numbers.number(answer.solutions)}</strong>
        <span>{count.solutions(answer.solutions)}</span>
      </p>
      <p>
        {count.classes(answer.classes)}, {count.milliseconds(answer.milliseconds)}
      </p>
    </div>
  );
}

function Rough({ estimate }: { estimate: Estimate }) {
  const { count, numbers } = words.value;
  const { mean, low, high } = estimate.solutions;
  return (
    <div class="answer" data-test="estimate">
      <p class="figure">
        <span>{count.about}</span> <strong>{numbers.rough(mean)}</strong>
        <span>{count.solutions(2)}</span>
      </p>
      <p>{count.interval(low, high)}</p>
    </div>
  );
}

function Progress({ ask, share }: { ask: Engine; share: number }) {
  const { count, numbers } = words.value;
  return (
    <div class="progress">
      <progress aria-label={count.progress} value={share} max={1} />
      <span class="share">{numbers.percent(share)}</span>
      <button type="button" onClick={() => stopCount(ask)}>
        {count.stop}
      </button>
    </div>
  );
}

/** What can be done about a count that takes long, or runs. */
function Work() {
  const ask = engine.value;
  const text = words.value.count;
  const known = current(facts.value);
  if (!ask || !known) return null;
  const running = counting.value !== null;
  const waiting = !running && current(counted.value) === null;
  return (
    <>
      {isLong() && waiting && <p>{text.tooLong(known.expectedSeconds)}</p>}
      {running && (isLong() || known.expectedSeconds > 0.5) && <Progress ask={ask} share={counting.value!} />}
      {stopped.value && <p role="status">{text.stopped}</p>}
      {waiting && (isLong() || stopped.value) && (
        <button type="button" class="primary" onClick={() => void countNow(ask, grid.value)}>
          {text.anyway}
        </button>
      )}
    </>
  );
}

function heatSays(): string {
  const text = words.value.count;
  if (heat.value && isLong()) return text.heatTooLong;
  return heat.value && current(bySquare.value) === null ? text.counting : text.heatExplained;
}

export function CountPanel() {
  const text = words.value;
  const exact = counted.value;
  const rough = current(estimated.value);
  // Those of the board before, for a moment: a line that goes and comes would move what is below.
  const known = facts.value?.value;
  const isRough = isLong() && current(exact) === null;
  return (
    <div class="panel">
      <div aria-live="polite" class="live">
        {isRough
          ? rough && <Rough estimate={rough} />
          : exact && <Exact answer={exact.value} stale={current(exact) === null} />}
        {!exact && !rough && <p>{text.count.counting}</p>}
      </div>
      <div class="work">
        <Work />
      </div>
      <p class="try">{whatToTry()}</p>
      <label class="toggle">
        <input
          type="checkbox"
          checked={heat.value}
          onChange={(event) => (heat.value = event.currentTarget.checked)}
        />
        <span>{text.count.heat}</span>
      </label>
      <p class="quiet">{heatSays()}</p>
      <p class="quiet">{known && text.count.symmetries(known.symmetries)}</p>
      <p class="quiet keys">{text.keys}</p>
    </div>
  );
}
