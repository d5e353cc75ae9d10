import { isValidElement } from 'react';
import { expect, test, vi } from 'vitest';
import { dialog } from '#client/dialogs/dialog.ts';
import { productBulk } from './bulk.tsx';
import { isBelowPromotion, priceChangeOf } from './price-change.ts';
import { productTexts } from './texts.ts';

test('a price change of 0, of too many percent, to a negative price or without a number is invalid', () => {
  const percent = (text: string) => priceChangeOf(text, (value) => ({ percent: value }), false);
  expect(percent(' -10 ')).toEqual({ percent: -10, is_discount: false });
  expect(['0', '-0', '500', '-91', '1.5', '', 'ten'].map(percent)).toEqual(Array(7).fill(null));
  const price = (text: string) => priceChangeOf(text, (value) => ({ price: value }), true);
  expect(price('12,900')).toEqual({ price: 12_900, is_discount: true });
  expect(['-5', '100,000,001', '0.5'].map(price)).toEqual([null, null, null]);
});

test('isBelowPromotion is true only under the running promotion price, false without one', () => {
  const row = { price: 20_000, origin_price: 20_000, promotion_price: 15_000 };
  expect([15_000, 14_999].map((price) => isBelowPromotion(row, { price }))).toEqual([false, true]);
  expect(isBelowPromotion({ ...row, promotion_price: null }, { price: 1 })).toBe(false);
});

test('a bulk change that makes products free, by price or by putting them on sale, is confirmed first; No changes nothing', async () => {
  const confirm = vi.spyOn(dialog, 'confirm').mockResolvedValue(false);
  const custom = vi.spyOn(dialog, 'custom').mockImplementation(async ({ content }) => {
    if (isValidElement<{ onChange: (change: object) => void }>(content)) content.props.onChange({ price: 0 });
    return true;
  });
  const row = { id: 1, name: { ko: '셔츠' }, state: 'ACT', price: 9_000, origin_price: 9_000, promotion_price: null };
  const run = (label: string, ...rows: (typeof row)[]) =>
    productBulk([])
      .find((action) => action.label === label)
      ?.run(rows);
  expect(await run(productTexts.bulk.price, row, { ...row, id: 2, state: 'STOP' })).toBe(null);
  expect(await run(productTexts.bulk.show, row, { ...row, id: 2, state: 'STOP', price: 0 }, { ...row, id: 3, price: 0 })).toBe(null);
  expect(confirm.mock.calls.map(([{ message }]) => message)).toEqual(Array(2).fill(expect.stringMatching(/^상품 1개의 값이 0원/)));
  confirm.mockRestore();
  custom.mockRestore();
});
