// A square as something to click, to go to by keys, and to be read aloud.
import type { Square } from '../engine/engine';
import { bySquare, current } from '../state/answers';
import { markAt, sameSquare } from '../state/board';
import { act, clear, grid, heat, mode, side, tab } from '../state/studio';
import { words } from '../words/words';
import { isAttacked } from './attacks';
import { fixed, focused, pointedAt, others } from './standing';

export function onKeyDown(event: KeyboardEvent) {
  const { row, column } = focused.value;
  const moves: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const move = moves[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (move) moveTo(row + move[0], column + move[1], event.currentTarget as Element);
  else if (event.key === 'Home') moveTo(row, 0, event.currentTarget as Element);
  else if (event.key === 'End') moveTo(row, side.value - 1, event.currentTarget as Element);
  else if (event.key === 'Enter' || event.key.toLowerCase() === 'q') act(focused.value, 'queen');
  else if (event.key === ' ' || event.key.toLowerCase() === 'r') act(focused.value, 'reserve');
  else if (event.key === 'Backspace' || event.key === 'Delete') clear(focused.value);
  else return;
  event.preventDefault();
}

function moveTo(row: number, column: number, board: Element) {
  const last = side.value - 1;
  focused.value = { row: Math.min(Math.max(row, 0), last), column: Math.min(Math.max(column, 0), last) };
  board.querySelector<SVGElement>(`[data-square="${focused.value.row}.${focused.value.column}"]`)?.focus();
}

export function Cell({ square, focusable }: { square: Square; focusable: boolean }) {
  const { row, column } = square;
  const { marks } = words.value;
  const mark = markAt(grid.value, square);
  const says = [
    mark === '*'
      ? marks.reserved
      : mark === 'Q'
        ? marks.fixed
        : others.value.some((q) => sameSquare(q, square))
          ? marks.queen
          : marks.open,
  ];
  if (mark === '.' && isAttacked(square, [...fixed.value, ...others.value])) says.push(marks.attacked);
  const through = heat.value && tab.value === 'count' ? current(bySquare.value)?.[row]?.[column] : undefined;
  if (through !== undefined) says.push(words.value.through(through));
  return (
    <g
      role="gridcell"
      class="cell"
      tabIndex={focusable ? 0 : -1}
      data-square={`${row}.${column}`}
      aria-label={words.value.square(row, column, says)}
      onClick={() => {
        focused.value = square;
        act(square, mode.value);
      }}
      onFocus={(event: FocusEvent) => {
        focused.value = square;
        if ((event.currentTarget as Element).matches(':focus-visible')) pointedAt.value = square;
      }}
      onBlur={() => (pointedAt.value = null)}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') pointedAt.value = square;
      }}
    >
      <rect x={column * 10} y={row * 10} width="10" height="10" />
    </g>
  );
}
