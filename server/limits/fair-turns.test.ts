import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairTurns, type TurnLimits } from '#server/limits/fair-turns.ts';

const limits: TurnLimits = { perTick: 2, longMs: 20, budgetMs: 10, waitingOfOne: 4, waitingOfAll: 6 };

test('with an empty queue requests start at once up to the limit of a tick, and again at the next tick', async () => {
  const { turns, nextTick } = open();
  expect([turns.isFree(), turns.isFree(), turns.isFree()]).toEqual([true, true, false]);
  await nextTick();
  expect(turns.isFree()).toBe(true);
});

test('keys take turns: many requests of one key delay another key by one start', async () => {
  const { turns, begun, wait, nextTick } = open();
  for (const name of ['a1', 'a2', 'a3', 'a4']) wait('a', name);
  wait('b', 'b1');
  expect(turns.isFree()).toBe(false);
  await nextTick();
  expect(begun).toEqual(['a1', 'b1']);
  await nextTick();
  await nextTick();
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  expect(turns.figures).toEqual({ waiting: 0, refused: 0 });
});

test('a start that uses the whole time of a tick is the only one in it', async () => {
  const { begun, wait, nextTick, pass } = open();
  wait('a', 'slow', () => pass(11));
  wait('b', 'next');
  await nextTick();
  expect(begun).toEqual(['slow']);
  await nextTick();
  expect(begun).toEqual(['slow', 'next']);
});

test('the synchronous part of a request counts against its tick, also when it returns a promise', async () => {
  const { begun, wait, nextTick, pass } = open();
  wait('a', 'slow', () => void Promise.resolve().then(() => Promise.resolve().then(() => pass(11))));
  wait('b', 'next');
  await nextTick();
  expect(begun).toEqual(['slow']);
});

test('a slow tick lets fewer requests start in the next one, at least one; short ticks raise the number again', async () => {
  const { begun, wait, nextTick, pass } = open({ perTick: 4, waitingOfOne: 20, waitingOfAll: 20 });
  for (let count = 1; count <= 16; count += 1) wait('a', `a${count}`);
  const beganAfter = async (elsewhereMs: number) => {
    const before = begun.length;
    pass(elsewhereMs);
    await nextTick();
    return begun.length - before;
  };
  const counts: number[] = [];
  for (const elsewhereMs of [0, 21, 21, 21, 0, 0, 0]) counts.push(await beganAfter(elsewhereMs));
  expect(counts).toEqual([4, 2, 1, 1, 2, 3, 3]);
});

test('a client with a full queue is refused while others can still wait, and all queues together are limited', async () => {
  const { turns, refused, wait, nextTick } = open();
  for (let count = 1; count <= 5; count += 1) wait('a', `a${count}`);
  for (let count = 1; count <= 3; count += 1) wait('b', `b${count}`);
  expect(turns.figures).toEqual({ waiting: 6, refused: 2 });
  await nextTick();
  expect(refused).toEqual(['a5', 'b3']);
});

test('a client that disconnects leaves the queue', async () => {
  const { turns, begun, refused, wait, nextTick } = open();
  const leave = wait('a', 'a1');
  for (let count = 2; count <= 4; count += 1) wait('a', `a${count}`);
  const leaveRefused = wait('a', 'a5');
  leave();
  leave();
  leaveRefused();
  expect(turns.figures.waiting).toBe(3);
  wait('a', 'a6');
  await nextTick();
  await nextTick();
  expect([begun, refused]).toEqual([['a2', 'a3', 'a4', 'a6'], []]);
});

function open(others: Partial<TurnLimits> = {}) {
  const planned: (() => void)[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  let now = 0;
  const turns = new FairTurns(
    { ...limits, ...others },
    (run) => void planned.push(run),
    () => now,
  );
  return {
    turns,
    begun,
    refused,
    pass: (ms: number) => {
      now += ms;
    },
    wait: (key: string, name: string, work = () => {}) =>
      turns.wait(key, {
        begin: () => {
          begun.push(name);
          work();
        },
        refuse: () => void refused.push(name),
      }),
    async nextTick() {
      for (const run of planned.splice(0)) run();
      await tick();
    },
  };
}
