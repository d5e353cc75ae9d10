import type { Runner } from 'graphile-worker';
import { expect, test } from 'vitest';
import { superviseJobs } from './supervise-jobs.ts';

/** Runners and waits that the test ends. */
function scene() {
  const told: string[] = [];
  const runners: PromiseWithResolvers<void>[] = [];
  const waits: { ms: number; over: () => void }[] = [];
  let failures = 0;
  let isStuck = false;
  let areWorkersStuck = false;
  const parts = {
    async start() {
      if (failures > 0) {
        failures -= 1;
        throw new Error('no database');
      }
      told.push('start');
      const end = Promise.withResolvers<void>();
      runners.push(end);
      return { promise: end.promise, stop: async () => (isStuck ? new Promise(() => {}) : end.resolve()) } as unknown as Runner;
    },
    isStuck: async () => areWorkersStuck,
    release: async () => void told.push('give back'),
    warn: (error: unknown) => void told.push(String(error)),
    wait: (ms: number, stopping: AbortSignal) =>
      new Promise<void>((over) => {
        waits.push({ ms, over });
        stopping.addEventListener('abort', () => over());
      }),
  };
  return {
    told,
    runners,
    parts,
    stick: () => {
      isStuck = true;
    },
    stickWorkers: (are: boolean) => {
      areWorkersStuck = are;
    },
    failNext: (count: number) => {
      failures = count;
    },
    /** Ends the current wait and returns the length of the next one. */
    async next(): Promise<number | undefined> {
      const count = waits.length;
      waits.at(-1)?.over();
      for (let turn = 0; turn < 100 && waits.length === count; turn += 1) await new Promise(setImmediate);
      return waits.at(-1)?.ms;
    },
  };
}

test('a job runner that ended or cannot start is started again, after a growing wait', async () => {
  const world = scene();
  const keeper = superviseJobs(world.parts);
  await keeper.firstStart;
  world.failNext(3);
  world.runners[0]?.reject(new Error('gone'));
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(world.told.at(-1)).toBe('Error: gone');
  expect([await world.next(), await world.next(), await world.next(), await world.next()]).toEqual([1_000, 2_000, 4_000, 20_000]);
  expect(world.told.filter((line) => line === 'start')).toHaveLength(2);
  await keeper.stop();
});

test('a job that does not end in time is returned to the queue when the shop stops', async () => {
  const world = scene();
  const keeper = superviseJobs(world.parts);
  await keeper.firstStart;
  world.stick();
  const stopped = keeper.stop();
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
  expect(world.told).toEqual(['start']);
  await world.next();
  await stopped;
  expect(world.told).toEqual(['start', 'give back']);
});

test('a runner with stuck workers is restarted once', async () => {
  const world = scene();
  const keeper = superviseJobs(world.parts);
  await keeper.firstStart;
  world.stickWorkers(true);
  await world.next();
  world.stickWorkers(false);
  await world.next();
  expect(world.told).toEqual(['start', 'Error: jobs are due and nobody works', 'start']);
  await keeper.stop();
});
