// A board and its edits. The board is the library's own text, so that what is edited is what is
// asked, compared, kept for undo and exported.
import type { Grid, Placement, Square } from '../engine/engine';

export const largestSide = 20;
export type Mark = '.' | '*' | 'Q';

export const emptyGrid = (side: number): Grid =>
  Array.from({ length: side }, () => '.'.repeat(side)).join('\n');

export const sideOf = (grid: Grid): number => (grid.indexOf('\n') < 0 ? grid.length : grid.indexOf('\n'));

/** A line break follows each row but the last, hence side + 1 characters a row. */
const offset = (grid: Grid, { row, column }: Square) => row * (sideOf(grid) + 1) + column;

export const markAt = (grid: Grid, square: Square): Mark => grid[offset(grid, square)] as Mark;

export function withMark(grid: Grid, square: Square, mark: Mark): Grid {
  const at = offset(grid, square);
  return grid.slice(0, at) + mark + grid.slice(at + 1);
}

/** Puts the mark on the square, or takes it away where it is already. */
export const toggled = (grid: Grid, square: Square, mark: Mark): Grid =>
  withMark(grid, square, markAt(grid, square) === mark ? '.' : mark);

/** The board with another side; squares that fit stay as they are. */
export function resized(grid: Grid, side: number): Grid {
  const rows = grid.split('\n').map((row) => row.slice(0, side).padEnd(side, '.'));
  while (rows.length < side) rows.push('.'.repeat(side));
  return rows.slice(0, side).join('\n');
}

/** All squares of a board of that side, row by row. */
export const squaresOf = (side: number): Square[] =>
  Array.from({ length: side * side }, (_, i) => ({ row: Math.floor(i / side), column: i % side }));

export const squaresWith = (grid: Grid, mark: Mark): Square[] =>
  squaresOf(sideOf(grid)).filter((square) => markAt(grid, square) === mark);

export const sameSquare = (a: Square, b: Square): boolean => a.row === b.row && a.column === b.column;

export const queensOf = (placement: Placement): Square[] =>
  placement.flatMap((column, row) => (column < 0 ? [] : [{ row, column }]));

/** The board with these queens fixed too; only squares that are not reserved can hold one. */
export const withQueens = (grid: Grid, queens: readonly Square[]): Grid =>
  queens.reduce((board, queen) => withMark(board, queen, 'Q'), grid);
