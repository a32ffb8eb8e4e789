// The command line that does what the panel does.
import type { Grid, Strategy } from '../engine/engine';
import { emptyGrid, sideOf } from './board';
import type { Shared } from './url';

const pruneFlags = ({ prune, order }: Strategy) => (order === 'top' ? `--prune ${prune}` : `--prune ${prune} --order ${order}`);

function verbOf(state: Shared): [string, string] {
  if (state.tab === 'solutions') return ['list', ` --at ${state.rank}`];
  if (state.tab === 'solve') return ['find', ''];
  if (state.tab === 'search') {
    // One order holds for all strategies of a command, so only the first one's is told.
    const [first, second] = state.strategies;
    return ['tree', ` ${pruneFlags(first!)}${second ? `,${second.prune}` : ''}`];
  }
  return ['count', state.heat ? ' --by-square' : ''];
}

const hereDocument = (grid: Grid) => `<<'END'\n${grid}\nEND`;

export function commandOf(state: Shared): string {
  const [verb, flags] = verbOf(state);
  const { grid } = state;
  return grid === emptyGrid(sideOf(grid))
    ? `./queens ${verb} ${sideOf(grid)}${flags}`
    : `./queens ${verb} -${flags} ${hereDocument(grid)}`;
}
