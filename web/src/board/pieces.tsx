// What stands on squares, in tenths of a square: the one queen that all boards draw.

const crown = 'M2.2 8.1h5.6v.9H2.2zM2.6 7.5 1.5 3.5 3.6 5.2 5 2.2 6.4 5.2 8.5 3.5 7.4 7.5z';
const jewels: readonly (readonly [number, number])[] = [
  [1.5, 3],
  [5, 1.7],
  [8.5, 3],
];

export const Queen = ({ row, column, kind }: { row: number; column: number; kind: string }) => (
  <g class={`queen ${kind}`} transform={`translate(${column * 10} ${row * 10})`}>
    <path d={crown} />
    {jewels.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="0.7" />
    ))}
  </g>
);

/** A hatched square, so that it is told from a dark one without colour. */
export const Reserved = ({ row, column }: { row: number; column: number }) => (
  <g class="reserved" transform={`translate(${column * 10} ${row * 10})`}>
    <rect width="10" height="10" />
    <path d="M0 10 10 0M0 5 5 0M5 10 10 5" />
  </g>
);
