// What stands on the board besides its own squares, and which square the pointer or the keys are at.
import { computed, signal } from '@preact/signals';
import type { Square } from '../engine/engine';
import { films, stepOf } from '../search/films';
import { queensAt } from '../search/playback';
import { current, shown } from '../state/answers';
import { markAt, queensOf, squaresWith } from '../state/board';
import { grid, side, tab, trial } from '../state/studio';

export const focused = signal<Square>({ row: 0, column: 0 });
/** By a mouse, or by the keys once they are used. */
export const pointedAt = signal<Square | null>(null);

export const fixed = computed(() => squaresWith(grid.value, 'Q'));
/** The node of the first search that is shown. */
export const node = computed(() =>
  tab.value === 'search' ? (films.value[0]?.walk.nodes[stepOf(0)] ?? null) : null,
);

/** Queens that are not part of the board: a solution's, the search's or the student's. */
export const others = computed<readonly Square[]>(() => {
  if (tab.value === 'solve') return trial.value;
  const queens =
    tab.value === 'solutions' ? queensOf(current(shown.value) ?? []) : node.value ? queensAt(node.value) : [];
  return queens.filter((queen) => markAt(grid.value, queen) !== 'Q');
});

/** The queens whose attacked squares are shaded. */
export const attackers = computed<readonly Square[]>(() => {
  if (node.value) return queensAt(node.value);
  const at = pointedAt.value;
  const inside = at !== null && at.row < side.value && at.column < side.value;
  return inside && markAt(grid.value, at) !== '*' ? [at] : [];
});
