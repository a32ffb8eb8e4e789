import { describe, expect, it } from 'vitest';
import { bn } from '../../../src/words/bn';
import { en } from '../../../src/words/en';
import { digits, numbersOf } from '../../../src/words/numbers';

describe('digits', () => {
  it('are those of the language', () => {
    expect(digits('bn', '92')).toBe('৯২');
    expect(digits('bn', '0123456789')).toBe('০১২৩৪৫৬৭৮৯');
    expect(digits('en', '92')).toBe('92');
  });

  it('are grouped as the language groups them', () => {
    expect(numbersOf('en').number(234907967154122528n)).toBe('234,907,967,154,122,528');
    expect(numbersOf('bn').number(14200)).toBe('১৪,২০০');
    expect(numbersOf('bn').number(14772512n)).toBe('১,৪৭,৭২,৫১২');
  });

  it('are few for rough numbers', () => {
    expect(numbersOf('en').rough(2.3491e17)).toBe('2.35 × 10¹⁷');
    expect(numbersOf('bn').rough(2.3491e17)).toBe('২.৩৫ × ১০¹⁷');
    expect(numbersOf('en').rough(123456)).toBe('123,500');
    expect(numbersOf('en').percent(0.999)).toBe('99%');
  });
});

describe('plurals and ordinals', () => {
  it.each([
    [1n, '1st'],
    [2n, '2nd'],
    [3n, '3rd'],
    [4n, '4th'],
    [11n, '11th'],
    [12n, '12th'],
    [13n, '13th'],
    [21n, '21st'],
    [111n, '111th'],
    [1002n, '1,002nd'],
  ])('%s in English', (n, ordinal) => {
    expect(en.solutions.of(n, 2000n)).toBe(`${ordinal} of 2,000 solutions`);
  });

  it.each([
    [1n, '১ম'],
    [2n, '২য়'],
    [3n, '৩য়'],
    [4n, '৪র্থ'],
    [5n, '৫ম'],
    [6n, '৬ষ্ঠ'],
    [10n, '১০ম'],
    [11n, '১১তম'],
    [21n, '২১তম'],
  ])('%s in Bengali', (n, ordinal) => {
    expect(bn.solutions.of(n, 92n)).toBe(`৯২টির মধ্যে ${ordinal} সমাধান`);
  });

  it('one is singular in English', () => {
    expect(en.through(1n)).toBe('1 solution');
    expect(en.through(0n)).toBe('0 solutions');
    expect(en.solve.pairs(1)).toBe('1 pair attacks each other.');
    expect(bn.through(1n)).toBe('১টি সমাধান');
  });
});

describe('Bengali', () => {
  const all = (words: object): string[] =>
    Object.values(words).flatMap((value) =>
      typeof value === 'string' ? [value] : typeof value === 'object' ? all(value) : [],
    );

  it('has no Latin digits, and a word of its own for every one of the English page', () => {
    for (const text of all(bn)) expect(text).not.toMatch(/[0-9]/);
    const names = new Set(['JSON', 'FEN', 'SVG', 'PNG', 'English']);
    for (const text of all(bn)) if (!names.has(text)) expect(text).toMatch(/[\u0980-\u09ff]/);
  });

  it.each([
    { reason: 'one-left', line: { kind: 'column', index: 3 }, square: { row: 5, column: 3 } },
    { reason: 'fewest', row: 2, open: 2, square: { row: 2, column: 4 } },
  ] as const)('says the hint $reason without Latin digits', (hint) => {
    expect(bn.solve.hint(hint)).toMatch(/[০-৯]/);
    expect(bn.solve.hint(hint)).not.toMatch(/[0-9]/);
  });
});
