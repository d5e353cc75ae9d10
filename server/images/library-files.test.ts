import { expect, test, vi } from 'vitest';
import { libraryFiles } from './library-files.ts';

const name = { id: 7, ratio: null };
const fileOf = (hash: string) => ({ name: { hash, extension: 'webp' as const }, part: null });

/** A clock that the test moves, in ms. */
function clockAt(start: number) {
  let time = start;
  const pass = (ms: number) => {
    time += ms;
  };
  return { now: () => time, pass };
}

test('many requests for a library picture read its row once a second, and a replaced file is shown within the next second', async () => {
  let stands = fileOf('a');
  const read = vi.fn(async () => stands);
  const clock = clockAt(1_000);
  const find = libraryFiles(read, clock.now);
  for (let times = 0; times < 100; times += 1) expect(await find(name)).toEqual(fileOf('a'));
  expect(read).toHaveBeenCalledTimes(1);
  stands = fileOf('b');
  clock.pass(1_001);
  expect(await find(name)).toEqual(fileOf('b'));
});

test('during a database outage the last known file is shown, and an unknown one is an error', async () => {
  let isAway = false;
  const clock = clockAt(1_000);
  const find = libraryFiles(async () => {
    if (isAway) throw new Error('away');
    return fileOf('a');
  }, clock.now);
  await find(name);
  isAway = true;
  clock.pass(60_000);
  expect(await find(name)).toEqual(fileOf('a'));
  await expect(find({ id: 8, ratio: null })).rejects.toThrow('away');
});
