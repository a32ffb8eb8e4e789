import { describe, expect, it } from 'vitest';
import type { Prune } from '../../../src/engine/engine';
import { layout } from '../../../src/search/layout';
import { clampStep, film, nextWith, pathTo, queensAt } from '../../../src/search/playback';
import { codeOf, lineAt } from '../../../src/search/pseudocode';
import { emptyGrid } from '../../../src/state/board';
import { prunes } from '../../../src/state/url';
import { createEngine } from '../../support/stand-in';

const walk = (side: number, prune: Prune = 'lines', limit = 1e5) =>
  createEngine().walk(emptyGrid(side), { prune, order: 'top' }, limit);

describe('a film', () => {
  // Nodes and solutions as tests/data/tree_levels.csv and the lesson have them.
  it.each([
    [4, 17, 2],
    [6, 153, 4],
  ])('of side %i has %i nodes and %i solutions at its end', async (side, nodes, solutions) => {
    const { counters } = film(await walk(side));
    expect(counters.at(-1)).toMatchObject({ nodes, solutions });
    expect(counters[0]).toEqual({ nodes: 1, deadEnds: 0, solutions: 0 });
  });

  it('leads from the root to every node, one queen a step', async () => {
    const {
      walk: { nodes },
      parents,
    } = film(await walk(6));
    nodes.forEach((node, i) => {
      const path = pathTo(parents, i);
      expect(path).toHaveLength(node.depth + 1);
      expect(path[0]).toBe(0);
      expect(path.slice(1).map((at) => nodes[at]!.queen)).toEqual(queensAt(node));
    });
  });

  it('finds solutions ahead and behind, and stays within its ends', async () => {
    const { nodes } = await walk(4);
    const first = nextWith(nodes, 0, 'solution', 1);
    expect(nodes[first]!.placement).toEqual([1, 3, 0, 2]);
    const second = nextWith(nodes, first, 'solution', 1);
    expect(nodes[second]!.placement).toEqual([2, 0, 3, 1]);
    expect(nextWith(nodes, second, 'solution', -1)).toBe(first);
    expect(nextWith(nodes, second, 'solution', 1)).toBe(second);
    expect([clampStep(-1, 17), clampStep(16, 17), clampStep(17, 17)]).toEqual([0, 16, 16]);
  });
});

describe('the algorithm', () => {
  it.each(prunes)('of %s has the line of every node', async (prune) => {
    const { nodes } = await walk(4, prune);
    for (const node of nodes) expect(codeOf(prune)).toContain(lineAt(prune, node));
  });

  it('tells dead ends that are seen at the end from those seen before', async () => {
    const dead = async (prune: Prune) =>
      (await walk(4, prune)).nodes.find(({ fate }) => fate === 'dead-end')!;
    expect(lineAt('none', await dead('none'))).toBe('completeChecked');
    expect(lineAt('lines', await dead('lines'))).toBe('openSquare');
  });
});

describe('a tree', () => {
  it.each([1, 4, 6])('of side %i stays within its frame, in the order of the search', async (side) => {
    const shown = film(await walk(side));
    const points = layout(shown, 600, 200);
    shown.walk.nodes.forEach((node, i) => {
      const { x, y } = points[i]!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(600);
      expect(y).toBe((node.depth * 200) / Math.max(...shown.walk.nodes.map(({ depth }) => depth), 1));
    });
    const depthOne = points.filter((_, i) => shown.walk.nodes[i]!.depth === 1).map(({ x }) => x);
    expect(depthOne).toEqual([...depthOne].sort((a, b) => a - b));
    expect(new Set(depthOne).size).toBe(depthOne.length);
  });

  it('has a parent in the middle of its children', async () => {
    const shown = film(await walk(6));
    const points = layout(shown, 600, 200);
    const children = points.filter((_, i) => shown.parents[i] === 0).map(({ x }) => x);
    expect(points[0]!.x).toBeCloseTo((children[0]! + children.at(-1)!) / 2);
  });
});
