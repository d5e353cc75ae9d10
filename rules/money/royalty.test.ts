import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brandTermsOf,
  countedShare,
  discountBearers,
  dueEntry,
  expectedShareStates,
  moneyParts,
  otherPart,
  proceedsOf,
  RATE_MAX,
  type SoldLine,
  shareState,
  sharesOf,
  standingShareStates,
  termsOf,
  usualTerms,
} from './royalty.ts';

const seed = { seed: 20261122 };
const price = fc.integer({ min: 0, max: 200_000 });
const layer = fc.record({
  price,
  donation: fc.integer({ min: 0, max: 5_000 }),
  rate: fc.integer({ min: 0, max: RATE_MAX }),
  discount_bearer: fc.constantFrom(...discountBearers),
});
/** A line whose discounts do not exceed its price. */
const soldLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 99 }),
    rest: price,
    layers: fc.array(layer, { maxLength: 8 }),
    coupon: fc.double({ min: 0, max: 1, noNaN: true }),
    points: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ quantity, rest, layers, coupon, points }): SoldLine => {
    const amount = quantity * (rest + layers.reduce((sum, each) => sum + each.price, 0));
    const coupon_discount_amount = Math.floor(amount * coupon);
    const point_amount = Math.floor((amount - coupon_discount_amount) * points);
    return { quantity, rest, layers, coupon_discount_amount, point_amount };
  });

test('a royalty share counts until its order ends or all its pieces are returned, and is expected until confirmation', () => {
  const sold = { amount: 100, quantity: 2, returned: 0, isConfirmed: false, isCancelled: false };
  const [expected, counted, ended] = [sold, { ...sold, isConfirmed: true }, { ...sold, returned: 2 }].map(shareState);
  expect([expectedShareStates, standingShareStates]).toEqual([[expected], [expected, counted]]);
  expect(standingShareStates).not.toContain(ended);
});

test('the parts of a price add up exactly, and each layer’s artist gets the booked share of a sale without discounts', () => {
  fc.assert(
    fc.property(soldLine, (line) => {
      const { price, production, artist, donation, shop } = moneyParts(line);
      expect(price).toBe(line.quantity * (line.rest + line.layers.reduce((sum, each) => sum + each.price, 0)));
      expect(production + artist + donation + shop).toBe(price);
      expect([production, artist, donation, shop].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      const { layers } = sharesOf({ ...line, coupon_discount_amount: 0, point_amount: 0 });
      expect(artist).toBe(layers.reduce((sum, { royalty }) => sum + royalty, 0));
    }),
    seed,
  );
  const layers = [{ ...usualTerms, price: 8_000, donation: 500 }];
  expect(moneyParts({ quantity: 1, rest: 20_000, layers })).toEqual({
    ...{ price: 28_000, production: 20_000 },
    ...{ artist: 2_250, donation: 500, shop: 5_250 },
  });
});

test('shares of shop and layers add up to the paid sum; none is below zero or above the paid sum', () => {
  fc.assert(
    fc.property(soldLine, (line) => {
      const { layers, shop, paid } = sharesOf(line);
      const given = layers.reduce((sum, each) => sum + each.royalty + each.donation, 0);
      expect(given + shop).toBe(paid);
      expect([paid >= 0, shop >= 0, given <= paid]).toEqual([true, true, true]);
      for (const [index, { royalty, donation, base }] of layers.entries()) {
        expect(Number.isInteger(royalty) && Number.isInteger(donation) && Number.isInteger(base)).toBe(true);
        expect([royalty >= 0, donation >= 0, base >= 0]).toEqual([true, true, true]);
        expect(royalty + donation).toBeLessThanOrEqual((line.layers[index]?.price ?? 0) * line.quantity);
      }
    }),
    { ...seed, numRuns: 500 },
  );
});

test('over any sequence of returns the entries of a share add up to its counted part, between zero and the whole share', () => {
  const steps = fc.array(fc.record({ returned: fc.integer({ min: 0, max: 12 }), isConfirmed: fc.boolean(), isCancelled: fc.boolean() }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 1, max: 12 }), steps, (amount, quantity, sequence) => {
      let booked = 0;
      for (const step of sequence) {
        const share = { amount, quantity, ...step };
        booked += dueEntry(share, booked)?.amount ?? 0;
        expect(booked).toBe(countedShare(share));
        expect([booked >= 0, booked <= amount]).toEqual([true, true]);
        // A second call has nothing to write.
        expect(dueEntry(share, booked)).toBeNull();
      }
    }),
    seed,
  );
});

test.each([
  ['the usual terms', {}, { base: 10_000, royalty: 3_000, donation: 0 }],
  ['the rate applies to the price after the donation', { donation: 500 }, { base: 9_500, royalty: 2_850, donation: 500 }],
  ['a coupon that the shop pays', { coupon: 6_000 }, { base: 10_000, royalty: 3_000, donation: 0 }],
  ['a coupon that the artist shares', { coupon: 6_000, discount_bearer: 'ARTIST' }, { base: 8_000, royalty: 2_400, donation: 0 }],
  ['points, which the shop pays', { points: 6_000 }, { base: 10_000, royalty: 3_000, donation: 0 }],
  ['a rate that leaves a fraction', { rate: 3_333 }, { base: 10_000, royalty: 3_333, donation: 0 }],
  ['a royalty greater than the paid amount', { coupon: 29_000, rate: 10_000 }, { base: 10_000, royalty: 1_000, donation: 0 }],
] as const)('a graphic of 10,000 won on a garment of 20,000: %s', (_what, about, expected) => {
  const { coupon = 0, points = 0, donation = 0, ...terms } = { ...usualTerms, ...about } as Record<string, never>;
  const line = { quantity: 1, rest: 20_000, coupon_discount_amount: coupon, point_amount: points };
  expect(sharesOf({ ...line, layers: [{ price: 10_000, donation, ...(terms as unknown as typeof usualTerms) }] }).layers).toEqual([
    expected,
  ]);
});

test('a royalty share counts only the kept pieces of a confirmed order', () => {
  const share = { amount: 1_000, quantity: 3, returned: 0, isConfirmed: true, isCancelled: false };
  expect([0, 1, 2, 3, 4].map((returned) => countedShare({ ...share, returned }))).toEqual([1_000, 666, 333, 0, 0]);
  expect(countedShare({ ...share, isConfirmed: false })).toBe(0);
  expect(countedShare({ ...share, isCancelled: true })).toBe(0);
  expect([
    shareState(share),
    shareState({ ...share, isConfirmed: false }),
    shareState({ ...share, returned: 3 }),
    shareState({ ...share, isCancelled: true }),
  ]).toEqual(['COUNTED', 'EXPECTED', 'ENDED', 'ENDED']);
});

test('a work’s own royalty rule goes before its artist’s, a later rule before an earlier one; a rule without a rate ends the earlier ones', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const rule = { artist_id: 1, graphic_id: null, discount_bearer: 'SHOP' as const };
  const rules = [
    { ...rule, id: 1, rate: 4_000, starts_at: day(1) },
    { ...rule, id: 2, rate: 4_500, starts_at: day(5) },
    { ...rule, id: 3, graphic_id: 7, rate: 6_000, starts_at: day(3) },
    { ...rule, id: 4, graphic_id: 7, rate: null, starts_at: day(8) },
  ];
  const rateOn = (graphicId: number, number: number) => termsOf({ id: graphicId, artist_id: 1 }, rules, day(number)).rate;
  expect([rateOn(9, 0), rateOn(9, 1), rateOn(9, 6)]).toEqual([usualTerms.rate, 4_000, 4_500]);
  expect([rateOn(7, 2), rateOn(7, 4), rateOn(7, 9)]).toEqual([4_000, 6_000, 4_500]);
  expect(termsOf({ id: 7, artist_id: 2 }, rules, day(9))).toEqual({ ...usualTerms, rule_id: null });
});

test('a counted share posts a sale entry, a share taken back a reversal, and a repeated call posts nothing', () => {
  const share = { amount: 1_000, quantity: 2, returned: 0, isConfirmed: true, isCancelled: false };
  expect(dueEntry(share, 0)).toEqual({ amount: 1_000, cause: 'SALE' });
  expect(dueEntry({ ...share, returned: 1 }, 1_000)).toEqual({ amount: -500, cause: 'REVERSAL' });
  expect(dueEntry({ ...share, isCancelled: true }, 1_000)).toEqual({ amount: -1_000, cause: 'REVERSAL' });
  expect(dueEntry(share, 1_000)).toBeNull();
});

const goods = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 99 }),
  rate: fc.integer({ min: 0, max: RATE_MAX }),
  coupon: fc.integer({ min: 0, max: 20_000_000 }),
});

test('the price of goods is split exactly into coupon, proceeds and commission; a higher commission or coupon never raises proceeds', () => {
  fc.assert(
    fc.property(goods, fc.integer({ min: 0, max: 9_000 }), (sold, more) => {
      const { base, borne, amount } = proceedsOf(sold);
      expect(base + borne).toBe(sold.price * sold.quantity);
      expect([Number.isInteger(amount), amount >= 0, amount <= base, borne <= sold.coupon]).toEqual([true, true, true, true]);
      expect(amount).toBeGreaterThan((base * sold.rate) / RATE_MAX - 1);
      expect(proceedsOf({ ...sold, coupon: sold.coupon + more }).amount).toBeLessThanOrEqual(amount);
      expect(proceedsOf({ ...sold, rate: Math.max(0, sold.rate - more) }).amount).toBeLessThanOrEqual(amount);
    }),
    { ...seed, numRuns: 500 },
  );
  // 12 % commission: the shop has the fraction.
  const sold = { price: 9_999, quantity: 3, rate: otherPart(1_200), coupon: 1_000 };
  expect(proceedsOf(sold)).toEqual({ base: 28_997, borne: 1_000, amount: 25_517 });
  expect(proceedsOf({ ...sold, coupon: 40_000 })).toEqual({ base: 0, borne: 29_997, amount: 0 });
});

test('a coupon paid by the brand takes nothing from an artist who shares coupon costs', () => {
  fc.assert(
    fc.property(soldLine, (line) => {
      const borne = { ...line, brand_coupon_amount: line.coupon_discount_amount };
      const bases = (sold: SoldLine) => sharesOf(sold).layers.map(({ base }) => base);
      expect(bases(borne)).toEqual(bases({ ...line, coupon_discount_amount: 0 }));
      expect(sharesOf(borne).paid).toBe(sharesOf(line).paid);
    }),
    seed,
  );
});

test('goods follow the rule of their nearest category, then of their brand; a brand without a rule gets no proceeds', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const rule = { brand_id: 3, category_id: null };
  const rules = [
    { ...rule, id: 1, rate: 8_000, starts_at: day(1) },
    { ...rule, id: 2, category_id: 10, rate: 8_500, starts_at: day(2) },
    { ...rule, id: 3, category_id: 11, rate: 9_000, starts_at: day(3) },
    { ...rule, id: 4, category_id: 11, rate: null, starts_at: day(6) },
  ];
  const on = (categories: number[], number: number, brand_id = 3) => brandTermsOf({ brand_id, categories }, rules, day(number))?.rate;
  expect([on([11, 10], 0), on([11, 10], 1), on([11, 10], 2), on([11, 10], 3), on([11, 10], 6)]).toEqual([
    undefined,
    8_000,
    8_500,
    9_000,
    8_500,
  ]);
  expect([on([12], 9), on([11, 10], 9, 4)]).toEqual([8_000, undefined]);
});
