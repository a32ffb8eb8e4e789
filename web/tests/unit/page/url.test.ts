import { describe, expect, it } from 'vitest';
import { emptyGrid, largestSide } from '../../../src/state/board';
import { commandOf } from '../../../src/state/command';
import { fixedPresets } from '../../../src/state/presets';
import { decode, decodeGrid, encode, encodeGrid, unedited, type Shared } from '../../../src/state/url';

const full: Shared = {
  grid: '.*..\n...Q\n....\n...*',
  tab: 'search',
  heat: true,
  rank: 123456789012345678901234567890n,
  strategies: [
    { prune: 'lines', order: 'even-odd' },
    { prune: 'smallest', order: 'top' },
  ],
  step: 17,
  trial: [
    { row: 0, column: 2 },
    { row: 3, column: 0 },
  ],
};

describe('a link', () => {
  it('restores the whole state', () => {
    expect(decode(encode(full))).toEqual(full);
    expect(decode(encode(unedited))).toEqual(unedited);
  });

  it('is short', () => {
    expect(encode(unedited)).toBe('#v=1&b=8');
    expect(encode({ ...unedited, grid: fixedPresets.twoReserved })).toBe('#v=1&b=8.18x17x');
  });

  it.each([emptyGrid(1), emptyGrid(largestSide), '*', 'Q', 'QQ\n**', '.*\n*.', '..\n..'])(
    'holds the board %j',
    (grid) => {
      expect(decodeGrid(encodeGrid(grid))).toBe(grid);
    },
  );

  it.each([
    '#',
    '#v=2&b=8',
    '#b=8',
    '#v=1',
    '#v=1&b=0',
    '#v=1&b=21',
    '#v=1&b=999999999',
    '#v=1&b=2.5',
    '#v=1&b=2.QQQQQ',
    '#v=1&b=2.999999x',
    '#v=1&b=8.z',
    '#v=1&b=8&t=other',
    '#v=1&b=8&k=-1',
    '#v=1&b=8&k=x',
    `#v=1&b=8&k=${'9'.repeat(41)}`,
    '#v=1&b=8&s=magic',
    '#v=1&b=8&s=lines.up',
    '#v=1&b=8&s=lines_lines_lines',
    '#v=1&b=8&i=1.5',
    '#v=1&b=8&q=9.0',
    '#v=1&b=8&q=1',
    '#v=1&b=2&q=0.0_0.1_1.0_1.1_0.0',
    '#%E0%A4%A',
  ])('that is broken is refused: %s', (fragment) => {
    expect(decode(fragment)).toBeNull();
  });
});

describe('a command line', () => {
  it('does what the panel does', () => {
    expect(commandOf(unedited)).toBe('./queens count 8');
    expect(commandOf({ ...unedited, heat: true })).toBe('./queens count 8 --by-square');
    expect(commandOf({ ...unedited, tab: 'solutions', rank: 5n })).toBe('./queens list 8 --at 5');
    expect(commandOf({ ...unedited, tab: 'search', strategies: full.strategies })).toBe(
      './queens tree 8 --prune lines,smallest --order even-odd',
    );
    expect(commandOf({ ...unedited, grid: '.*\n..', tab: 'solve' })).toBe(
      "./queens find - <<'END'\n.*\n..\nEND",
    );
  });
});
