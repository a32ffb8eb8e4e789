// A count by several workers: one makes the cases, all take the next one as soon as they are free.
import type { Plan } from './bridge';
import type { Counted, Grid, OnProgress } from './engine';
import type { Line } from './line';

/** The sum of weight times solutions; the weights are fractions, the sum is whole. */
export function weightedTotal(plan: Plan, counts: readonly bigint[]): bigint {
  const common = plan.cases.reduce((product, { denominator }) => {
    const factor = BigInt(denominator);
    return product % factor === 0n ? product : product * factor;
  }, 1n);
  let sum = 0n;
  plan.cases.forEach(({ numerator, denominator }, i) => {
    sum += ((counts[i] ?? 0n) * BigInt(numerator) * common) / BigInt(denominator);
  });
  if (sum % common !== 0n) throw new Error('the counts of the cases do not add up to a whole number');
  return sum / common;
}

/** Burnside's lemma: the number of classes is the mean number of solutions that a symmetry fixes. */
export function classesOf(solutions: bigint, fixed: bigint, symmetries: number): bigint {
  return (solutions + fixed) / BigInt(symmetries);
}


/**
 * Counts on all `lines`, of which the first also makes the plan. The solutions that symmetries fix are
 * one case more: a search of their own, as long as that of a board of half as many queens.
 */
export async function countOn(lines: readonly [Line, ...Line[]], grid: Grid, onProgress: OnProgress): Promise<Counted> {
  const [first] = lines;
  const plan = await first.ask('plan', grid, lines.length);
  const start = performance.now(); // by now a worker has started, which says nothing of the board
  const all = plan.cases.reduce((sum, { work }) => sum + work, 0) || 1;
  const counts: bigint[] = [];
  let done = 0;
  let next = 0;
  const takeCases = async (line: Line) => {
    for (let i = next++; i < plan.cases.length; i = next++) {
      const one = plan.cases[i]!;
      counts[i] = await line.ask('countCase', plan.kernel, one.name);
      done += one.work;
      onProgress(Math.min(1, done / all));
    }
  };
  const fixed = plan.symmetries > 1 ? first.ask('countFixed', grid) : Promise.resolve(0n);
  const helpers = plan.shared ? lines : [first];
  const [fixedSolutions] = await Promise.all([fixed, ...helpers.map(takeCases)]);
  const solutions = weightedTotal(plan, counts);
  const milliseconds = performance.now() - start;
  return { solutions, classes: classesOf(solutions, fixedSolutions, plan.symmetries), milliseconds };
}
