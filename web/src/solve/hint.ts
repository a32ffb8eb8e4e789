// What to say to a student who is stuck: the first of these reasons that holds. All but the last two
// follow from the board by looking at one row or column, as a person would.
import type { Grid, Placement, Square } from '../engine/engine';
import { attackingPairs, isAttacked } from '../board/attacks';
import { markAt, sideOf } from '../state/board';

export type Line = { readonly kind: 'row' | 'column'; readonly index: number };

export type Hint =
  | { readonly reason: 'solved' }
  | { readonly reason: 'attack'; readonly pair: readonly [Square, Square] }
  | { readonly reason: 'none-left'; readonly line: Line }
  | { readonly reason: 'one-left'; readonly line: Line; readonly square: Square }
  | { readonly reason: 'no-solution' }
  | { readonly reason: 'fewest'; readonly row: number; readonly open: number; readonly square: Square };

interface LineLeft {
  readonly line: Line;
  readonly open: readonly Square[];
}

/** Rows, then columns, that have no queen yet, with the squares where one could stand. */
function linesLeft(grid: Grid, queens: readonly Square[]): LineLeft[] {
  const indexes = Array.from({ length: sideOf(grid) }, (_, i) => i);
  return (['row', 'column'] as const).flatMap((kind) =>
    indexes
      .filter((index) => !queens.some((queen) => queen[kind] === index))
      .map((index) => ({
        line: { kind, index },
        open: indexes
          .map((other) => (kind === 'row' ? { row: index, column: other } : { row: other, column: index }))
          .filter((square) => markAt(grid, square) !== '*' && !isAttacked(square, queens)),
      })),
  );
}

/** What is plain from the board; null if it takes a search to say more. */
export function plainHint(grid: Grid, queens: readonly Square[]): Hint | null {
  const [pair] = attackingPairs(queens);
  if (pair) return { reason: 'attack', pair };
  const left = linesLeft(grid, queens);
  if (left.length === 0) return { reason: 'solved' };
  const closed = left.find(({ open }) => open.length === 0);
  if (closed) return { reason: 'none-left', line: closed.line };
  const forced = left.find(({ open }) => open.length === 1);
  if (forced) return { reason: 'one-left', line: forced.line, square: forced.open[0]! };
  return null;
}

/** What to say when nothing is plain; `solution` is one that holds the queens, null if there is none. */
export function searchedHint(grid: Grid, queens: readonly Square[], solution: Placement | null): Hint {
  if (solution === null) return { reason: 'no-solution' };
  const rows = linesLeft(grid, queens).filter(({ line }) => line.kind === 'row');
  const { line, open } = rows.reduce((least, row) => (row.open.length < least.open.length ? row : least));
  return {
    reason: 'fewest',
    row: line.index,
    open: open.length,
    square: { row: line.index, column: solution[line.index]! },
  };
}
