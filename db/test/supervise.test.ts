import { expect, test } from 'vitest';
import { lastLines, type ServerProcess } from '../embedded/server-process.ts';
import { superviseDatabase } from '../embedded/supervise.ts';
import { aborted } from '../wait-quietly.ts';

/** A fake server whose exits and failures the test controls. */
function scene(outcomes: ('up' | 'fails' | 'full')[], mostWaits = Number.POSITIVE_INFINITY) {
  const said: string[] = [];
  const waits: number[] = [];
  const enders: ((why: string) => void)[] = [];
  let clock = 0;
  const launch = async (stopping: AbortSignal): Promise<ServerProcess> => {
    const outcome = outcomes.shift() ?? 'fails';
    if (outcome !== 'up') throw new Error(outcome === 'full' ? 'No space left on device' : 'PostgreSQL did not start');
    const { promise, resolve } = Promise.withResolvers<string>();
    stopping.addEventListener('abort', () => resolve('asked'));
    enders.push(resolve);
    return { ended: promise };
  };
  const wait = async (ms: number, stopping: AbortSignal) => {
    waits.push(ms);
    if (waits.length > mostWaits) await aborted(stopping);
  };
  const parts = { launch, wait, say: (line: string) => void said.push(line), now: () => clock };
  const settled = async () => {
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  };
  return {
    said,
    waits,
    parts,
    async end() {
      enders.at(-1)?.('SIGKILL');
      await settled();
    },
    pass: (ms: number) => {
      clock += ms;
    },
    settled,
  };
}

test('restarts of the database wait longer each time; after twelve the database is restarted every minute and only changes are logged', async () => {
  const world = scene(['up', ...Array.from({ length: 14 }, () => 'fails' as const), 'full', 'full', 'up'], 17);
  const { stop } = await superviseDatabase(world.parts);
  await world.end();
  await world.settled();
  const quick = [50, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000];
  expect(world.waits).toEqual([...quick, 60_000, 60_000, 60_000, 60_000, 60_000]);
  expect(world.said).toContain('The database is started again in 0.05 s (1 of 12; 5 calm minutes reset the count).');
  expect(world.said.slice(-4)).toEqual([
    'PostgreSQL did not start',
    'The database was started 12 times in a row. From now on it is started once a minute, until it stays.',
    'No space left on device\nThe disk of DATA_DIR is full: make room. The database then starts by itself.',
    'The database is back.',
  ]);
  await stop();
});

test('a database that ran for five minutes resets the count of restarts', async () => {
  const world = scene(['up', 'fails', 'up', 'up']);
  const { stop } = await superviseDatabase(world.parts);
  await world.end();
  expect(world.waits).toEqual([50, 100]);
  world.pass(5 * 60_000);
  await world.end();
  expect(world.waits).toEqual([50, 100, 50]);
  await stop();
  expect(world.waits).toHaveLength(3);
});

test('from its exit until its next answer a database does not count as up', async () => {
  const world = scene(['up', 'fails', 'up'], 1);
  const { isUp, stop } = await superviseDatabase(world.parts);
  expect(isUp()).toBe(true);
  await world.end();
  expect(isUp()).toBe(false);
  await stop();
  const back = scene(['up', 'fails', 'up']);
  const again = await superviseDatabase(back.parts);
  await back.end();
  expect([again.isUp(), back.said.at(-1)]).toEqual([true, 'The database is back.']);
  await again.stop();
});

test('the same last message from many connections is logged as one line', () => {
  const fatal = (at: number) =>
    `2026-11-26 21:52:35.00${at} UTC [21${at}] FATAL:  terminating connection due to unexpected postmaster exit`;
  const panic = '2026-11-26 21:52:34.001 UTC [2100] PANIC:  could not write to file';
  expect(lastLines([panic, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(fatal), ''].join('\n'))).toEqual([panic, fatal(9)]);
  expect(lastLines(Array.from({ length: 12 }, (_, at) => `line ${at}`).join('\n'))).toHaveLength(8);
});

test('a database whose first start fails is reported and not restarted', async () => {
  await expect(superviseDatabase(scene(['fails']).parts)).rejects.toThrow('did not start');
});
