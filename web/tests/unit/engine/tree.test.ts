// Search trees, node by node and by depth.
import { expect, test } from 'vitest';
import type { Prune, Strategy } from '../../../src/engine/engine';
import { boardNamed, bridge, empty, table } from './module';

const prunes: Prune[] = ['none', 'columns', 'lines', 'lookahead', 'propagate', 'smallest', 'symmetry'];
const orders = ['top', 'middle', 'ends', 'even-odd', 'random:7'];
const lines: Strategy = { prune: 'lines', order: 'top' };
const most = 50_000;

test('the trees of the lesson', () => {
  expect(bridge.profile(empty(6), lines).total).toBe(153n);
  expect(bridge.profile(empty(8), lines).total).toBe(2057n);
});

test('nodes by depth', () => {
  const levels = table('tree_levels.csv').filter(({ side }) => Number(side) <= 12);
  expect(levels.length).toBeGreaterThan(50);
  for (const { side, depth, nodes } of levels)
    expect(bridge.profile(empty(Number(side)), lines).nodes[Number(depth)], `side ${side}, depth ${depth}`).toBe(BigInt(nodes!));
});

const pairs = prunes.flatMap((prune) => orders.map((order) => ({ prune, order })));
test.each(pairs)('a walk has the nodes of the profile: $prune, $order', (strategy) => {
  for (const grid of [empty(5), boardNamed('random-5-10pc')]) {
    const profile = bridge.profile(grid, strategy);
    const { nodes, complete } = bridge.walk(grid, strategy, most);
    expect(complete).toBe(true);
    expect(BigInt(nodes.length)).toBe(profile.total);
    profile.nodes.forEach((count, depth) => expect(BigInt(nodes.filter((node) => node.depth === depth).length)).toBe(count));
    expect(BigInt(nodes.filter(({ fate }) => fate === 'dead-end').length)).toBe(profile.deadEnds);
    if (strategy.prune !== 'symmetry')
      expect(BigInt(nodes.filter(({ fate }) => fate === 'solution').length)).toBe(profile.solutions);
  }
});

test('a walk begins at the root and tells what each node is', () => {
  const { nodes, complete } = bridge.walk(empty(8), lines, 300);
  expect(complete).toBe(false);
  expect(nodes).toHaveLength(300);
  expect(nodes[0]).toEqual({
    depth: 0, queen: null, forced: [], fate: 'branches', deadEnd: null,
    row: 0, open: [0, 1, 2, 3, 4, 5, 6, 7], placement: Array(8).fill(-1),
  });
  expect(nodes[1]).toMatchObject({ depth: 1, queen: { row: 0, column: 0 }, row: 1, open: [2, 3, 4, 5, 6, 7] });
  const solution = nodes.find(({ fate }) => fate === 'solution');
  expect(solution?.placement).toEqual([0, 4, 7, 5, 2, 6, 1, 3]);
  const dead = nodes.find(({ fate }) => fate === 'dead-end');
  expect(dead?.deadEnd?.kind).toBe('row');
});

test('queens that follow by themselves are told', () => {
  const { nodes } = bridge.walk(empty(4), { prune: 'propagate', order: 'top' }, most);
  expect(nodes.some(({ forced }) => forced.length > 0)).toBe(true);
});

test('limits are bounded', () => {
  expect(bridge.walk(empty(8), lines, 0).nodes).toHaveLength(0);
  expect(bridge.walk(empty(8), lines, -5).nodes).toHaveLength(0);
  expect(bridge.walk(empty(12), lines, 2 ** 31 - 1).nodes).toHaveLength(most);
});

test('a strategy of no such name is refused', () => {
  expect(() => bridge.walk(empty(4), { prune: 'magic' as Prune, order: 'top' }, 1)).toThrow('pruning');
  expect(() => bridge.profile(empty(4), { prune: 'lines', order: 'random:x' })).toThrow('order');
});
