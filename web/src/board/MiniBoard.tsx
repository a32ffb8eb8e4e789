// A small board that is only looked at.
import type { Grid, Square } from '../engine/engine';
import { sideOf, squaresOf, squaresWith } from '../state/board';
import { Queen, Reserved } from './pieces';

interface Props {
  readonly grid: Grid;
  readonly queens: readonly Square[];
  readonly label: string;
  readonly newest?: (square: Square) => boolean;
  /** So small that a queen is but a dot. */
  readonly tiny?: boolean;
}

/** The dark squares of a board as one path, which is far fewer elements than a square each. */
export const darkSquares = (side: number): string =>
  squaresOf(side)
    .filter(({ row, column }) => (row + column) % 2 === 1)
    .map(({ row, column }) => `M${column * 10} ${row * 10}h10v10h-10z`)
    .join('');

export function MiniBoard({ grid, queens, label, newest, tiny }: Props) {
  const side = sideOf(grid);
  return (
    <svg class="mini-board" viewBox={`0 0 ${side * 10} ${side * 10}`} role="img" aria-label={label}>
      <rect class="light" width={side * 10} height={side * 10} />
      <path class="dark" d={darkSquares(side)} />
      {squaresWith(grid, '*').map((square) => (
        <Reserved key={`${square.row}.${square.column}`} {...square} />
      ))}
      {queens.map((queen) =>
        tiny ? (
          <circle
            class="dot"
            key={`${queen.row}.${queen.column}`}
            cx={queen.column * 10 + 5}
            cy={queen.row * 10 + 5}
            r="4"
          />
        ) : (
          <Queen
            key={`${queen.row}.${queen.column}`}
            {...queen}
            kind={newest?.(queen) ? 'newest' : 'tried'}
          />
        ),
      )}
    </svg>
  );
}
