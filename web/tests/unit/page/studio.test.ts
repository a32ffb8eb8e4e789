import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Counted, Engine } from '../../../src/engine/engine';
import {
  counted,
  current,
  estimated,
  isLong,
  startAsking,
  stopCount,
  stopped,
  counting,
  countNow,
} from '../../../src/state/answers';
import { emptyGrid } from '../../../src/state/board';
import {
  act,
  brokenLink,
  canUndo,
  clear,
  doAgain,
  edit,
  grid,
  open,
  rank,
  setSide,
  shared,
  step,
  tab,
  takeBack,
  trial,
} from '../../../src/state/studio';
import { encode, unedited } from '../../../src/state/url';
import { createEngine } from '../../support/stand-in';

const square = { row: 2, column: 1 };

beforeEach(() => open(''));

describe('the studio', () => {
  it('edits, takes back and does again', () => {
    open('#v=1&b=4');
    act(square, 'queen');
    act({ row: 0, column: 0 }, 'reserve');
    expect(grid.value).toBe('*...\n....\n.Q..\n....');
    takeBack();
    expect(grid.value).toBe('....\n....\n.Q..\n....');
    doAgain();
    clear(square);
    expect(grid.value).toBe('*...\n....\n....\n....');
    expect(canUndo.value).toBe(true);
  });

  it('looks at the new board from its beginning', () => {
    rank.value = 7n;
    step.value = 9;
    setSide(7);
    expect([rank.value, step.value]).toEqual([0n, 0]);
  });

  it("keeps a student's queens apart from the board, as long as they fit it", () => {
    tab.value = 'solve';
    act(square, 'queen');
    act({ row: 7, column: 7 }, 'queen');
    expect(grid.value).toBe(emptyGrid(8));
    expect(trial.value).toHaveLength(2);
    act({ row: 0, column: 1 }, 'queen');
    takeBack();
    expect(trial.value).toHaveLength(2);
    setSide(5);
    expect(trial.value).toEqual([square]);
    act(square, 'queen');
    expect(trial.value).toEqual([]);
    edit('*....\n.....\n.....\n.....\n.....');
    act({ row: 0, column: 0 }, 'queen');
    expect(trial.value).toEqual([]);
  });

  it('opens a link, and the default board with a notice for a broken one', () => {
    const link = '#v=1&b=4.5Q&t=search&s=columns&i=3';
    open(link);
    expect(encode(shared.value)).toBe(link);
    expect(brokenLink.value).toBe(false);
    open('#v=1&b=4.nothing');
    expect(brokenLink.value).toBe(true);
    expect(shared.value).toEqual(unedited);
    act(square, 'queen');
    expect(brokenLink.value).toBe(false);
  });
});

describe('answers', () => {
  const answered = () => vi.waitFor(() => expect(current(counted.value)).not.toBeNull());
  const late: ((counted: Counted) => void)[] = [];
  let slow = false;
  const honest = createEngine();
  const engine: Engine = {
    ...honest,
    count: (board) => (slow ? new Promise((resolve) => late.push(resolve)) : honest.count(board)),
  };
  startAsking(engine);

  it('follow the board', async () => {
    await answered();
    expect(counted.value?.value.solutions).toBe(92n);
    edit(emptyGrid(6));
    expect(current(counted.value)).toBeNull();
    await answered();
    expect(counted.value?.value).toMatchObject({ solutions: 4n, classes: 1n });
  });

  it('that come late are never shown for another board', async () => {
    await answered();
    slow = true;
    edit(emptyGrid(5));
    await vi.waitFor(() => expect(late).toHaveLength(1));
    slow = false;
    edit(emptyGrid(4));
    await answered();
    late[0]!({ solutions: 10n, classes: 2n, milliseconds: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(current(counted.value)?.solutions).toBe(2n);
  });

  it('are estimates where a count would take long, and a count that is wanted anyway stops', async () => {
    edit(emptyGrid(18));
    await vi.waitFor(() => expect(current(estimated.value)).not.toBeNull());
    expect(isLong()).toBe(true);
    expect(current(counted.value)).toBeNull();
    void countNow(engine, grid.value);
    expect(counting.value).toBe(0);
    stopCount(engine);
    expect([counting.value, stopped.value]).toEqual([null, true]);
    edit(emptyGrid(4));
    expect(stopped.value).toBe(false);
    await answered();
  });
});
