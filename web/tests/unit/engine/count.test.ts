// Counts, held to the same tables as the library's own.
import { expect, test } from 'vitest';
import { classesOf, weightedTotal } from '../../../src/engine/count';
import { engineWith } from '../../../src/engine/create';
import { solutionsOf } from '../../support/stand-in';
import { boardNamed, bridge, empty, hireHere, table } from './module';

const engine = engineWith(hireHere, 3);
const largest = 12;
const plain = table('plain_boards.csv').filter(({ side }) => Number(side) >= 1 && Number(side) <= largest);
const boards = table('counts.csv').filter(({ side }) => Number(side) <= largest);

/** By the cases that `workers` would share, one after the other. */
function countIn(grid: string, workers: number) {
  const plan = bridge.plan(grid, workers);
  const counts = plan.cases.map(({ name }) => bridge.countCase(plan.kernel, name));
  return { plan, solutions: weightedTotal(plan, counts) };
}

test('the tables have boards for these tests', () => {
  expect(plain).toHaveLength(largest);
  expect(boards.length).toBeGreaterThan(15);
});

test.each(plain)('the empty board of side $side', async ({ side, solutions, classes }) => {
  const counted = await engine.count(empty(Number(side)));
  expect(counted.solutions).toBe(BigInt(solutions!));
  expect(counted.classes).toBe(BigInt(classes!));
});

test.each(boards)('$board', async ({ board, count }) => {
  expect((await engine.count(boardNamed(board!))).solutions).toBe(BigInt(count!));
});

test('the boards of the sources', async () => {
  const reserved = '........\n........\n..*.....\n........\n....*...\n........\n........\n........';
  expect((await engine.count(reserved)).solutions).toBe(80n);
  expect((await engine.count('.*..\n....\n....\n....')).solutions).toBe(1n);
});

const kernels = ['referee', 'sparse', 'lanes-simd128', 'colours-simd128'];
test.each(kernels)('the kernel %s, forced', (kernel) => {
  for (const { board, count } of boards) {
    const plan = bridge.plan(boardNamed(board!), 1);
    expect(weightedTotal(plan, plan.cases.map(({ name }) => bridge.countCase(kernel, name))), board).toBe(BigInt(count!));
  }
});

test('vectors of wide words: boards of more than 16 columns', () => {
  const wide = table('counts.csv').filter(({ side }) => Number(side) > 16 && Number(side) <= 18);
  expect(wide.length).toBeGreaterThan(0);
  for (const { board, count } of wide) {
    const plan = bridge.plan(boardNamed(board!), 1);
    const counts = plan.cases.map(({ name }) => bridge.countCase('lanes-simd128', name));
    expect(weightedTotal(plan, counts), board).toBe(BigInt(count!));
  }
});

test('a board that is shared by workers adds up, whatever kernel counts it', () => {
  for (const name of ['random-15-10pc', 'dense-20-45pc']) {
    const grid = boardNamed(name);
    const one = countIn(grid, 1);
    const shared = countIn(grid, 4);
    expect(shared.plan.shared, name).toBe(true);
    expect(shared.plan.cases.length, name).toBeGreaterThan(one.plan.cases.length);
    expect(shared.solutions, name).toBe(one.solutions);
    expect(one.solutions, name).toBeGreaterThan(0n);
  }
});

test('weights are fractions, and counts that do not fit them are noticed', () => {
  const one = { name: '', work: 1 };
  const plan = {
    kernel: '', symmetries: 8, shared: false,
    cases: [{ ...one, numerator: 8, denominator: 3 }, { ...one, numerator: 2, denominator: 1 }],
  };
  expect(weightedTotal(plan, [3n, 5n])).toBe(18n);
  expect(() => weightedTotal(plan, [1n, 0n])).toThrow('whole');
  expect(weightedTotal({ ...plan, cases: [] }, [])).toBe(0n);
});

test('classes of a board with fewer symmetries', async () => {
  const grid = boardNamed('symmetric-rot180-13');
  const { symmetries } = bridge.facts(grid);
  expect(symmetries).toBe(2);
  const { solutions, classes } = await engine.count(grid);
  expect(classes).toBe(classesOf(solutions, bridge.countFixed(grid), symmetries));
  expect(classes * 2n).toBeGreaterThanOrEqual(solutions);
});

test('the solutions through each square', () => {
  const squares = bridge.bySquare(empty(8));
  expect(squares[0]![0]).toBe(4n);
  for (const row of squares) expect(row.reduce((sum, count) => sum + count)).toBe(92n);
  const grid = boardNamed('random-8-20pc');
  const expected = Array.from({ length: 8 }, () => Array<bigint>(8).fill(0n));
  for (const placement of solutionsOf(grid.trim())) placement.forEach((column, row) => (expected[row]![column]! += 1n));
  expect(bridge.bySquare(grid)).toEqual(expected);
});

test('estimates have the count within their intervals, nineteen times of twenty', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const estimates = seeds.map((seed) => bridge.estimate(boardNamed('random-7-10pc'), seed));
  const within = (value: number, { low, high }: { low: number; high: number }) => low <= value && value <= high;
  const nodes = bridge.profile(boardNamed('random-7-10pc'), { prune: 'lines', order: 'top' }).total;
  expect(estimates.filter(({ solutions }) => within(17, solutions)).length).toBeGreaterThan(5);
  expect(estimates.filter((estimate) => within(Number(nodes), estimate.nodes)).length).toBeGreaterThan(5);
  expect(estimates[0]!.probes).toBeGreaterThan(1000);
  expect(bridge.estimate(boardNamed('random-7-10pc'), 1)).toEqual(estimates[0]);
});

test('a long count is expected to be long', () => {
  expect(bridge.facts(empty(8)).expectedSeconds).toBeLessThan(1);
  expect(bridge.facts(empty(20)).expectedSeconds).toBeGreaterThan(10);
});
