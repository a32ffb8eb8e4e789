// Solutions by rank, by class, and any one: against the brute force of the page's tests.
import { expect, test } from 'vitest';
import { solutionsOf } from '../../support/stand-in';
import { boardNamed, bridge, empty } from './module';

const boards = [empty(4), empty(6), empty(7), boardNamed('random-7-10pc').trim(), 'Q...\n....\n....\n....'];

test.each(boards)('ranks follow the order of the list: board %#', (grid) => {
  const all = solutionsOf(grid);
  all.forEach((placement, rank) => expect(bridge.at(grid, BigInt(rank))).toEqual(placement));
  expect(bridge.at(grid, BigInt(all.length))).toBeNull();
});

test('ranks without an end', () => {
  expect(bridge.at(empty(8), -1n)).toBeNull();
  expect(bridge.at(empty(8), 1n << 64n)).toBeNull();
  expect(bridge.at(empty(8), (1n << 64n) - 1n)).toBeNull();
});

test('a rank far into a list that nobody could go through', () => {
  expect(bridge.at(empty(16), 1_000_000n)).toEqual([1, 15, 10, 0, 4, 9, 12, 6, 13, 2, 5, 14, 8, 11, 3, 7]);
});

test.each(boards)('classes part the solutions: board %#', (grid) => {
  const all = solutionsOf(grid);
  const classes = bridge.classes(grid, 1000);
  expect(classes.flatMap(({ orbit }) => orbit).map(String).sort()).toEqual(all.map(String).sort());
  for (const { placement, orbit } of classes) expect(orbit[0]).toEqual(placement);
  expect(bridge.classes(grid, 1)).toEqual(classes.slice(0, 1));
});

test('classes of the 8×8 board', () => {
  const classes = bridge.classes(empty(8), 100);
  expect(classes).toHaveLength(12);
  expect(classes.filter(({ orbit }) => orbit.length === 4)).toHaveLength(1);
});

test('any solution', () => {
  for (const grid of boards) {
    const all = solutionsOf(grid).map(String);
    const found = bridge.find(grid);
    if (all.length === 0) expect(found).toBeNull();
    else expect(all).toContain(String(found));
  }
  expect(bridge.find(empty(20))).toHaveLength(20);
  expect(bridge.find(empty(3))).toBeNull();
});

test('facts', () => {
  const facts = bridge.facts('Q..Q\n....\n.*..\n....');
  expect(facts.side).toBe(4);
  expect(facts.attacks).toEqual([[{ row: 0, column: 0 }, { row: 0, column: 3 }]]);
  expect(facts.open[0]).toEqual([false, false, false, false]);
  expect(facts.open[2]![1]).toBe(false);
  expect(bridge.facts(empty(5)).symmetries).toBe(8);
  expect(bridge.facts('.*..\n....\n....\n....').symmetries).toBe(1);
});
