import { expect, test, vi } from 'vitest';
import { dialog } from '#client/dialogs/dialog.ts';
import { confirmFree, confirmFreeMany } from './confirm-free.ts';

test('a product on sale that becomes free by price or promotion is confirmed once; a draft is not', async () => {
  const confirm = vi.spyOn(dialog, 'confirm').mockResolvedValue(false);
  const [paid, free] = [
    { state: 'ACT', price: 5_000 },
    { state: 'ACT', price: 0 },
  ];
  expect(await confirmFree(free, paid)).toBe(false);
  expect(await confirmFree({ ...paid, promotions: [{ price: 0 }] }, paid)).toBe(false);
  expect(await confirmFree({ ...paid, promotion_price: 0 }, paid)).toBe(false);
  expect(await confirmFree(free, { ...free, state: 'STOP' })).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(4);
  for (const [now, was] of [
    [paid, paid],
    [free, free],
    [{ ...free, state: 'STOP' }, paid],
    [{ ...paid, promotion_price: null }, free],
  ] as const)
    expect(await confirmFree(now, was)).toBe(true);
  expect(await confirmFreeMany(0)).toBe(true);
  expect(confirm).toHaveBeenCalledTimes(4);
  expect(await confirmFreeMany(3)).toBe(false);
  expect(confirm.mock.lastCall?.[0].message).toMatch(/^상품 3개/);
  confirm.mockRestore();
});
