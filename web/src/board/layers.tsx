// What lies under and around the pieces: attacked squares, the heat map, and the numbers of rows and columns.
import { computed } from '@preact/signals';
import { bySquare, current } from '../state/answers';
import { markAt, squaresOf } from '../state/board';
import { grid, heat, side, tab } from '../state/studio';
import { words } from '../words/words';
import { isAttacked } from './attacks';
import { heatOf } from './heat';
import { attackers } from './standing';

export function Shades() {
  const shades = squaresOf(side.value)
    .filter((square) => isAttacked(square, attackers.value))
    .map(({ row, column }) => `M${column * 10 + 5} ${row * 10 + 5}h0`);
  return <path class="attacked" d={shades.join('')} />;
}

export function Heat() {
  const squares = current(bySquare.value);
  if (!heat.value || tab.value !== 'count' || !squares) return null;
  return (
    <g class="heat" aria-hidden="true">
      <rect class="ground" width={side.value * 10} height={side.value * 10} />
      {heatOf(squares).map(({ row, column, share, through }) => (
        <g key={`${row}.${column}`}>
          <rect class="warm" x={column * 10} y={row * 10} width="10" height="10" fill-opacity={share} />
          {markAt(grid.value, { row, column }) === '.' && (
            <text
              x={column * 10 + 5}
              y={row * 10 + 6.2}
              class={share > 0.95 ? 'hot' : ''}
              style={{ fontSize: through.length > 4 ? `${11 / through.length}px` : '3.2px' }}
            >
              {words.value.numbers.digits(through)}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** The room for row and column numbers, which keep their size on the screen whatever the side. */
export const margin = computed(() => side.value * 0.6);

export function Labels() {
  const { digits } = words.value.numbers;
  const size = margin.value * 0.55;
  return (
    <g class="labels" aria-hidden="true" style={{ fontSize: `${size}px` }}>
      {Array.from({ length: side.value }, (_, i) => (
        <g key={i}>
          <text x={i * 10 + 5} y={-0.4 * size}>
            {digits(String(i))}
          </text>
          <text x={-0.5 * margin.value} y={i * 10 + 5 + 0.35 * size}>
            {digits(String(i))}
          </text>
        </g>
      ))}
    </g>
  );
}
