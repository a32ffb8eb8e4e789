// The chessboard that is edited.
import { attackingPairs } from './attacks';
import { Cell, onKeyDown } from './Cell';
import { Heat, Labels, margin, Shades } from './layers';
import { darkSquares } from './MiniBoard';
import { Queen, Reserved } from './pieces';
import { fixed, focused, pointedAt, node, others } from './standing';
import { isNewest } from '../search/playback';
import { squaresWith } from '../state/board';
import { grid, side } from '../state/studio';
import { words } from '../words/words';

export function Board() {
  const length = side.value * 10;
  const indexes = Array.from({ length: side.value }, (_, i) => i);
  const focus = {
    row: Math.min(focused.value.row, side.value - 1),
    column: Math.min(focused.value.column, side.value - 1),
  };
  const queens = [...fixed.value, ...others.value];
  return (
    <svg
      class="board"
      viewBox={`${-margin.value} ${-margin.value} ${length + margin.value + 0.5} ${length + margin.value + 0.5}`}
      role="grid"
      aria-label={words.value.board(side.value)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => (pointedAt.value = null)}
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
        <Queen
          key={`${queen.row}.${queen.column}`}
          {...queen}
          kind={node.value && isNewest(node.value, queen) ? 'newest' : 'tried'}
        />
      ))}
      {attackingPairs(queens).map(([a, b]) => (
        <line
          key={`${a.row}.${a.column}-${b.row}.${b.column}`}
          class="attack"
          x1={a.column * 10 + 5}
          y1={a.row * 10 + 5}
          x2={b.column * 10 + 5}
          y2={b.row * 10 + 5}
        />
      ))}
      <rect class="frame" width={length} height={length} />
      {indexes.map((row) => (
        <g role="row" key={row}>
          {indexes.map((column) => (
            <Cell
              key={column}
              square={{ row, column }}
              focusable={focus.row === row && focus.column === column}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
