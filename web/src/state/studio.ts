// What the page is about: the board with its history, and what of it is looked at.
import { batch, computed, signal } from '@preact/signals';
import type { Grid, Placement, Square, Strategy } from '../engine/engine';
import { markAt, resized, sameSquare, sideOf, toggled, withMark } from './board';
import { begin, record, redo, undo } from './history';
import { decode, unedited, type Shared, type Tab } from './url';

export type Mode = 'queen' | 'reserve';

const history = signal(begin(unedited.grid));
export const grid = computed(() => history.value.present);
export const side = computed(() => sideOf(grid.value));
export const canRedo = computed(() => history.value.future.length > 0);

export const mode = signal<Mode>('queen');
export const tab = signal<Tab>(unedited.tab);
export const heat = signal(unedited.heat);
export const rank = signal(unedited.rank);
export const strategies = signal<readonly Strategy[]>(unedited.strategies);
export const step = signal(unedited.step);
export const trial = signal<readonly Square[]>(unedited.trial);
/** The class whose solutions alone are browsed. */
export const chosenClass = signal<readonly Placement[] | null>(null);
/** The link that opened the page was broken. */
export const brokenLink = signal(false);
export const canUndo = computed(
  () => history.value.past.length > 0 || (tab.value === 'solve' && trial.value.length > 0),
);

/** What was looked at belongs to the board before; queens of a student stay where they still can. */
function boardChanged() {
  rank.value = 0n;
  step.value = 0;
  chosenClass.value = null;
  const now = grid.value;
  trial.value = trial.value.filter(
    (queen) => queen.row < sideOf(now) && queen.column < sideOf(now) && markAt(now, queen) === '.',
  );
}

const change = (next: typeof history.value) =>
  batch(() => {
    if (next.present === history.value.present) return;
    history.value = next;
    brokenLink.value = false;
    boardChanged();
  });

export const edit = (next: Grid) => change(record(history.value, next));
/** The student's last queen, if there is one to take; else the last edit of the board. */
export function takeBack() {
  if (tab.value === 'solve' && trial.value.length > 0) trial.value = trial.value.slice(0, -1);
  else change(undo(history.value));
}
export const doAgain = () => change(redo(history.value));
export const setSide = (next: number) => edit(resized(grid.value, next));

/** What the mode says, at a square; in "solve it yourself" queens are the student's. */
export function act(square: Square, what: Mode = mode.value) {
  if (tab.value === 'solve') {
    if (markAt(grid.value, square) !== '.') return;
    trial.value = trial.value.some((queen) => sameSquare(queen, square))
      ? trial.value.filter((queen) => !sameSquare(queen, square))
      : [...trial.value, square];
  } else {
    edit(toggled(grid.value, square, what === 'queen' ? 'Q' : '*'));
  }
}

export function clear(square: Square) {
  if (tab.value === 'solve') trial.value = trial.value.filter((queen) => !sameSquare(queen, square));
  else edit(withMark(grid.value, square, '.'));
}

export const shared = computed<Shared>(() => ({
  grid: grid.value,
  tab: tab.value,
  heat: heat.value,
  rank: rank.value,
  strategies: strategies.value,
  step: step.value,
  trial: trial.value,
}));

/** Opens what a link says; the default board, and a line about it, if it is broken. */
export function open(fragment: string) {
  const state = fragment.length > 1 ? decode(fragment) : unedited;
  const opened = state ?? unedited;
  batch(() => {
    // A board that nobody has touched is not worth going back to.
    change(history.value.past.length > 0 ? record(history.value, opened.grid) : begin(opened.grid));
    brokenLink.value = state === null;
    tab.value = opened.tab;
    heat.value = opened.heat;
    rank.value = opened.rank;
    strategies.value = opened.strategies;
    step.value = opened.step;
    trial.value = opened.trial.filter((queen) => markAt(opened.grid, queen) === '.');
  });
}
