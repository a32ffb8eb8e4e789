// Texts of boards, right and wrong.
import { expect, test } from 'vitest';
import { bridge, empty } from './module';

const grid = '........\n.*......\n....Q...\n........\n........\n......*.\n........\n........';

test('a text is found out', () => {
  expect(bridge.read(`${grid}\n`)).toEqual({ grid, format: 'grid' });
  expect(bridge.read('8/8/8/3Q4/1Q6/8/8/8')).toMatchObject({ format: 'fen', grid: expect.stringContaining('...Q....\n.Q......') });
  expect(bridge.read('side 4\nreserved 0 1\n')).toEqual({ grid: '.*..\n....\n....\n....', format: 'lines' });
});

test.each(['grid', 'lines', 'json', 'csv', 'csplib'])('what is written as %s is read again', (format) => {
  const text = bridge.write(grid, format);
  expect(text).toBeTypeOf('string');
  expect(bridge.read(text as string)).toMatchObject({ grid });
});

test('pictures and formulas', () => {
  expect(bridge.write(grid, 'svg')).toMatch(/^<svg[^]*<\/svg>\n$/);
  expect(bridge.write(grid, 'cnf')).toContain('p cnf ');
  expect(bridge.write(grid, 'unicode')).toContain('♛');
});

test('what a format cannot hold is refused with its reason', () => {
  expect(bridge.write(grid, 'placement')).toMatchObject({ message: expect.stringMatching(/^cannot write placement: /) });
  expect(bridge.write(grid, 'no such')).toMatchObject({ message: expect.stringContaining('format') });
});

test.each([
  ['....\n..x.\n....\n....', 2, 3],
  ['....\n...\n....\n....', 2, 4],
  ['....\n....\n', 3, 1],
  ['', 1, 1],
  ['0\n', 1, 1],
  ['21\n', 1, 1],
  ['.'.repeat(21), 1, 21],
  ['side 4\nreserved 9 9', 2, 10],
  ['8/8/8', 1, 6],
])('%j is refused with its place', (text, line, column) => {
  const refusal = bridge.read(text);
  expect(refusal).toMatchObject({ line, column });
  expect((refusal as { message: string }).message).toMatch(/^expected .+, found .+$/);
  expect((refusal as { message: string }).message).not.toContain('\n');
});

test('texts without end are refused unread', () => {
  expect(bridge.read('.'.repeat(2_000_000))).toMatchObject({ line: 1, column: 1 });
});

test('questions about what is no board are refused', () => {
  for (const text of ['', 'x', empty(21), '....\n']) {
    expect(() => bridge.facts(text)).toThrow('expected');
    expect(() => bridge.plan(text, 4)).toThrow('expected');
    expect(() => bridge.classes(text, 1)).toThrow('expected');
  }
  expect(() => bridge.countCase('lanes-simd128', '4:f.f')).toThrow('case');
  expect(() => bridge.countCase('no such', '4:f.f.f.f')).toThrow('kernel');
});

/** Numbers that look random, the same ones every time (Park and Miller 1988). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48271) % 2147483647) % below;
}

test('garbage is refused or read, and the module goes on', () => {
  const next = numbersFrom(1);
  const marks = ['.', '*', 'Q', '\n', '#', ' ', '0', '1', '8', '/', ',', '[', ']', '"', '{', '}', ':', 'side ', 'queen ', 'random ', '%', '\u0000', 'é', '\ud800', '99999999999', '-1', '<', 'p cnf'];
  for (let i = 0; i < 3000; ++i) {
    const text = Array.from({ length: next(30) }, () => marks[next(marks.length)]).join('');
    const answer = bridge.read(text);
    if ('grid' in answer) expect(bridge.facts(answer.grid).side).toBeGreaterThan(0);
    else expect(answer.message).toMatch(/./);
  }
  expect(bridge.read(empty(8))).toMatchObject({ format: 'grid' });
});
