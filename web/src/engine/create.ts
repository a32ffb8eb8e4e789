// The engine of the page: a line to a worker for each kind of question, and several for a count.
import { countOn } from './count';
import type { Engine } from './engine';
import { Line, type Hire } from './line';

const mostWorkers = 8;

/** `workers` share a count; each is hired once it is needed. */
export function engineWith(hire: Hire, workers: number): Engine {
  const counting = Array.from({ length: Math.max(1, Math.min(workers, mostWorkers)) }, () => new Line(hire)) as [Line, ...Line[]];
  const quick = new Line(hire);
  const lines = {
    estimate: new Line(hire),
    bySquare: new Line(hire),
    at: new Line(hire),
    classes: new Line(hire),
    find: new Line(hire),
    walk: new Line(hire),
    profile: new Line(hire),
  };
  /** The line for a question of a kind, free for it. */
  const freed = (kind: keyof typeof lines): Line => {
    lines[kind].hangUp();
    return lines[kind];
  };
  let counts = 0;
  const stopCounting = () => {
    ++counts;
    counting.forEach((line) => line.hangUp());
  };

  return {
    facts: (grid) => quick.ask('facts', grid),
    read: (text) => quick.ask('read', text),
    write: (grid, format) => quick.ask('write', grid, format),
    async count(grid, onProgress = () => undefined) {
      stopCounting();
      const mine = counts;
      try {
        return await countOn(counting, grid, onProgress);
      } catch (error) {
        if (mine === counts) stopCounting(); // the other workers need not go on
        throw error;
      }
    },
    estimate: (grid, seed) => freed('estimate').ask('estimate', grid, seed),
    bySquare: (grid) => freed('bySquare').ask('bySquare', grid),
    at: (grid, rank) => freed('at').ask('at', grid, rank),
    classes: (grid, limit) => freed('classes').ask('classes', grid, limit),
    find: (grid) => freed('find').ask('find', grid),
    walk: (grid, strategy, limit) => freed('walk').ask('walk', grid, strategy, limit),
    profile: (grid, strategy) => freed('profile').ask('profile', grid, strategy),
    cancel: (kind) => (kind === 'count' ? stopCounting() : lines[kind].hangUp()),
  };
}
