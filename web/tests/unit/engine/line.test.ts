// Questions withdrawn, answered in order, and shared: with workers that are none.
import { expect, test } from 'vitest';
import { Cancelled } from '../../../src/engine/engine';
import { engineWith } from '../../../src/engine/create';
import { Line, type Answerer, type Reply } from '../../../src/engine/line';
import { boardNamed, bridge, empty, hireHere } from './module';

/** A worker that answers when the test says so. */
function newHand() {
  const asked: { verb: string; reply: (reply: Reply) => void }[] = [];
  let ended = 0;
  const hire = (): Answerer => ({
    ask: ({ verb }, reply) => void asked.push({ verb, reply }),
    end: () => void ++ended,
  });
  return { asked, hire, ended: () => ended };
}

test('one question at a time, in order', async () => {
  const hand = newHand();
  const line = new Line(hand.hire);
  const first = line.ask('find', empty(4));
  const second = line.ask('read', 'x');
  expect(hand.asked.map(({ verb }) => verb)).toEqual(['find']);
  hand.asked[0]!.reply({ answer: [1, 3, 0, 2] });
  expect(await first).toEqual([1, 3, 0, 2]);
  hand.asked[1]!.reply({ error: 'broken' });
  await expect(second).rejects.toThrow('broken');
});

test('who hangs up gets no answer, and the next question a new worker', async () => {
  const hand = newHand();
  const line = new Line(hand.hire);
  const withdrawn = [line.ask('find', 'a'), line.ask('find', 'b')];
  line.hangUp();
  for (const question of withdrawn) await expect(question).rejects.toBeInstanceOf(Cancelled);
  expect(hand.ended()).toBe(1);
  const next = line.ask('find', 'c');
  hand.asked[0]!.reply({ answer: 'late' });
  hand.asked[1]!.reply({ answer: 'right' });
  expect(await next).toBe('right');
  line.hangUp();
  expect(hand.ended()).toBe(1); // nobody was waiting
});

test('a question withdraws the earlier one of its kind alone', async () => {
  const engine = engineWith(hireHere, 2);
  const strategy = { prune: 'lines', order: 'top' } as const;
  const first = engine.walk(empty(5), strategy, 10);
  const other = engine.find(empty(5));
  const second = engine.walk(empty(6), strategy, 10);
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  expect((await second).nodes).toHaveLength(10);
  expect(await other).toHaveLength(5);
});

test('texts are all answered', async () => {
  const engine = engineWith(hireHere, 2);
  const [fen, text] = await Promise.all([engine.write(empty(4), 'fen'), engine.write(empty(4), 'grid')]);
  expect(fen).toBe('4/4/4/4\n');
  expect(text).toBe('....\n....\n....\n....\n');
});

test('a shared count tells its progress, up to all of it', async () => {
  const grid = boardNamed('random-15-10pc');
  expect(bridge.plan(grid, 3).shared).toBe(true);
  const shares: number[] = [];
  const { solutions } = await engineWith(hireHere, 3).count(grid, (share) => shares.push(share));
  expect(solutions).toBeGreaterThan(0n);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeCloseTo(1, 9);
});

test('a count can be withdrawn, by whoever asks and by the next', async () => {
  const engine = engineWith(hireHere, 2);
  const stopped = engine.count(boardNamed('random-15-10pc'), () => engine.cancel('count'));
  await expect(stopped).rejects.toBeInstanceOf(Cancelled);
  const first = engine.count(empty(8));
  const second = engine.count(empty(6));
  await expect(first).rejects.toBeInstanceOf(Cancelled);
  expect((await second).solutions).toBe(4n);
});
