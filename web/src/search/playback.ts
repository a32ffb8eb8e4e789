// A search as a film: a position is an index into the nodes of the walk, so that stepping back is as
// cheap as stepping forward.
import type { Node, Square, Walk } from '../engine/engine';
import { queensOf, sameSquare } from '../state/board';

/** How far the search is at a node, that node included. */
export interface Counters {
  readonly nodes: number;
  readonly deadEnds: number;
  readonly solutions: number;
}

export interface Film {
  readonly walk: Walk;
  /** `counters[i]` when node i has been reached. */
  readonly counters: readonly Counters[];
  /** The index of each node's parent, -1 at a root. */
  readonly parents: readonly number[];
}

export function film(walk: Walk): Film {
  let deadEnds = 0;
  let solutions = 0;
  const counters = walk.nodes.map((node, i) => {
    if (node.fate === 'dead-end') ++deadEnds;
    if (node.fate === 'solution') ++solutions;
    return { nodes: i + 1, deadEnds, solutions };
  });
  const latest: number[] = [];
  const parents = walk.nodes.map((node, i) => {
    latest[node.depth] = i;
    return node.depth === 0 ? -1 : latest[node.depth - 1]!;
  });
  return { walk, counters, parents };
}

export const clampStep = (step: number, length: number): number => Math.max(0, Math.min(step, length - 1));

/** From the root to the node, both included. */
export function pathTo(parents: readonly number[], step: number): number[] {
  const path: number[] = [];
  for (let i = step; i >= 0; i = parents[i]!) path.unshift(i);
  return path;
}

export const queensAt = (node: Node): Square[] => queensOf(node.placement);

/** The queen that the step moved or placed, for the eye to follow. */
export const isNewest = (node: Node, square: Square): boolean =>
  (node.queen !== null && sameSquare(node.queen, square)) ||
  node.forced.some((queen) => sameSquare(queen, square));

/** The next node of that fate after `step`, or the one before; the step itself if there is none. */
export function nextWith(
  nodes: readonly Node[],
  step: number,
  fate: Node['fate'],
  direction: 1 | -1,
): number {
  for (let i = step + direction; i >= 0 && i < nodes.length; i += direction)
    if (nodes[i]!.fate === fate) return i;
  return step;
}
