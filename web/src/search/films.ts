// The searches that are shown, one for each strategy, and the clock that plays them.
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Engine, Grid, Profile, Strategy } from '../engine/engine';
import { current, facts, report } from '../state/answers';
import { grid, step, strategies, tab } from '../state/studio';
import { clampStep, film, type Film } from './playback';

/** Trees are drawn up to so many nodes; that of the 8×8 board has 2057. */
export const nodesShown = 2100;
/** Seconds. */
const inNoTime = 0.01;
export const speeds = [1, 4, 15, 60, 240] as const;

interface Asked {
  readonly grid: Grid;
  readonly strategies: readonly Strategy[];
  readonly films: readonly Film[];
}

const asked = signal<Asked | null>(null);
export const profiles = signal<readonly (Profile | null)[]>([]);
/** Which strategy's whole tree is being counted. */
export const profiling = signal<number | null>(null);
export const playing = signal(false);
export const speed = signal<number>(4);

/** Empty while the engine is asked. */
export const films = computed<readonly Film[]>(() =>
  asked.value?.grid === grid.value && asked.value.strategies === strategies.value ? asked.value.films : [],
);
/** The longest search sets the length; shorter ones wait at their end. */
export const length = computed(() => Math.max(1, ...films.value.map(({ walk }) => walk.nodes.length)));
export const stepOf = (which: number): number =>
  clampStep(step.value, films.value[which]?.walk.nodes.length ?? 1);

export function goTo(next: number) {
  step.value = clampStep(next, length.value);
}

async function ask(engine: Engine, board: Grid, wanted: readonly Strategy[]) {
  try {
    const found: Film[] = [];
    // One after the other, as a new question of a kind withdraws the earlier one.
    for (const strategy of wanted) found.push(film(await engine.walk(board, strategy, nodesShown)));
    if (board !== grid.peek() || wanted !== strategies.peek()) return;
    profiles.value = [];
    asked.value = { grid: board, strategies: wanted, films: found };
    step.value = clampStep(step.peek(), length.peek());
  } catch (error) {
    report(error);
  }
}

/** Counts the whole tree of one of the strategies, however long it takes. */
export async function countTree(engine: Engine, which: number) {
  const board = grid.peek();
  const strategy = strategies.peek()[which];
  if (!strategy) return;
  profiling.value = which;
  try {
    const profile = await engine.profile(board, strategy);
    if (board !== grid.peek() || strategy !== strategies.peek()[which]) return;
    profiles.value = strategies.peek().map((_, i) => (i === which ? profile : (profiles.peek()[i] ?? null)));
  } catch (error) {
    report(error);
  } finally {
    if (profiling.peek() === which) profiling.value = null;
  }
}

/** Trees of boards that are counted in no time are counted unasked, but for those that hardly prune. */
async function countSmallTrees(engine: Engine, shown: readonly Film[]) {
  for (const [i, { walk }] of shown.entries()) {
    const prune = strategies.peek()[i]?.prune;
    if (films.peek() === shown && !walk.complete && prune !== 'none' && prune !== 'columns')
      await countTree(engine, i);
  }
}

/** Asks for the walks while the panel is open, and moves the step while it plays. */
export function startFilms(engine: Engine) {
  effect(() => {
    if (tab.value !== 'search') {
      playing.value = false;
      return;
    }
    const board = grid.value;
    const wanted = strategies.value;
    untracked(() => {
      playing.value = false;
      engine.cancel('profile');
      if (films.value.length === 0) void ask(engine, board, wanted);
    });
  });
  effect(() => {
    const shown = films.value;
    const known = current(facts.value);
    if (known && known.expectedSeconds < inNoTime) untracked(() => void countSmallTrees(engine, shown));
  });
  effect(() => {
    if (!playing.value) return;
    // Fast films skip no counters: several steps are taken between two pictures.
    const picture = Math.max(1000 / speed.value, 16);
    const steps = Math.max(1, Math.round((speed.value * picture) / 1000));
    const timer = setInterval(() => {
      goTo(step.peek() + steps);
      if (step.peek() >= length.peek() - 1) playing.value = false;
    }, picture);
    return () => clearInterval(timer);
  });
}
