// The algorithm of each strategy as lines, and the line where the search is at a node. What a line
// says in a language is in words/.
import type { Node, Prune } from '../engine/engine';

export type CodeLine =
  | 'search'
  | 'complete'
  | 'completeChecked'
  | 'forced'
  | 'lookAhead'
  | 'nextRow'
  | 'smallestRow'
  | 'anySquare'
  | 'freeColumn'
  | 'openSquare'
  | 'place'
  | 'deeper'
  | 'back';

const branching: Record<Prune, CodeLine> = {
  none: 'anySquare',
  columns: 'freeColumn',
  lines: 'openSquare',
  lookahead: 'openSquare',
  propagate: 'openSquare',
  smallest: 'openSquare',
  symmetry: 'openSquare',
};

const checksAtEnd = (prune: Prune) => prune === 'none' || prune === 'columns';

export function codeOf(prune: Prune): CodeLine[] {
  return [
    'search',
    checksAtEnd(prune) ? 'completeChecked' : 'complete',
    ...(prune === 'propagate' ? (['forced'] as const) : []),
    ...(prune === 'lookahead' || prune === 'propagate' ? (['lookAhead'] as const) : []),
    prune === 'smallest' ? 'smallestRow' : 'nextRow',
    branching[prune],
    'place',
    'deeper',
    'back',
  ];
}

/** How deep a line is indented. */
export const indentOf = (line: CodeLine): number =>
  line === 'search' ? 0 : line === 'place' || line === 'deeper' || line === 'back' ? 2 : 1;

/** The line that decided about the node. */
export function lineAt(prune: Prune, node: Node): CodeLine {
  if (node.fate === 'solution') return checksAtEnd(prune) ? 'completeChecked' : 'complete';
  if (node.fate === 'dead-end') {
    if (node.deadEnd?.kind === 'queen') return 'completeChecked';
    return prune === 'lookahead' || prune === 'propagate' ? 'lookAhead' : branching[prune];
  }
  if (node.forced.length > 0) return 'forced';
  return node.queen === null ? (prune === 'smallest' ? 'smallestRow' : 'nextRow') : 'place';
}
