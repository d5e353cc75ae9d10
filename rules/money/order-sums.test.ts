import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { bestPrice, priceWith } from '#rules/order/checkout/best-price.ts';
import { type CheckoutTotal, checkoutTotal, plainTotal } from '#rules/order/checkout/checkout.ts';
import { faultList } from '#rules/order/claim/claim.ts';
import { sumWon } from './money.ts';
import { orderAmounts } from './order-amount.ts';
import { amountColumns, goodsOf, orderAmountNames, orderSums, otherAmounts, shownAmounts } from './order-sums.ts';
import { earnedPoints } from './points/points.ts';
import { type ClaimAsk, claimRefund, feesKept, moneyLeft, type PaidOrder, pointFees, refundParts } from './refund/claim-refund.ts';
import { sharesOf } from './royalty.ts';

/** Made-up rows beside those of the shop: what holds for an amount follows from its row. */
const rows = vi.hoisted(() => {
  const label = { ko: '', en: '', cn: '' };
  const piece = { per: 'LINE', kept: 'JSON', back: 'WITH_PIECES', label };
  const fee = { sign: '+', per: 'ORDER', kept: 'JSON', label };
  return {
    text_amount: { ...piece, sign: '+' },
    step_discount_amount: { ...piece, sign: '-' },
    wrap_amount: { ...fee, back: 'BEFORE_PRODUCTION', of: () => 3_000 },
    rush_amount: { ...fee, back: 'BEFORE_SHIPPING', of: () => 5_000 },
    letter_amount: { ...fee, back: 'ALWAYS', of: ({ lines }: { lines: readonly unknown[] }) => 100 * lines.length },
    service_amount: { ...fee, back: 'NEVER', of: () => 70 },
  };
});
vi.mock('./order-amount.ts', async (original) => {
  const real = await original<{ orderAmounts: object }>();
  return { ...real, orderAmounts: { ...real.orderAmounts, ...rows } };
});

/** All amounts, of the table with the made-up rows. */
type Amounts = Record<string, number>;
const of = (amounts: object, name: string) => (amounts as Amounts)[name] ?? 0;
const names: readonly string[] = orderAmountNames;
const table = orderAmounts as Record<string, { sign: '+' | '-'; per: 'LINE' | 'ORDER'; kept: 'COLUMN' | 'JSON'; back: string }>;
const fees = ['wrap_amount', 'rush_amount', 'letter_amount', 'service_amount'];

const policy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, remote_fee: 3_000, day1: 2, day2: 3 } as const;
const coupon = (type: 'ORDER' | 'PRODUCT', value: number) => ({
  ...({ type, discount_type: 'AMOUNT', discount_value: value, max_discount_amount: null, max_discount_per: 'TOTAL' } as const),
  ...{ min_order_amount: 0, applicable_count: null, product_ids: [], graphic_ids: [] },
});
const bought = fc
  .record({ price: fc.integer({ min: 100, max: 40_000 }), quantity: fc.integer({ min: 1, max: 6 }), text: fc.nat(2_000), off: fc.nat(100) })
  .map(({ price, quantity, text, off }) => ({
    ...{ unit_price: price, quantity, shipping_policy: policy, product_id: 1, graphics: [] },
    ...{ text_amount: text * quantity, step_discount_amount: Math.floor((price * off) / 100) * quantity },
  }));
const choice = fc.record({
  lines: fc.array(bought, { minLength: 1, maxLength: 4 }),
  order: fc.nat(30_000),
  product: fc.nat(3_000),
  points: fc.nat(60_000),
  zip_code: fc.constantFrom('04524', '63000'),
});

/** The price with the coupons and points that apply. */
function priced({ lines, order, product, points, zip_code }: typeof choice extends fc.Arbitrary<infer Each> ? Each : never): CheckoutTotal {
  const bare = { lines, zip_code, point_balance: points, rules: { points_min_held: 0 } };
  const coupons = [coupon('ORDER', order), coupon('PRODUCT', product)].filter(({ discount_value }) => discount_value > 0);
  const { coupons: best, point_amount } = bestPrice(coupons, bare, points);
  const total = checkoutTotal({ ...bare, coupons: best, point_amount });
  if (typeof total === 'string') throw new Error(total);
  expect(total.payment_amount).toBe(priceWith(best, bare, points)?.payment_amount);
  expect(total.payment_amount).toBeLessThanOrEqual(plainTotal(bare).payment_amount);
  return total;
}

describe('amounts of the table', () => {
  test('each order amount is added or subtracted by its sign, in lines as in the order, and is stored unchanged', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        const total = priced(chosen);
        const signed = names.map((name) => (table[name]?.sign === '-' ? -1 : 1) * of(total, name));
        expect(total.payment_amount).toBe(sumWon(signed));
        expect(total.discount_amount).toBe(0 - sumWon(signed.filter((amount) => amount < 0)));
        for (const name of names.filter((each) => table[each]?.per === 'LINE'))
          expect(of(total, name)).toBe(sumWon(total.lines.map((line) => of(line, name === 'product_amount' ? 'amount' : name))));
        expect(fees.map((name) => of(total, name))).toEqual([3_000, 5_000, 100 * chosen.lines.length, 70]);
        const { amounts, ...columns } = amountColumns(total);
        const stored = orderSums({ ...columns, ...otherAmounts(JSON.parse(amounts)) });
        expect(total).toMatchObject(stored);
        expect(Object.keys(stored)).toHaveLength(names.length + 2);
        expect(sumWon(shownAmounts(total).map(({ amount }) => amount))).toBe(total.payment_amount);
      }),
    );
  });

  test('a stored discount counts as a discount, as in the database’s sums', () => {
    for (const [name, { kept, sign }] of Object.entries(table))
      if (kept === 'JSON') expect([name, name.endsWith('discount_amount')]).toEqual([name, sign === '-']);
  });
});

describe('refunds', () => {
  const step = fc.record({
    pick: fc.nat(9),
    quantity: fc.integer({ min: 1, max: 6 }),
    type: fc.constantFrom('CANCEL' as const, 'RETURN' as const),
    fault: fc.constantFrom(...faultList),
    hasPickUp: fc.boolean(),
  });

  /** Partial refunds step by step, then a refund of the rest at once. */
  function takenApart(
    total: CheckoutTotal,
    lines: (typeof choice extends fc.Arbitrary<infer Each> ? Each : never)['lines'],
    about: {
      zip_code: string;
      has_begun: boolean;
      steps: readonly (Omit<ClaimAsk, 'lines'> & { pick: number; quantity: number })[];
      last: Omit<ClaimAsk, 'lines'>;
    },
  ) {
    let order: PaidOrder = {
      ...total,
      ...{ zip_code: about.zip_code, earn_percent: 1, pick_up_fee: 3_000, has_begun: about.has_begun },
      ...{ delivery_kept: total.delivery_amount, delivery_points: 0, money_left: total.payment_amount },
      lines: total.lines.map((line, id) => ({
        ...line,
        id,
        quantity: lines[id]?.quantity ?? 0,
        policy,
        gone: { byShopper: 0, byShop: 0 },
      })),
    };
    const refunds: ReturnType<typeof claimRefund>[] = [];
    let feesPaid = 0;
    const go = (ask: ClaimAsk) => {
      const refund = claimRefund(order, ask);
      refunds.push(refund);
      feesPaid += refund.shipping_charge + refund.pick_up_fee - refund.shipping_back;
      const side = ask.fault === 'SHOPPER' ? 'byShopper' : 'byShop';
      const asked = new Map(ask.lines.map(({ id, quantity }) => [id, quantity]));
      order = {
        ...order,
        delivery_kept: order.delivery_kept - refund.shipping_back + refund.shipping_charge,
        delivery_points: order.delivery_points - refund.shipping_back_points + refund.shipping_charge_points,
        money_left: order.money_left - refund.money,
        lines: order.lines.map((line) => ({ ...line, gone: { ...line.gone, [side]: line.gone[side] + (asked.get(line.id) ?? 0) } })),
      };
    };
    const left = () => order.lines.map(({ id, quantity, gone }) => ({ id, quantity: quantity - gone.byShopper - gone.byShop }));
    for (const { pick, quantity, ...ask } of about.steps) {
      const line = left()[pick % order.lines.length];
      if (line !== undefined && line.quantity > quantity) go({ ...ask, lines: [{ id: line.id, quantity }] });
    }
    const paidBefore = moneyLeft(order);
    const rest = left();
    go({ ...about.last, lines: rest });
    return { order, refunds, feesPaid, paidBefore, last: refunds.at(-1) as (typeof refunds)[number] };
  }

  const given = fc.record({ chosen: choice, has_begun: fc.boolean(), steps: fc.array(step, { maxLength: 4 }), last: step });

  test('a refund returns what a line’s pieces paid, never more than was paid, and shows each amount once', () => {
    fc.assert(
      fc.property(given, ({ chosen, has_begun, steps, last }) => {
        const total = priced(chosen);
        const { order, refunds, feesPaid } = takenApart(total, chosen.lines, { zip_code: chosen.zip_code, has_begun, steps, last });
        for (const [id, line] of total.lines.entries()) {
          const own = refunds.flatMap((refund) => refund.lines.filter((each) => each.id === id));
          for (const name of ['amount', 'coupon_discount_amount', 'point_amount', 'text_amount', 'step_discount_amount'])
            expect([name, sumWon(own.map((each) => of(each, name)))]).toEqual([name, of(line, name)]);
          for (const each of own) expect(Math.min(each.money, each.point_amount, each.coupon_discount_amount)).toBeGreaterThanOrEqual(0);
        }
        const back = sumWon(refunds.map(({ money, points }) => money + points));
        const kept = feesKept(order, takenApart(total, chosen.lines, { zip_code: chosen.zip_code, has_begun, steps, last }).last);
        expect(back + kept + feesPaid + total.delivery_amount).toBe(total.payment_amount + total.point_amount);
        for (const refund of refunds) {
          const parts = refundParts(refund, refund.lines);
          expect(sumWon(parts.map(([, amount]) => amount))).toBe(refund.money);
          expect(pointFees(refund)).toBe(parts.find(([part]) => part === 'pointFees')?.[1] ?? 0);
        }
      }),
    );
  });

  test('a fee is refunded with the last pieces if its row allows, and always when the shop is at fault', () => {
    const survives: Record<string, number> = { NEVER: 0, BEFORE_PRODUCTION: 1, BEFORE_SHIPPING: 2, ALWAYS: 3 };
    fc.assert(
      fc.property(given, ({ chosen, has_begun, steps, last }) => {
        const total = priced(chosen);
        const { refunds } = takenApart(total, chosen.lines, { zip_code: chosen.zip_code, has_begun, steps, last });
        for (const [index, refund] of refunds.entries())
          for (const name of fees) {
            const isLast = index === refunds.length - 1;
            const stage = last.type === 'RETURN' ? 2 : has_begun ? 1 : 0;
            const isBack = isLast && (last.fault !== 'SHOPPER' || stage < (survives[table[name]?.back ?? ''] ?? 0));
            expect([name, of(refund, name)]).toEqual([name, isBack ? of(total, name) : 0]);
          }
      }),
    );
  });
});

test('amounts in a piece’s price count for coupons, free delivery and points; royalties count only the graphics', () => {
  const line = { unit_price: 20_000, quantity: 2, text_amount: 4_000, step_discount_amount: 10_000, product_id: 1, graphics: [] };
  expect(goodsOf(line)).toBe(34_000);
  const order = { lines: [{ ...line, shipping_policy: policy }], zip_code: null, point_balance: 100_000, rules: { points_min_held: 0 } };
  expect(plainTotal(order)).toMatchObject({ product_amount: 40_000, delivery_amount: 3_000, usable_points: 34_000 });
  expect(checkoutTotal({ ...order, coupons: [coupon('PRODUCT', 90_000)], point_amount: 0 })).toMatchObject({
    coupon_discount_amount: 34_000,
  });
  expect(earnedPoints({ ...plainTotal(order), earn_percent: 10 })).toBe(3_400);
  const layer = { price: 5_000, donation: 0, rate: 3_000, discount_bearer: 'SHOP' } as const;
  const sold = { ...line, rest: 15_000, coupon_discount_amount: 0, point_amount: 0, layers: [layer] };
  expect(sharesOf(sold)).toMatchObject({ paid: 34_000, shop: 31_000, layers: [{ royalty: 3_000 }] });
});
