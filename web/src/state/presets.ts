// Boards to begin with. Random ones take the source of chance as an argument, so that tests repeat.
import type { Grid, Square } from '../engine/engine';
import { emptyGrid, sameSquare, sideOf, squaresOf, withMark } from './board';

const squares = (pairs: readonly (readonly [number, number])[]): Square[] =>
  pairs.map(([row, column]) => ({ row, column }));

const reserve = (grid: Grid, reserved: readonly Square[]): Grid =>
  reserved.reduce((board, square) => withMark(board, square, '*'), grid);

export const fixedPresets = {
  free8: emptyGrid(8),
  free4: emptyGrid(4),
  oneReserved: reserve(emptyGrid(4), squares([[0, 1]])),
  twoReserved: reserve(
    emptyGrid(8),
    squares([
      [2, 2],
      [4, 4],
    ]),
  ),
  // Queens at b4 and d5, the puzzle that Nauck printed in 1850.
  nauck: squares([
    [4, 1],
    [3, 3],
  ]).reduce((grid, queen) => withMark(grid, queen, 'Q'), emptyGrid(8)),
} satisfies Record<string, Grid>;

type Chance = () => number;

/** A sixth of the squares is reserved: enough to matter, and most boards keep some solutions. */
const share = 1 / 6;

/** Of the board's side, with reserved squares by chance. */
export function randomGrid(side: number, chance: Chance): Grid {
  const left = squaresOf(side);
  const reserved: Square[] = [];
  while (reserved.length < Math.round(side * side * share))
    reserved.push(...left.splice(Math.floor(chance() * left.length), 1));
  return reserve(emptyGrid(side), reserved);
}

const quarterTurn = (side: number, { row, column }: Square): Square => ({
  row: column,
  column: side - 1 - row,
});

function orbit(side: number, square: Square): Square[] {
  const turned = [square];
  for (let i = 0; i < 3; ++i) turned.push(quarterTurn(side, turned.at(-1)!));
  return turned;
}

/** As `randomGrid`, but a quarter turn carries the board to itself. */
export function symmetricGrid(side: number, chance: Chance): Grid {
  let grid = emptyGrid(side);
  let left = squaresOf(side);
  let wanted = Math.round(side * side * share);
  while (wanted > 0 && left.length > 0) {
    const turned = orbit(side, left[Math.floor(chance() * left.length)]!);
    left = left.filter((square) => !turned.some((other) => sameSquare(other, square)));
    grid = reserve(grid, turned);
    wanted -= turned.length;
  }
  return grid;
}

export const presetNames = [
  ...(Object.keys(fixedPresets) as (keyof typeof fixedPresets)[]),
  'random',
  'symmetric',
] as const;
export type PresetName = (typeof presetNames)[number];

export function preset(name: PresetName, current: Grid): Grid {
  if (name === 'random') return randomGrid(sideOf(current), Math.random);
  if (name === 'symmetric') return symmetricGrid(sideOf(current), Math.random);
  return fixedPresets[name];
}
