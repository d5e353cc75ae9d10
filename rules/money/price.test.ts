import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  becomesFree,
  customProductPrice,
  discountPercent,
  isDiscountShown,
  lowestPrice,
  readyProductPrice,
  repriced,
  sellingPrice,
} from '#rules/money/price.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 });
const priced = fc.record({ price: amount, promotion_price: fc.option(amount, { nil: null }) });

describe('discountPercent', () => {
  const item = (origin_price: number | null, price: number, promotion_price: number | null, sale_rate: number | null = null) => ({
    origin_price,
    price,
    promotion_price,
    sale_rate,
  });
  test.each([
    ['price equals promotion price: the rounded sale rate', item(20_000, 15_000, 15_000, 24.6), 25],
    ['without a sale rate it is computed from the origin price', item(20_000, 18_000, 13_900, 50), 31],
    ['without a promotion price the price is used', item(20_000, 18_000, null, 10), 10],
    ['capped at 99 when something is still paid', item(100_000, 50_000, 100), 99],
    ['a sale rate of 100 is capped as well', item(20_000, 15_000, 15_000, 100), 99],
    ['free: 100 stays 100', item(20_000, 15_000, 0), 100],
    ['free at its price: the sale rate is not capped', item(20_000, 0, 0, 100), 100],
    ['no origin price: nothing to compare with', item(null, 15_000, 10_000), 0],
    ['no sale rate: no percent', item(15_000, 15_000, 15_000), 0],
    ['a price above the origin price gives a negative rate, which is hidden', item(10_000, 11_000, 12_000), -20],
  ])('discount percent: %s', (_, input, percent) => {
    expect(discountPercent(input)).toBe(percent);
    expect(isDiscountShown(input)).toBe(percent > 0);
  });

  test('a discount percent stays below 100 while the price is above 0', () => {
    const anything = fc.record({
      price: amount,
      promotion_price: fc.option(amount, { nil: null }),
      origin_price: fc.option(amount, { nil: null }),
      sale_rate: fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null }),
    });
    fc.assert(
      fc.property(anything, (input) => {
        const percent = discountPercent(input);
        expect(Number.isInteger(percent)).toBe(true);
        if (sellingPrice(input) !== 0) expect(percent).toBeLessThanOrEqual(99);
      }),
      { seed: 20261120 },
    );
  });
});

describe('a price after a bulk change', () => {
  const prices = { price: 25_000, origin_price: 30_000 };
  test.each([
    ['the struck-through price goes up with the price', { price: 40_000 }, [40_000, 40_000]],
    ['the struck-through price goes down with the price', { price: 20_000 }, [20_000, 20_000]],
    ['a percentage is rounded to whole hundreds of won', { percent: 1 }, [25_300, 25_300]],
    ['a discount leaves the struck-through price unchanged', { percent: -10, is_discount: true }, [22_500, 30_000]],
    ['the struck-through price is never below the price', { price: 35_000, is_discount: true }, [35_000, 35_000]],
  ] as const)('a price after a bulk change: %s', (_, change, [price, origin_price]) => {
    expect(repriced(prices, change)).toEqual({ price, origin_price });
  });

  test('a rounded price is never 0: 90 % off 400 won leaves 100, and a lower price stays unchanged', () => {
    const left = (price: number, percent: number) => repriced({ price, origin_price: price }, { percent }).price;
    expect([left(400, -90), left(100, -90), left(50, -90), left(0, -90), left(0, 300)]).toEqual([100, 100, 50, 0, 0]);
  });
});

describe('customProductPrice', () => {
  test('customProductPrice adds the product, each printed side and each layer’s graphic', () => {
    const price = customProductPrice({
      product: { price: 25_000, promotion_price: 19_900 },
      mockup_groups: [{ price: 3_000 }, { price: 4_000 }],
      graphics: [
        { price: 5_000, promotion_price: 4_000 },
        { price: 5_000, promotion_price: 4_000 },
        { price: 2_500, promotion_price: null },
      ],
    });
    expect(price).toEqual({ product: 19_900, mockup_groups: 7_000, graphics: 10_500, total: 37_400 });
  });

  test('a promotion price of 0 is a price, and not the same as an empty one', () => {
    expect(customProductPrice({ product: { price: 9_000, promotion_price: 0 }, mockup_groups: [], graphics: [] }).total).toBe(0);
  });

  test('the order of layers does not change the price, and one more layer adds exactly its price', () => {
    fc.assert(
      fc.property(priced, fc.array(priced, { maxLength: 10 }), priced, (product, graphics, more) => {
        const before = customProductPrice({ product, mockup_groups: [], graphics });
        expect(customProductPrice({ product, mockup_groups: [], graphics: [...graphics].reverse() })).toEqual(before);
        expect(customProductPrice({ product, mockup_groups: [], graphics: [...graphics, more] }).total).toBe(
          before.total + sellingPrice(more),
        );
      }),
      { seed: 20261120 },
    );
  });
});

test('a ready piece costs its selling price and its option’s surcharge', () => {
  expect(readyProductPrice({ price: 20_000, promotion_price: 15_000 }, { price: 2_000 })).toBe(17_000);
  expect(readyProductPrice({ price: 20_000, promotion_price: null }, { price: 0 })).toBe(20_000);
});

test('a change that makes a product on sale free is reported, by price or promotion, and only the first time', () => {
  const paid = { state: 'ACT', price: 100, promotion_price: null };
  const free = { ...paid, price: 0 };
  expect([becomesFree(free, paid), becomesFree(free, free), becomesFree(paid, paid), becomesFree(paid, free)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(becomesFree({ ...free, state: 'STOP' }, paid)).toBe(false);
  expect(becomesFree(free, { ...free, state: 'STOP' })).toBe(true);
  expect(becomesFree({ ...paid, promotion_price: 0 }, paid)).toBe(true);
  expect(becomesFree({ ...paid, promotions: [{ price: 50 }, { price: 0 }] }, paid)).toBe(true);
  expect(becomesFree({ ...paid, promotions: [{ price: 50 }] }, paid)).toBe(false);
});

test('a product’s lowest price is that of its cheapest option in stock; for a customizable garment, the garment’s price', () => {
  const options = [
    { price: 0, stock_count: 0 },
    { price: 2_000, stock_count: 3 },
    { price: 5_000, stock_count: 9 },
  ];
  const product = { price: 20_000, promotion_price: 18_000, is_custom: false, options };
  const gone = options.map((option) => ({ ...option, stock_count: 0 }));
  const others = [
    { ...product, options: gone },
    { ...product, options: [] },
    { ...product, is_custom: true },
  ];
  expect([product, ...others].map(lowestPrice)).toEqual([20_000, 18_000, 18_000, 18_000]);
});
