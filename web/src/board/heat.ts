// How warm each square is: the share of the most used one.
export interface Warmth {
  readonly row: number;
  readonly column: number;
  readonly share: number;
  /** Solutions through the square; thousands and more are rounded to fit: 14k. */
  readonly through: string;
}

function short(n: bigint): string {
  const text = String(n);
  if (text.length <= 5) return text;
  const units = ['', 'k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y'];
  const group = Math.floor((text.length - 1) / 3);
  const whole = text.slice(0, text.length - 3 * group);
  return units[group] === undefined ? `${text[0]}e${text.length - 1}` : whole + units[group];
}

export function heatOf(squares: readonly (readonly bigint[])[]): Warmth[] {
  const most = squares.flat().reduce((a, b) => (a > b ? a : b), 1n);
  return squares.flatMap((row, r) =>
    row.map((n, column) => ({ row: r, column, share: Number((n * 1000n) / most) / 1000, through: short(n) })),
  );
}
