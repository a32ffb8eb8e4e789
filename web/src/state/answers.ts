// What the engine says of the board, asked anew as the board changes. Each answer carries the board it
// is about, so that a late one is never shown for another.
import { effect, signal, untracked } from '@preact/signals';
import {
  Cancelled,
  type Counted,
  type Engine,
  type Estimate,
  type Facts,
  type Grid,
  type Placement,
  type SolutionClass,
} from '../engine/engine';
import { chosenClass, grid, heat, rank, tab } from './studio';

/** Counts that take longer than that, in seconds, are estimated until somebody wants them anyway. */
const patience = 10;
/** So many milliseconds after the last edit the board is asked about. */
const pause = 120;
export const classesShown = 48;

export const engine = signal<Engine | null>(null);

interface About<T> {
  readonly grid: Grid;
  readonly value: T;
}

export const facts = signal<About<Facts> | null>(null);
export const counted = signal<About<Counted> | null>(null);
export const estimated = signal<About<Estimate> | null>(null);
export const bySquare = signal<About<readonly (readonly bigint[])[]> | null>(null);
export const classes = signal<About<readonly SolutionClass[]> | null>(null);
/** The solution that is looked at, and its rank: the one before stays until it is there. */
export const shown = signal<(About<Placement | null> & { readonly rank: bigint }) | null>(null);
/** A running count: the share that is done. */
export const counting = signal<number | null>(null);
export const stopped = signal(false);
export const failure = signal<string | null>(null);

/** The answer if it is about the board as it is. */
export const current = <T>(answer: About<T> | null): T | null =>
  answer && answer.grid === grid.value ? answer.value : null;

export const isLong = () => (current(facts.value)?.expectedSeconds ?? 0) > patience;

/** Says what went wrong; a question that was withdrawn is nobody's loss. */
export function report(error: unknown) {
  if (!(error instanceof Cancelled)) failure.value = error instanceof Error ? error.message : String(error);
}

/** Keeps the answer to a question about the board; false if there is none, or if it comes too late. */
async function keep<T>(
  into: { value: About<T> | null },
  about: Grid,
  question: Promise<T>,
): Promise<boolean> {
  try {
    const value = await question;
    if (about !== grid.peek()) return false;
    into.value = { grid: about, value };
    return true;
  } catch (error) {
    report(error);
    return false;
  }
}

let run = 0;

export async function countNow(ask: Engine, board: Grid) {
  const mine = ++run;
  stopped.value = false;
  counting.value = 0;
  const onProgress = (share: number) => {
    if (mine === run) counting.value = share;
  };
  await keep(counted, board, ask.count(board, onProgress));
  if (mine === run) counting.value = null;
}

export function stopCount(ask: Engine) {
  ++run;
  counting.value = null;
  stopped.value = true;
  ask.cancel('count');
}

async function askAbout(ask: Engine, board: Grid) {
  if (!(await keep(facts, board, ask.facts(board)))) return;
  if (untracked(isLong)) await keep(estimated, board, ask.estimate(board, 1));
  else await countNow(ask, board);
}

function withdraw(ask: Engine) {
  ++run;
  counting.value = null;
  stopped.value = false;
  failure.value = null;
  for (const kind of ['count', 'estimate', 'bySquare', 'classes'] as const) ask.cancel(kind);
}

/** Asks about the board for as long as the page is open. */
export function startAsking(ask: Engine) {
  engine.value = ask;
  let timer: ReturnType<typeof setTimeout>;
  let first = true;
  effect(() => {
    const board = grid.value;
    clearTimeout(timer);
    untracked(() => {
      if (!first) withdraw(ask);
      timer = setTimeout(() => void askAbout(ask, board), first ? 0 : pause);
      first = false;
    });
  });
  effect(() => {
    const wanted = heat.value && current(facts.value) !== null && !isLong();
    const board = grid.value;
    if (wanted) void keep(bySquare, board, ask.bySquare(board));
    else ask.cancel('bySquare');
  });
  effect(() => {
    if (tab.value !== 'solutions' || isLong() || current(counted.value) === null) return;
    const board = grid.value;
    if (untracked(() => current(classes.value)) === null)
      void keep(classes, board, ask.classes(board, classesShown));
  });
  effect(() => {
    if (tab.value !== 'solutions') return;
    const solutions = current(counted.value)?.solutions ?? 0n;
    const board = grid.value;
    const wanted = rank.value;
    const ofClass = chosenClass.value;
    if (ofClass) shown.value = { grid: board, value: ofClass[Number(wanted)] ?? null, rank: wanted };
    else if (wanted < solutions) void keepSolution(ask, board, wanted);
  });
}

/** Quick clicks ask faster than answers come: only the solution looked at is kept. */
async function keepSolution(ask: Engine, board: Grid, wanted: bigint) {
  const answer: { value: About<Placement | null> | null } = { value: null };
  if (
    (await keep(answer, board, ask.at(board, wanted))) &&
    rank.peek() === wanted &&
    chosenClass.peek() === null
  )
    shown.value = answer.value && { ...answer.value, rank: wanted };
}
