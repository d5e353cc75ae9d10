import { expect, test } from 'vitest';
import { promotionAt, saleColumns } from '#rules/catalogue/promotion.ts';

const at = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T00:00:00Z`);
const season = { price: 9_000, starts_at: null, ends_at: at(25) };
const weekend = { price: 7_000, starts_at: at(20), ends_at: at(22) };

test('of running promotions the one that began last applies; a promotion is over at its end time', () => {
  expect(promotionAt([weekend, season], at(19))).toBe(season);
  expect(promotionAt([season, weekend], at(20))).toBe(weekend);
  expect(promotionAt([weekend, season], at(22))).toBe(season);
  expect(promotionAt([weekend, season], at(25))).toBeNull();
  const always = { price: 8_000, starts_at: null, ends_at: null };
  expect(promotionAt([always, { ...always, price: 1 }], at(1))).toBe(always);
});

test('the columns of a sale are computed from the prices', () => {
  const product = { price: 10_000, origin_price: 12_000, promotions: [weekend] };
  expect(saleColumns(product, at(21))).toEqual({ promotion_price: 7_000, is_sale: true, sale_price: 10_000, sale_rate: 16.67 });
  expect(saleColumns(product, at(23))).toMatchObject({ promotion_price: null, is_sale: false });
});
