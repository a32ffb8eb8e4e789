// An engine by brute force, for boards up to side 8: it shares no code with the library, so the page's
// parts can be tested without it.
import {
  Cancelled,
  type Engine,
  type Grid,
  type Node,
  type Placement,
  type Square,
  type Strategy,
} from '../../src/engine/engine';

const rowsOf = (grid: Grid) => grid.split('\n');
const meets = (a: Square, b: Square) =>
  a.row === b.row || a.column === b.column || Math.abs(a.row - b.row) === Math.abs(a.column - b.column);

/** Every placement that fits the board, in lexicographic order. */
export function solutionsOf(grid: Grid): Placement[] {
  const rows = rowsOf(grid);
  const found: Placement[] = [];
  const placed: number[] = [];
  const search = (row: number) => {
    if (row === rows.length) return void found.push([...placed]);
    const fixed = [...rows[row]!].filter((mark) => mark === 'Q').length;
    for (let column = 0; column < rows.length; ++column) {
      const mark = rows[row]![column];
      if (mark === '*' || fixed > 1 || (fixed === 1 && mark !== 'Q')) continue;
      if (placed.some((other, i) => meets({ row: i, column: other }, { row, column }))) continue;
      placed.push(column);
      search(row + 1);
      placed.pop();
    }
  };
  search(0);
  return found;
}

/** The eight images of a placement, by what a symmetry does with a square. */
const images: ((side: number, square: Square) => Square)[] = [
  (_, { row, column }) => ({ row, column }),
  (n, { row, column }) => ({ row: column, column: n - 1 - row }),
  (n, { row, column }) => ({ row: n - 1 - row, column: n - 1 - column }),
  (n, { row, column }) => ({ row: n - 1 - column, column: row }),
  (n, { row, column }) => ({ row, column: n - 1 - column }),
  (n, { row, column }) => ({ row: n - 1 - row, column }),
  (_, { row, column }) => ({ row: column, column: row }),
  (n, { row, column }) => ({ row: n - 1 - column, column: n - 1 - row }),
];

const kept = (grid: Grid) => {
  const rows = rowsOf(grid);
  return images.filter((image) =>
    rows.every((text, row) =>
      [...text].every((mark, column) => {
        const there = image(rows.length, { row, column });
        return rows[there.row]![there.column] === mark;
      }),
    ),
  );
};

function classesOf(grid: Grid) {
  const left = new Set(solutionsOf(grid).map((placement) => placement.join()));
  const symmetries = kept(grid);
  return [...left].flatMap((text) => {
    if (!left.has(text)) return [];
    const placement = text.split(',').map(Number);
    const orbit = new Set(
      symmetries.map((image) => {
        const turned: number[] = [];
        placement.forEach((column, row) => {
          const there = image(placement.length, { row, column });
          turned[there.row] = there.column;
        });
        return turned.join();
      }),
    );
    orbit.forEach((each) => left.delete(each));
    return [{ placement, orbit: [...orbit].sort().map((each) => each.split(',').map(Number)) }];
  });
}

/** The search by rows; of the strategies it knows `none`, `columns` and, for all others, `lines`. */
function walk(grid: Grid, { prune }: Strategy, limit: number) {
  const rows = rowsOf(grid);
  const nodes: Node[] = [];
  const placement: number[] = rows.map(() => -1);
  const clash = (a: Square, b: Square) =>
    prune === 'none' ? false : prune === 'columns' ? a.column === b.column : meets(a, b);
  const search = (depth: number): void => {
    if (nodes.length > limit) return;
    const placed = placement.slice(0, depth).map((column, row) => ({ row, column }));
    const queen = placed.at(-1) ?? null;
    const open =
      depth === rows.length
        ? []
        : [...rows[depth]!].flatMap((mark, column) =>
            mark === '*' || placed.some((other) => clash(other, { row: depth, column })) ? [] : [column],
          );
    const valid = placed.every((a, i) => placed.slice(i + 1).every((b) => !meets(a, b)));
    const fate =
      depth === rows.length ? (valid ? 'solution' : 'dead-end') : open.length > 0 ? 'branches' : 'dead-end';
    const deadEnd =
      fate !== 'dead-end'
        ? null
        : depth === rows.length
          ? ({ kind: 'queen', index: depth - 1 } as const)
          : ({ kind: 'row', index: depth } as const);
    nodes.push({
      depth,
      queen,
      forced: [],
      fate,
      deadEnd,
      row: fate === 'branches' ? depth : null,
      open,
      placement: [...placement],
    });
    for (const column of open) {
      placement[depth] = column;
      search(depth + 1);
      placement[depth] = -1;
    }
  };
  search(0);
  return { nodes: nodes.slice(0, limit), complete: nodes.length <= limit };
}

export function createEngine(): Engine {
  const sideOf = (grid: Grid) => rowsOf(grid).length;
  const tooLarge = (grid: Grid) => sideOf(grid) > 8;
  const never = <T>() => new Promise<T>(() => undefined);
  const withdrawals = new Map<string, (reason: Cancelled) => void>();
  const cancel = (kind: string) => withdrawals.get(kind)?.(new Cancelled());
  return {
    facts: async (grid) => ({
      side: sideOf(grid),
      open: [],
      attacks: [],
      symmetries: kept(grid).length,
      expectedSeconds: tooLarge(grid) ? 10 ** (sideOf(grid) - 12) : 0,
    }),
    count: (grid) =>
      new Promise((resolve, reject) => {
        cancel('count');
        withdrawals.set('count', reject);
        if (!tooLarge(grid))
          resolve({
            solutions: BigInt(solutionsOf(grid).length),
            classes: BigInt(classesOf(grid).length),
            milliseconds: 1,
          });
      }),
    estimate: async () => ({
      solutions: { mean: 2.3e6, low: 2.1e6, high: 2.5e6 },
      nodes: { mean: 1e8, low: 9e7, high: 2e8 },
      probes: 100,
    }),
    bySquare: async (grid) => {
      if (tooLarge(grid)) return never();
      const all = solutionsOf(grid);
      return rowsOf(grid).map((text, row) =>
        [...text].map((_, column) => BigInt(all.filter((each) => each[row] === column).length)),
      );
    },
    at: async (grid, rank) => (tooLarge(grid) ? null : (solutionsOf(grid)[Number(rank)] ?? null)),
    classes: async (grid, limit) => (tooLarge(grid) ? never() : classesOf(grid).slice(0, limit)),
    find: async (grid) => (tooLarge(grid) ? null : (solutionsOf(grid)[0] ?? null)),
    walk: async (grid, strategy, limit) => walk(grid, strategy, limit),
    profile: async (grid, strategy) => {
      const { nodes } = walk(grid, strategy, 1e6);
      const levels: bigint[] = [];
      for (const { depth } of nodes) levels[depth] = (levels[depth] ?? 0n) + 1n;
      const ended = (fate: Node['fate']) => BigInt(nodes.filter((node) => node.fate === fate).length);
      return {
        nodes: levels,
        deadEnds: ended('dead-end'),
        solutions: ended('solution'),
        total: BigInt(nodes.length),
      };
    },
    read: async (text) => {
      const rows = text.trim().split('\n');
      const bad = rows.findIndex((row) => row.length !== rows.length || /[^.*Q]/.test(row));
      return bad < 0
        ? { grid: rows.join('\n'), format: 'grid' }
        : { line: bad + 1, column: 1, message: "expected '.', '*' or 'Q'" };
    },
    write: async (grid, format) =>
      format === 'grid' ? `${grid}\n` : { line: 0, column: 0, message: `no ${format} here` },
    cancel,
  };
}
