import { spawn } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { supervise, whenOrphaned } from './supervision.ts';

/** Processes that run these scripts one after another, and waits that end at once. */
function scene(scripts: string[], now?: () => number) {
  const said: string[] = [];
  const waits: number[] = [];
  let started = 0;
  const opened = Promise.withResolvers<void>();
  const supervision = supervise({
    start() {
      const script = scripts[Math.min(started, scripts.length - 1)] ?? '';
      started += 1;
      const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      child.on('message', () => opened.resolve());
      return child;
    },
    say: (line) => said.push(line),
    wait: async (ms) => void waits.push(ms),
    ...(now ? { now } : {}),
  });
  return { ...supervision, opened: opened.promise, said, waits, started: () => started };
}

const opensAndFalls = "process.send('open', () => process.exit(3))";
const opensAndEnds = "process.send('open', () => process.exit(0))";

test('a shop that crashes after it opened is restarted after a growing, logged wait; a requested stop is not', async () => {
  const world = scene([opensAndFalls, "process.send('open', () => process.kill(process.pid, 'SIGKILL'))", 'process.exit(1)', opensAndEnds]);
  expect(await world.ended).toBe(0);
  expect(world.waits).toEqual([500, 1_000, 2_000]);
  expect(world.said.slice(0, 4)).toEqual([
    'The shop ended by itself (code 3).',
    'It is started again in 0.5 s (1 of 10; 5 calm minutes reset the count).',
    'The shop ended by itself (SIGKILL).',
    'It is started again in 1 s (2 of 10; 5 calm minutes reset the count).',
  ]);
});

test('a shop whose first start fails is not restarted', async () => {
  const world = scene(['process.exit(7)']);
  expect(await world.ended).toBe(7);
  expect(world.started()).toBe(1);
});

test('a start that finds no database is retried until there is one, and does not count as a crash', async () => {
  const nights = Array.from({ length: 11 }, () => 'process.exit(75)');
  const world = scene([...nights, opensAndFalls, 'process.exit(75)', opensAndEnds]);
  expect(await world.ended).toBe(0);
  expect(world.started()).toBe(14);
  expect(world.said[0]).toBe('The shop waits for its database and is started again in 0.5 s.');
  expect(world.waits.slice(10)).toEqual([30_000, 500, 500]);
  expect(world.said).toContain('It is started again in 0.5 s (1 of 10; 5 calm minutes reset the count).');
});

test('a requested stop that could not close everything does not count as a crash', async () => {
  const world = scene(["process.send('open'); process.send('closing', () => process.exit(1))"]);
  expect(await world.ended).toBe(1);
  expect(world.started()).toBe(1);
});

test('restarts end after ten crashes in a row, and five minutes without one reset the count', async () => {
  const world = scene([opensAndFalls]);
  expect(await world.ended).toBe(3);
  expect(world.started()).toBe(11);
  expect(world.waits.at(-1)).toBe(30_000);
  expect(world.said.at(-1)).toContain('given up');

  let clock = 0;
  const steady = scene([...Array.from({ length: 15 }, () => opensAndFalls), opensAndEnds], () => (clock += 5 * 60_000));
  expect(await steady.ended).toBe(0);
  expect(new Set(steady.waits)).toEqual(new Set([500]));
});

test('a signal is passed on to the shop, which is then not restarted', async () => {
  const world = scene(["process.on('SIGTERM', () => process.exit(5)); process.send('open'); setInterval(() => {}, 1000)"]);
  await world.opened;
  world.pass('SIGTERM');
  expect(await world.ended).toBe(5);
  expect(world.started()).toBe(1);
});

test('a process whose parent changed reports once that the process that started it is gone', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const call = vi.fn();
  let parent = 4_711;
  whenOrphaned(call, () => parent);
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  parent = 1;
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});
