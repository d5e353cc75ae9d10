import { expect, test, vi } from 'vitest';
import { againAfterLoss } from './again.ts';

const lost = new Error('Connection terminated unexpectedly');

test('work whose connection died is run anew, five times at most; a server that refuses is not waited for', async () => {
  let left = 2;
  const twice = vi.fn(async () => {
    if (left-- > 0) throw lost;
    return 'done';
  });
  expect(await againAfterLoss(twice, 0)).toBe('done');
  expect(twice).toHaveBeenCalledTimes(3);
  const refused = vi.fn(() => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })));
  await expect(againAfterLoss(refused)).rejects.toThrow('ECONNREFUSED');
  expect(refused).toHaveBeenCalledTimes(1);
  const always = vi.fn(() => Promise.reject(lost));
  await expect(againAfterLoss(always, 0)).rejects.toBe(lost);
  expect(always).toHaveBeenCalledTimes(5);
});
