import { expect, test, vi } from 'vitest';
import { begin, begunOr } from './begun.ts';

test('a request started early is used once, and is then sent again', async () => {
  begin('graphic 1', async () => 'early');
  const load = vi.fn(async () => 'now');
  expect(await begunOr('graphic 2', load)).toBe('now');
  expect(await begunOr('graphic 1', load)).toBe('early');
  expect(await begunOr('graphic 1', load)).toBe('now');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a request that failed early is sent again when needed, and its second failure is shown', async () => {
  const fail = () => Promise.reject(new Error('no network'));
  begin('graphic 1', fail);
  expect(await begunOr('graphic 1', async () => 'now')).toBe('now');
  begin('graphic 1', fail);
  await expect(begunOr('graphic 1', fail)).rejects.toThrow('no network');
});
