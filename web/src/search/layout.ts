// Where each node of a tree is drawn: leaves side by side in the order of the search, a parent in the
// middle above its children, a level for each depth.
import type { Film } from './playback';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points within width × height, in the nodes' order. */
export function layout({ walk, parents }: Film, width: number, height: number): Point[] {
  const { nodes } = walk;
  const first: number[] = [];
  const last: number[] = [];
  let leaves = 0;
  // From the last node back, children come before their parents, and leaves from right to left.
  for (let i = nodes.length - 1; i >= 0; --i) {
    last[i] ??= leaves;
    first[i] ??= leaves++;
    const parent = parents[i]!;
    const x = (first[i]! + last[i]!) / 2;
    if (parent >= 0) {
      last[parent] ??= x;
      first[parent] = x;
    }
  }
  const deepest = Math.max(1, ...nodes.map((node) => node.depth));
  const across = Math.max(1, leaves - 1);
  return nodes.map((node, i) => ({
    x: leaves === 1 ? width / 2 : width - (((first[i]! + last[i]!) / 2) * width) / across,
    y: (node.depth * height) / deepest,
  }));
}
