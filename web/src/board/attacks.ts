// Who attacks whom. Reserved squares do not stop a queen's sight, and queens do not either.
import type { Square } from '../engine/engine';

/** Whether queens on two different squares attack each other. */
export const attacks = (a: Square, b: Square): boolean =>
  !(a.row === b.row && a.column === b.column) &&
  (a.row === b.row || a.column === b.column || Math.abs(a.row - b.row) === Math.abs(a.column - b.column));

export function attackingPairs(queens: readonly Square[]): (readonly [Square, Square])[] {
  return queens.flatMap((a, i) =>
    queens
      .slice(i + 1)
      .filter((b) => attacks(a, b))
      .map((b) => [a, b] as const),
  );
}

export const isAttacked = (square: Square, queens: readonly Square[]): boolean =>
  queens.some((queen) => attacks(queen, square));
