import { describe, expect, it } from 'vitest';
import { attackingPairs } from '../../../src/board/attacks';
import { heatOf } from '../../../src/board/heat';
import { emptyGrid, markAt, resized, sideOf, squaresWith, toggled } from '../../../src/state/board';
import { begin, record, redo, undo } from '../../../src/state/history';
import { fixedPresets, randomGrid, symmetricGrid } from '../../../src/state/presets';
import { solutionsOf } from '../../support/stand-in';

describe('a board', () => {
  it('has a mark put on and taken off', () => {
    const square = { row: 1, column: 2 };
    const once = toggled(emptyGrid(3), square, 'Q');
    expect(once).toBe('...\n..Q\n...');
    expect(toggled(once, square, '*')).toBe('...\n..*\n...');
    expect(toggled(once, square, 'Q')).toBe(emptyGrid(3));
  });

  it('keeps what fits when its side changes', () => {
    expect(resized('.*\nQ.', 3)).toBe('.*.\nQ..\n...');
    expect(resized('.*.\nQ..\n..Q', 2)).toBe('.*\nQ.');
    expect(sideOf(resized('.', 20))).toBe(20);
  });
});

describe('history', () => {
  it('goes back and forward, and forgets what was taken back once something else is done', () => {
    const three = record(record(begin(1), 2), 3);
    expect(undo(three).present).toBe(2);
    expect(redo(undo(three))).toEqual(three);
    expect(redo(record(undo(three), 4)).present).toBe(4);
    expect(undo(begin(1))).toEqual(begin(1));
    expect(record(three, 3)).toBe(three);
  });
});

describe('presets', () => {
  // The counts are those of the sources.
  it.each([
    ['twoReserved', 80],
    ['oneReserved', 1],
    ['free8', 92],
    ['free4', 2],
    ['nauck', 2],
  ] as const)('%s has %i solutions', (name, n) => {
    expect(solutionsOf(fixedPresets[name])).toHaveLength(n);
  });

  const chance = (seed: number) => () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };

  it('a random board repeats with its seed, and has a sixth of its squares reserved', () => {
    expect(randomGrid(12, chance(7))).toBe(randomGrid(12, chance(7)));
    expect(randomGrid(12, chance(7))).not.toBe(randomGrid(12, chance(8)));
    expect(squaresWith(randomGrid(12, chance(7)), '*')).toHaveLength(24);
  });

  it.each([1, 2, 5, 8])('a symmetric board of side %i is its own quarter turn', (side) => {
    const grid = symmetricGrid(side, chance(3));
    for (let row = 0; row < side; ++row)
      for (let column = 0; column < side; ++column)
        expect(markAt(grid, { row: column, column: side - 1 - row })).toBe(markAt(grid, { row, column }));
  });
});

describe('attacks', () => {
  it('are along rows, columns and diagonals, over anything between', () => {
    const queen = (row: number, column: number) => ({ row, column });
    expect(attackingPairs([queen(0, 0), queen(0, 7)])).toHaveLength(1);
    expect(attackingPairs([queen(0, 3), queen(7, 3)])).toHaveLength(1);
    expect(attackingPairs([queen(0, 7), queen(7, 0)])).toHaveLength(1);
    expect(attackingPairs([queen(0, 0), queen(1, 2)])).toEqual([]);
    expect(attackingPairs([queen(0, 0), queen(1, 1), queen(2, 2)])).toHaveLength(3);
  });
});

describe('heat', () => {
  it('is the share of the most used square, with a number that fits', () => {
    const squares = heatOf([
      [0n, 50n],
      [123456n, 100n],
    ]);
    expect(squares.map(({ share }) => share)).toEqual([0, 0, 1, 0]);
    expect(squares.map(({ through }) => through)).toEqual(['0', '50', '123k', '100']);
    expect(heatOf([[0n]])[0]!.share).toBe(0);
    expect(heatOf([[12_345_678_901_234_567_890n]])[0]!.through).toBe('12E');
  });
});
