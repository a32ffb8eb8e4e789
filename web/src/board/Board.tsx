// The chessboard that is edited: by pointer, and by keys on the square that has the focus.
import { computed, signal } from '@preact/signals';
import type { Square } from '../engine/engine';
import { markAt, queensOf, sameSquare, squaresWith } from '../state/board';
import { bySquare, current, shown } from '../state/answers';
import { act, clear, grid, heat, mode, side, tab, trial } from '../state/studio';
import { words } from '../words/words';
import { films, stepOf } from '../search/films';
import { isNewest, queensAt } from '../search/playback';
import { attackingPairs, isAttacked } from './attacks';
import { heatOf } from './heat';
import { darkSquares } from './MiniBoard';
import { Queen, Reserved } from './pieces';

const focused = signal<Square>({ row: 0, column: 0 });
const hovered = signal<Square | null>(null);

const fixed = computed(() => squaresWith(grid.value, 'Q'));
const node = computed(() => (tab.value === 'search' ? (films.value[0]?.walk.nodes[stepOf(0)] ?? null) : null));

/** Queens that are not part of the board: a solution's, the search's or the student's. */
const others = computed<readonly Square[]>(() => {
  if (tab.value === 'solve') return trial.value;
  const queens = tab.value === 'solutions' ? queensOf(current(shown.value) ?? []) : node.value ? queensAt(node.value) : [];
  return queens.filter((queen) => markAt(grid.value, queen) !== 'Q');
});

const attackers = computed<readonly Square[]>(() => {
  if (node.value) return queensAt(node.value);
  return hovered.value && markAt(grid.value, hovered.value) !== '*' ? [hovered.value] : [];
});

function onKeyDown(event: KeyboardEvent) {
  const { row, column } = focused.value;
  const moves: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
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

function Cell({ square, focusable }: { square: Square; focusable: boolean }) {
  const { row, column } = square;
  const { marks } = words.value;
  const mark = markAt(grid.value, square);
  const says = [
    mark === '*' ? marks.reserved : mark === 'Q' ? marks.fixed : others.value.some((q) => sameSquare(q, square)) ? marks.queen : marks.open,
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
      onFocus={() => (focused.value = square)}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') hovered.value = square;
      }}
    >
      <rect x={column * 10} y={row * 10} width="10" height="10" />
    </g>
  );
}

function Shades() {
  const shades = Array.from({ length: side.value * side.value }, (_, i) => ({ row: Math.floor(i / side.value), column: i % side.value }))
    .filter((square) => isAttacked(square, attackers.value))
    .map(({ row, column }) => `M${column * 10 + 5} ${row * 10 + 5}h0`);
  return <path class="attacked" d={shades.join('')} />;
}

function Heat() {
  const squares = current(bySquare.value);
  if (!heat.value || tab.value !== 'count' || !squares) return null;
  return (
    <g class="heat" aria-hidden="true">
      <rect class="ground" width={side.value * 10} height={side.value * 10} />
      {heatOf(squares).map(({ row, column, share, through }) => (
        <g key={`${row}.${column}`}>
          <rect class="warm" x={column * 10} y={row * 10} width="10" height="10" fill-opacity={share} />
          {markAt(grid.value, { row, column }) === '.' && (
            <text x={column * 10 + 5} y={row * 10 + 6.2} class={share > 0.95 ? 'hot' : ''} style={{ fontSize: through.length > 4 ? `${11 / through.length}px` : '3.2px' }}>
              {words.value.numbers.digits(through)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** The room for row and column numbers, which keep their size on the screen whatever the side. */
const margin = computed(() => side.value * 0.6);

function Labels() {
  const { digits } = words.value.numbers;
  const size = margin.value * 0.55;
  return (
    <g class="labels" aria-hidden="true" style={{ fontSize: `${size}px` }}>
      {Array.from({ length: side.value }, (_, i) => (
        <g key={i}>
          <text x={i * 10 + 5} y={-0.4 * size}>{digits(String(i))}</text>
          <text x={-0.5 * margin.value} y={i * 10 + 5 + 0.35 * size}>{digits(String(i))}</text>
        </g>
      ))}
    </g>
  );
}

export function Board() {
  const length = side.value * 10;
  const indexes = Array.from({ length: side.value }, (_, i) => i);
  const focus = { row: Math.min(focused.value.row, side.value - 1), column: Math.min(focused.value.column, side.value - 1) };
  const queens = [...fixed.value, ...others.value];
  return (
    <svg
      class="board"
      viewBox={`${-margin.value} ${-margin.value} ${length + margin.value + 0.5} ${length + margin.value + 0.5}`}
      role="grid"
      aria-label={words.value.board(side.value)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => (hovered.value = null)}
    >
      <Labels />
      <rect class="light" width={length} height={length} />
      <path class="dark" d={darkSquares(side.value)} />
      <Heat />
      <Shades />
      {squaresWith(grid.value, '*').map((square) => (
        <Reserved key={`${square.row}.${square.column}`} {...square} />
      ))}
      {fixed.value.map((queen) => (
        <Queen key={`${queen.row}.${queen.column}`} {...queen} kind="fixed" />
      ))}
      {others.value.map((queen) => (
        <Queen key={`${queen.row}.${queen.column}`} {...queen} kind={node.value && isNewest(node.value, queen) ? 'newest' : 'tried'} />
      ))}
      {attackingPairs(queens).map(([a, b]) => (
        <line key={`${a.row}.${a.column}-${b.row}.${b.column}`} class="attack" x1={a.column * 10 + 5} y1={a.row * 10 + 5} x2={b.column * 10 + 5} y2={b.row * 10 + 5} />
      ))}
      <rect class="frame" width={length} height={length} />
      {indexes.map((row) => (
        <g role="row" key={row}>
          {indexes.map((column) => (
            <Cell key={column} square={{ row, column }} focusable={focus.row === row && focus.column === column} />
          ))}
        </g>
      ))}
    </svg>
  );
}
