// Typed questions to one instance of the C++ module. Each takes as long as it takes: on the page only
// workers ask.
import type { Estimate, Facts, Grid, Interval, Node, Placement, Profile, ReadBoard, Refusal, SolutionClass, Strategy, Walk } from './engine';

/** A part of a count; all of a plan's cases, by weight, add up to the board's count. */
export interface Case {
  /** Its open squares: all that a count needs to know. */
  readonly name: string;
  readonly numerator: number;
  readonly denominator: number;
  /** In proportion to the time that it is expected to take. */
  readonly work: number;
}

export interface Plan {
  readonly kernel: string;
  readonly symmetries: number;
  /** Whether the cases are worth several workers. */
  readonly shared: boolean;
  readonly cases: readonly Case[];
}

/** A question that the module refuses to answer, as its board is none. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Longer texts are refused unread: no board of the page needs a tenth of it. */
const longestText = 1_000_000;

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  /** Room for the texts of a question, of so many bytes. */
  question(size: number): number;
  answer_size(): number;
}
type Verb = (...values: (number | bigint)[]) => number;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const isRefusal = (answer: unknown): answer is { refusal: Refusal } =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

export class Bridge {
  readonly #exports: Exports & Record<string, unknown>;

  /** The module asks nothing of whoever runs it. */
  constructor(module: WebAssembly.Module) {
    this.#exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports & Record<string, unknown>;
    this.#exports._initialize();
  }

  facts(grid: Grid): Facts {
    return this.#ask('facts', grid) as Facts;
  }

  plan(grid: Grid, workers: number): Plan {
    return this.#ask('plan', grid, workers) as Plan;
  }

  countCase(kernel: string, name: string): bigint {
    return BigInt(this.#whole('count_case', kernel, name) as string);
  }

  /** The solutions that each symmetry but the identity leaves as they are, added up. */
  countFixed(grid: Grid): bigint {
    return BigInt(this.#ask('count_fixed', grid) as string);
  }

  estimate(grid: Grid, seed: number): Estimate {
    return this.#ask('estimate', grid, BigInt(Math.trunc(seed))) as { solutions: Interval; nodes: Interval; probes: number };
  }

  bySquare(grid: Grid): bigint[][] {
    return (this.#whole('by_square', grid) as string[][]).map((row) => row.map(BigInt));
  }

  at(grid: Grid, rank: bigint): Placement | null {
    if (rank < 0n || rank >= 1n << 64n) return null;
    return this.#ask('at', grid, rank) as Placement | null;
  }

  classes(grid: Grid, limit: number): SolutionClass[] {
    return this.#ask('classes', grid, limit) as SolutionClass[];
  }

  find(grid: Grid): Placement | null {
    return this.#ask('find', grid) as Placement | null;
  }

  walk(grid: Grid, strategy: Strategy, limit: number): Walk {
    return this.#ask('walk', grid, strategy.prune, strategy.order, limit) as { nodes: Node[]; complete: boolean };
  }

  profile(grid: Grid, strategy: Strategy): Profile {
    const { nodes, deadEnds, solutions, total } = this.#whole('profile', grid, strategy.prune, strategy.order) as {
      nodes: string[];
      deadEnds: string;
      solutions: string;
      total: string;
    };
    return { nodes: nodes.map(BigInt), deadEnds: BigInt(deadEnds), solutions: BigInt(solutions), total: BigInt(total) };
  }

  read(text: string): ReadBoard | Refusal {
    if (text.length > longestText)
      return { line: 1, column: 1, message: `expected a text of at most ${longestText} characters, found ${text.length}` };
    return this.#orRefusal(() => this.#ask('read', text) as ReadBoard);
  }

  write(grid: Grid, format: string): string | Refusal {
    return this.#orRefusal(() => this.#ask('write', grid, format) as string);
  }

  /** Texts go into the module's memory one after the other; each becomes an address and a length. */
  #ask(verb: string, ...asked: (string | number | bigint)[]): unknown {
    const exports = this.#exports;
    const texts = asked.map((value) => (typeof value === 'string' ? encoder.encode(value) : null));
    let place = exports.question(texts.reduce((size, text) => size + (text?.length ?? 0), 0));
    const values: (number | bigint)[] = [];
    asked.forEach((value, i) => {
      const text = texts[i];
      if (!text) return values.push(value as number | bigint);
      // The memory may have moved as it grew: a view of it is never kept.
      new Uint8Array(exports.memory.buffer).set(text, place);
      values.push(place, text.length);
      return (place += text.length);
    });
    const address = (exports[verb] as Verb)(...values);
    const bytes = new Uint8Array(exports.memory.buffer, address >>> 0, exports.answer_size());
    const answer: unknown = JSON.parse(decoder.decode(bytes));
    if (isRefusal(answer)) throw new Refused(answer.refusal);
    return answer;
  }

  /** An answer that is null when a number was too large, or two sums of the same things differ. */
  #whole(verb: string, ...asked: (string | number | bigint)[]): unknown {
    const answer = this.#ask(verb, ...asked);
    if (answer === null) throw new Error('a number is too large, or the memory has an error');
    return answer;
  }

  #orRefusal<T>(question: () => T): T | Refusal {
    try {
      return question();
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      throw error;
    }
  }
}
