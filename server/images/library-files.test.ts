import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryFiles } from './library-files.ts';

const name = { id: 7, ratio: null };
const fileOf = (sha256: string) => ({ name: { sha256, extension: 'webp' as const }, part: null });

// The cache counts by the performance clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('a crowd asks for the file of an address once a second; a replaced one shows within the next', async () => {
  let stands = fileOf('a');
  const read = vi.fn(async () => stands);
  const find = libraryFiles(read);
  for (let times = 0; times < 100; times += 1) expect(await find(name)).toEqual(fileOf('a'));
  expect(read).toHaveBeenCalledTimes(1);
  stands = fileOf('b');
  vi.advanceTimersByTime(1_001);
  expect(await find(name)).toEqual(fileOf('b'));
});

test('while the database is away the last known file shows; what nobody knew is an error', async () => {
  let isAway = false;
  const find = libraryFiles(async () => {
    if (isAway) throw new Error('away');
    return fileOf('a');
  });
  await find(name);
  isAway = true;
  vi.advanceTimersByTime(60_000);
  expect(await find(name)).toEqual(fileOf('a'));
  await expect(find({ id: 8, ratio: null })).rejects.toThrow('away');
});
