import { describe, expect, it } from 'vitest';
import type { Grid, Square } from '../../../src/engine/engine';
import { plainHint, searchedHint } from '../../../src/solve/hint';
import { emptyGrid, withQueens } from '../../../src/state/board';
import { solutionsOf } from '../../support/stand-in';

const queens = (...columns: number[]): Square[] => columns.map((column, row) => ({ row, column }));

const hint = (grid: Grid, placed: readonly Square[]) =>
  plainHint(grid, placed) ?? searchedHint(grid, placed, solutionsOf(withQueens(grid, placed))[0] ?? null);

describe('a hint', () => {
  it('names two queens that attack each other first', () => {
    expect(hint(emptyGrid(4), queens(0, 1))).toEqual({ reason: 'attack', pair: queens(0, 1) });
  });

  it('names a row or a column without an open square', () => {
    expect(hint(emptyGrid(4), queens(0, 2))).toMatchObject({
      reason: 'none-left',
      line: { kind: 'row', index: 2 },
    });
    expect(hint('.*..\n.*..\n.*..\n.*..', [])).toEqual({
      reason: 'none-left',
      line: { kind: 'column', index: 1 },
    });
  });

  it('names a row with one open square, then a column', () => {
    expect(hint(emptyGrid(4), queens(1))).toEqual({
      reason: 'one-left',
      line: { kind: 'row', index: 1 },
      square: { row: 1, column: 3 },
    });
    expect(hint('....\n*...\n*...\n*...', [])).toEqual({
      reason: 'one-left',
      line: { kind: 'column', index: 0 },
      square: { row: 0, column: 0 },
    });
  });

  it('otherwise names the row with the fewest open squares, and a square that leads on', () => {
    const said = hint('........\n.**.*.*.\n........\n........\n........\n........\n........\n........', []);
    expect(said).toMatchObject({ reason: 'fewest', row: 1, open: 4 });
  });

  it('says when the queens lead nowhere though nothing is plain', () => {
    // Both in corners: no row or column is down to one square, and yet there is no solution.
    const corners = [
      { row: 0, column: 0 },
      { row: 1, column: 2 },
    ];
    expect(plainHint(emptyGrid(6), corners)).toBeNull();
    expect(hint(emptyGrid(6), corners)).toEqual({ reason: 'no-solution' });
  });

  it('knows a solution', () => {
    expect(hint(emptyGrid(4), queens(1, 3, 0, 2))).toEqual({ reason: 'solved' });
  });

  it('leads from the empty board to a solution, a step a hint', () => {
    const grid = emptyGrid(8);
    let placed: Square[] = [];
    for (let i = 0; i < 8; ++i) {
      const said = hint(grid, placed);
      expect(said).toHaveProperty('square');
      if ('square' in said) placed = [...placed, said.square];
    }
    expect(hint(grid, placed)).toEqual({ reason: 'solved' });
  });
});
