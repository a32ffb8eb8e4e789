// The command line that does what the panel does.
import type { Grid } from '../engine/engine';
import { emptyGrid, sideOf } from './board';
import type { Shared } from './url';

function verbOf(state: Shared): [string, string] {
  if (state.tab === 'solutions') return ['list', ` --at ${state.rank}`];
  if (state.tab === 'solve') return ['find', ''];
  if (state.tab === 'search') {
    // One order holds for all strategies of a command, so only the first one's is told.
    const order = state.strategies[0]!.order;
    return [
      'tree',
      ` --prune ${state.strategies.map(({ prune }) => prune).join()}${order === 'top' ? '' : ` --order ${order}`}`,
    ];
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
