// What the page asks of the library, whoever answers: WebAssembly in workers, or a test's stand-in.

/** A board as the library's own text: a line for each row, of `.` open, `*` reserved, `Q` a queen. */
export type Grid = string;

/** `placement[row]` is the column of that row's queen, -1 where there is none. */
export type Placement = readonly number[];

export interface Square {
  readonly row: number;
  readonly column: number;
}

/** What is known of a board without a search. */
export interface Facts {
  readonly side: number;
  /** For each row and column, whether fixed queens and reserved squares leave the square open. */
  readonly open: readonly (readonly boolean[])[];
  /** Pairs of fixed queens that attack each other. */
  readonly attacks: readonly (readonly [Square, Square])[];
  /** How many of the square's 8 symmetries the board keeps. */
  readonly symmetries: number;
  /** What a count is expected to take here, in seconds of one worker. */
  readonly expectedSeconds: number;
}

export interface Counted {
  readonly solutions: bigint;
  /** Solutions up to the board's symmetries. */
  readonly classes: bigint;
  readonly milliseconds: number;
}

/** The share of a count that is done, by estimated work: 0 to 1. */
export type OnProgress = (share: number) => void;

/** A mean with the bounds of its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface Estimate {
  readonly solutions: Interval;
  readonly nodes: Interval;
  readonly probes: number;
}

/** A class of solutions: its lexicographically smallest one, and all of them, turned and mirrored. */
export interface SolutionClass {
  readonly placement: Placement;
  readonly orbit: readonly Placement[];
}

/** How a search goes: names as `queens tree --prune` has them. */
export type Prune =
  'none' | 'columns' | 'lines' | 'lookahead' | 'propagate' | 'smallest' | 'symmetry';
export type RowOrder = string;
export interface Strategy {
  readonly prune: Prune;
  readonly order: RowOrder;
}

/** A node of a search tree, in the order of the walk: each before its children. */
export interface Node {
  readonly depth: number;
  /** The queen that led here; none at a root. */
  readonly queen: Square | null;
  /** Queens that followed from it by themselves. */
  readonly forced: readonly Square[];
  readonly fate: 'branches' | 'dead-end' | 'solution';
  readonly deadEnd: { readonly kind: 'row' | 'column' | 'queen'; readonly index: number } | null;
  /** The row that branches, and its columns that get a branch. */
  readonly row: number | null;
  readonly open: readonly number[];
  readonly placement: Placement;
}

/** The beginning of a search. */
export interface Walk {
  readonly nodes: readonly Node[];
  /** Whether `nodes` is the whole tree. */
  readonly complete: boolean;
}

/** A whole search, by depth. */
export interface Profile {
  readonly nodes: readonly bigint[];
  readonly deadEnds: bigint;
  readonly solutions: bigint;
  readonly total: bigint;
}

export interface ReadBoard {
  readonly grid: Grid;
  readonly format: string;
}

/** A text that is no board: one clear line, with its place. */
export interface Refusal {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** An asked question was withdrawn: by `cancel`, or because the next one of its kind came. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/**
 * Every answer comes from a worker, so the page never waits. A question of a kind withdraws the
 * earlier one of that kind; its promise is rejected with `Cancelled`. Only `facts`, `read` and `write`,
 * which take no time, are all answered.
 */
export interface Engine {
  facts(grid: Grid): Promise<Facts>;
  count(grid: Grid, onProgress?: OnProgress): Promise<Counted>;
  estimate(grid: Grid, seed: number): Promise<Estimate>;
  /** Solutions through each square, [row][column]. */
  bySquare(grid: Grid): Promise<readonly (readonly bigint[])[]>;
  /** The solution of that rank in lexicographic order; null past the last. */
  at(grid: Grid, rank: bigint): Promise<Placement | null>;
  /** The first `limit` classes, in lexicographic order. */
  classes(grid: Grid, limit: number): Promise<readonly SolutionClass[]>;
  /** Any solution, quickly; null if there is none. */
  find(grid: Grid): Promise<Placement | null>;
  walk(grid: Grid, strategy: Strategy, limit: number): Promise<Walk>;
  profile(grid: Grid, strategy: Strategy): Promise<Profile>;
  read(text: string): Promise<ReadBoard | Refusal>;
  /** The board in a format of `queens convert`, or the reason why that format cannot hold it. */
  write(grid: Grid, format: string): Promise<string | Refusal>;
  /** Withdraws the question of that kind. */
  cancel(kind: 'count' | 'estimate' | 'bySquare' | 'classes' | 'walk' | 'profile'): void;
}
