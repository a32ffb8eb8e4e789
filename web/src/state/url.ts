// The whole state as an address fragment, and back. `#v=1&b=8.18x17x&t=solutions&k=5`: a version, the
// board as runs of open squares in row order with `x` reserved and `Q` a queen, and what is looked at.
import type { Grid, Prune, RowOrder, Square, Strategy } from '../engine/engine';
import { emptyGrid, largestSide, sideOf } from './board';

export const tabs = ['count', 'solutions', 'search', 'solve', 'share'] as const;
export type Tab = (typeof tabs)[number];

export const prunes: readonly Prune[] = [
  'none',
  'columns',
  'lines',
  'lookahead',
  'propagate',
  'smallest',
  'symmetry',
];
export const orders: readonly RowOrder[] = ['top', 'middle', 'ends', 'even-odd'];

export interface Shared {
  readonly grid: Grid;
  readonly tab: Tab;
  readonly heat: boolean;
  /** The solution looked at, from 0. */
  readonly rank: bigint;
  /** One strategy, or two side by side. */
  readonly strategies: readonly Strategy[];
  /** The node of the search looked at. */
  readonly step: number;
  /** Queens placed in "solve it yourself". */
  readonly trial: readonly Square[];
}

export const unedited: Shared = {
  grid: emptyGrid(8),
  tab: 'count',
  heat: false,
  rank: 0n,
  strategies: [{ prune: 'lines', order: 'top' }],
  step: 0,
  trial: [],
};

export function encodeGrid(grid: Grid): string {
  const runs = grid
    .replaceAll('\n', '')
    .replace(/\.+$/, '')
    .replaceAll('*', 'x')
    .replace(/\.+/g, (run) => String(run.length));
  return runs === '' ? String(sideOf(grid)) : `${sideOf(grid)}.${runs}`;
}

/** Null if the text is no board of side 1 to 20. */
export function decodeGrid(text: string): Grid | null {
  const match = /^(\d{1,2})(?:\.((?:\d{1,3}|[xQ])+))?$/.exec(text);
  if (!match) return null;
  const side = Number(match[1]);
  if (side < 1 || side > largestSide) return null;
  const squares = (match[2] ?? '').replace(/\d+/g, (run) => '.'.repeat(Number(run))).replaceAll('x', '*');
  if (squares.length > side * side) return null;
  return squares
    .padEnd(side * side, '.')
    .match(new RegExp(`.{${side}}`, 'g'))!
    .join('\n');
}

const encodeStrategy = ({ prune, order }: Strategy) => (order === 'top' ? prune : `${prune}.${order}`);

function decodeStrategy(text: string): Strategy | null {
  const [prune, order = 'top', ...rest] = text.split('.');
  const known = prunes.find((name) => name === prune);
  return known && orders.includes(order) && rest.length === 0 ? { prune: known, order } : null;
}

export function encode(state: Shared): string {
  const parts = ['v=1', `b=${encodeGrid(state.grid)}`];
  if (state.tab !== 'count') parts.push(`t=${state.tab}`);
  if (state.heat) parts.push('h=1');
  if (state.rank > 0n) parts.push(`k=${state.rank}`);
  const strategies = state.strategies.map(encodeStrategy).join('_');
  if (strategies !== 'lines') parts.push(`s=${strategies}`);
  if (state.step > 0) parts.push(`i=${state.step}`);
  if (state.trial.length > 0)
    parts.push(`q=${state.trial.map(({ row, column }) => `${row}.${column}`).join('_')}`);
  return `#${parts.join('&')}`;
}

const naturalNumber = (text: string, digits: number) =>
  text.length <= digits && /^\d+$/.test(text) ? text : null;

function decodeTrial(text: string, side: number): Square[] | null {
  const squares = text === '' ? [] : text.split('_').map((pair) => /^(\d{1,2})\.(\d{1,2})$/.exec(pair));
  if (squares.length > side * side) return null;
  const trial = squares.map((match) => ({
    row: Number(match?.[1] ?? side),
    column: Number(match?.[2] ?? side),
  }));
  return trial.every(({ row, column }) => row < side && column < side) ? trial : null;
}

/** Null if any part of the fragment is broken: half a state would be somebody else's. */
export function decode(fragment: string): Shared | null {
  const values = new Map(new URLSearchParams(fragment.replace(/^#/, '')));
  if (values.get('v') !== '1') return null;
  const grid = decodeGrid(values.get('b') ?? '');
  const tab = tabs.find((name) => name === (values.get('t') ?? 'count'));
  const rank = naturalNumber(values.get('k') ?? '0', 40);
  const step = naturalNumber(values.get('i') ?? '0', 6);
  const strategies = (values.get('s') ?? 'lines').split('_').map(decodeStrategy);
  if (grid === null || !tab || rank === null || step === null || strategies.length > 2) return null;
  if (!strategies.every((strategy) => strategy !== null)) return null;
  const trial = decodeTrial(values.get('q') ?? '', sideOf(grid));
  if (trial === null) return null;
  return {
    grid,
    tab,
    heat: values.get('h') === '1',
    rank: BigInt(rank),
    strategies,
    step: Number(step),
    trial,
  };
}
