// Undo and redo: what was, what is, and what was taken back.
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** So many steps can be taken back; a page that is open for days does not grow. */
const longest = 500;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

export const record = <T>(history: History<T>, next: T): History<T> =>
  next === history.present
    ? history
    : { past: [...history.past, history.present].slice(-longest), present: next, future: [] };

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future };
}
