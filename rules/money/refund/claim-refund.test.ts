import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutTotal } from '#rules/order/checkout/checkout.ts';
import { faultList } from '#rules/order/claim/claim.ts';
import { sumWon } from '../money.ts';
import { amountsIn, lineAmountNames } from '../order-sums.ts';
import {
  type ClaimAsk,
  claimRefund,
  earnedBack,
  endedLines,
  moneyLeft,
  type PaidLine,
  type PaidOrder,
  pointFees,
  pointsEarned,
  refundParts,
} from './claim-refund.ts';

const policy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, remote_fee: 3_000, day1: 2, day2: 3 } as const;
const nothingGone = { byShopper: 0, byShop: 0 };

function line(about: Partial<PaidLine> & { id: number }): PaidLine {
  return {
    ...{ quantity: 1, amount: 30_000, ...amountsIn(lineAmountNames, {}), policy, gone: nothingGone },
    ...about,
  };
}

function order(lines: PaidLine[], about: Partial<PaidOrder> = {}): PaidOrder {
  return {
    zip_code: '04524',
    earn_percent: 1,
    pick_up_fee: 3_000,
    has_begun: false,
    delivery_kept: 0,
    delivery_points: 0,
    money_left: 1_000_000,
    lines,
    ...about,
  };
}

const cancel = (...lines: ClaimAsk['lines']): ClaimAsk => ({ type: 'CANCEL', fault: 'SHOPPER', hasPickUp: false, lines });
const sendBack = (fault: ClaimAsk['fault'], ...lines: ClaimAsk['lines']): ClaimAsk => ({ type: 'RETURN', fault, hasPickUp: true, lines });

describe('what goes back for a part of an order', () => {
  test('a claim refunds what each line really paid: the shares of coupon and points are apart', () => {
    const refund = claimRefund(
      order([line({ id: 1, quantity: 3, amount: 30_000, coupon_discount_amount: 1_000, point_amount: 2_000 })], { delivery_kept: 3_000 }),
      cancel({ id: 1, quantity: 1 }),
    );
    expect(refund.lines).toMatchObject([
      { id: 1, quantity: 1, amount: 10_000, coupon_discount_amount: 334, point_amount: 667, money: 8_999 },
    ]);
    expect(refund).toMatchObject({ money: 8_999, points: 667, shipping_back: 0, is_coupon_back: false, is_last: false });
  });

  test('cancelling a part that made delivery free costs the delivery fee; cancelling the rest refunds it', () => {
    const whole = order([line({ id: 1 }), line({ id: 2 })]);
    expect(claimRefund(whole, cancel({ id: 1, quantity: 1 }))).toMatchObject({ goods: 30_000, shipping_charge: 3_000, money: 27_000 });
    const rest = order([line({ id: 1, gone: { byShopper: 1, byShop: 0 } }), line({ id: 2 })], { delivery_kept: 3_000 });
    expect(claimRefund(rest, cancel({ id: 2, quantity: 1 }))).toMatchObject({
      shipping_back: 3_000,
      money: 33_000,
      is_last: true,
      is_coupon_back: true,
    });
  });

  test('a return by wish after delivery pays the way back, and the delivery when only these goods made it free', () => {
    const whole = order([line({ id: 1 }), line({ id: 2 })]);
    expect(claimRefund(whole, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({
      shipping_charge: 3_000,
      pick_up_fee: 3_000,
      money: 24_000,
    });
    const all = sendBack('SHOPPER', { id: 1, quantity: 1 }, { id: 2, quantity: 1 });
    expect(claimRefund(whole, all)).toMatchObject({ shipping_charge: 3_000, pick_up_fee: 3_000, money: 54_000, is_coupon_back: false });
    expect(claimRefund(order([line({ id: 1 })], { delivery_kept: 3_000 }), sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({
      shipping_back: 0,
      shipping_charge: 0,
      money: 27_000,
    });
  });

  test('a return at the shop’s or courier’s fault costs no fee, and refunds the delivery when nothing is kept', () => {
    for (const fault of ['SHOP', 'COURIER'] as const) {
      const two = order([line({ id: 1 }), line({ id: 2 })]);
      expect(claimRefund(two, sendBack(fault, { id: 1, quantity: 1 }))).toMatchObject({
        shipping_charge: 0,
        pick_up_fee: 0,
        money: 30_000,
      });
      const one = order([line({ id: 1 })], { delivery_kept: 3_000 });
      expect(claimRefund(one, sendBack(fault, { id: 1, quantity: 1 }))).toMatchObject({
        shipping_back: 3_000,
        money: 33_000,
        is_coupon_back: true,
      });
    }
  });

  test('free delivery that was lost through the shop’s fault is not charged later', () => {
    const lines = [line({ id: 1, gone: { byShopper: 0, byShop: 1 } }), line({ id: 2, quantity: 2, amount: 40_000 })];
    expect(claimRefund(order(lines), sendBack('SHOPPER', { id: 2, quantity: 1 }))).toMatchObject({
      shipping_charge: 0,
      pick_up_fee: 3_000,
    });
  });

  test('a return from a remote place costs more; fees never exceed what the goods paid', () => {
    const jeju = order([line({ id: 1 })], { zip_code: '63000', delivery_kept: 6_000 });
    expect(claimRefund(jeju, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({ pick_up_fee: 6_000, money: 24_000 });
    const cheap = order([line({ id: 1, amount: 2_000 })], { delivery_kept: 3_000 });
    expect(claimRefund(cheap, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({ pick_up_fee: 2_000, waived: 1_000, money: 0 });
  });

  test('goods paid with points pay their fees with points, and only the rest of a fee is waived', () => {
    const byPoints = order([line({ id: 1, point_amount: 30_000 })], { delivery_kept: 3_000 });
    expect(claimRefund(byPoints, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({
      goods: 0,
      pick_up_fee: 3_000,
      pick_up_points: 3_000,
      waived: 0,
      money: 0,
      points: 27_000,
    });
    const mixed = order([line({ id: 1, amount: 2_500, point_amount: 1_500 })], { delivery_kept: 3_000 });
    expect(claimRefund(mixed, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toMatchObject({
      pick_up_fee: 2_500,
      pick_up_points: 1_500,
      waived: 500,
      money: 0,
      points: 0,
    });
  });

  test('a delivery paid with points is refunded as points, never as money', () => {
    const whole = order([line({ id: 1, point_amount: 30_000 }), line({ id: 2, point_amount: 30_000 })]);
    const first = claimRefund(whole, cancel({ id: 1, quantity: 1 }));
    expect(first).toMatchObject({ shipping_charge: 3_000, shipping_charge_points: 3_000, money: 0, points: 27_000 });
    expect(pointFees(first)).toBe(3_000);
    const rest = { delivery_kept: 3_000, delivery_points: 3_000 };
    const second = claimRefund(
      order([line({ id: 1, point_amount: 30_000, gone: { byShopper: 1, byShop: 0 } }), line({ id: 2, point_amount: 30_000 })], rest),
      cancel({ id: 2, quantity: 1 }),
    );
    expect(second).toMatchObject({ shipping_back: 3_000, shipping_back_points: 3_000, money: 0, points: 33_000, is_last: true });
    expect(pointFees(second)).toBe(-3_000);
  });

  test('an exchange moves no money', () => {
    expect(claimRefund(order([line({ id: 1 })]), { ...sendBack('SHOPPER', { id: 1, quantity: 1 }), type: 'EXCHANGE' })).toMatchObject({
      money: 0,
      points: 0,
      lines: [],
      pick_up_fee: 0,
      is_last: false,
    });
  });

  test('points earned with a confirmed purchase are taken back when its goods are returned', () => {
    const paid = order([line({ id: 1 }), line({ id: 2, amount: 20_050 })]);
    expect(earnedBack(paid, sendBack('SHOPPER', { id: 1, quantity: 1 }))).toBe(300);
    expect(pointsEarned(paid)).toBe(500);
  });

  test('a claim for more pieces than are left throws, as it is a bug', () => {
    expect(() => claimRefund(order([line({ id: 1 })]), cancel({ id: 1, quantity: 2 }))).toThrow(RangeError);
  });
});

test('a claim refunds at most what is left of the payment, and names the earlier goodwill refund', () => {
  const given = order([line({ id: 1 }), line({ id: 2 })], { money_left: 45_000 });
  expect(claimRefund(given, cancel({ id: 1, quantity: 1 }))).toMatchObject({ money: 27_000, goodwill_amount: 0 });
  const rest = order([line({ id: 1, gone: { byShopper: 1, byShop: 0 } }), line({ id: 2 })], { money_left: 15_000 });
  const last = claimRefund(rest, cancel({ id: 2, quantity: 1 }));
  expect(last).toMatchObject({ goods: 30_000, money: 15_000, goodwill_amount: -15_000 });
  expect(sumWon(refundParts(last, last.goods).map(([, amount]) => amount))).toBe(last.money);
});

/** Points that paid for the remaining units. */
function pointsLeft({ lines }: PaidOrder) {
  const terms = { zip_code: '', earn_percent: 1, pick_up_fee: 3_000, has_begun: false };
  const whole = { ...terms, delivery_kept: 0, delivery_points: 0, money_left: 1_000_000 };
  const parts = lines
    .map((each) => ({ id: each.id, quantity: each.quantity - each.gone.byShopper - each.gone.byShop }))
    .filter(({ quantity }) => quantity > 0);
  const refund = claimRefund({ ...whole, lines }, { type: 'RETURN', fault: 'SHOP', hasPickUp: false, lines: parts });
  return sumWon(refund.lines.map(({ point_amount }) => point_amount));
}

describe('refunds over any steps', () => {
  const policies = fc.constantFrom(
    policy,
    { ...policy, id: 2, fee_type: 'FEE' as const, free_over: null },
    { ...policy, id: 3, fee_type: 'FREE' as const, free_over: null },
  );
  const bought = fc.record({
    unit_price: fc.integer({ min: 0, max: 40_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    shipping_policy: policies,
  });
  const step = fc.record({
    pick: fc.nat({ max: 9 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    type: fc.constantFrom('CANCEL' as const, 'RETURN' as const),
    fault: fc.constantFrom(...faultList),
    hasPickUp: fc.boolean(),
  });

  /** Prices an order as the checkout does, then returns it step by step; `each` checks every refund. */
  function takenApart(
    goods: { unit_price: number; quantity: number; shipping_policy: typeof policy }[],
    steps: readonly { pick: number; quantity: number; type: 'CANCEL' | 'RETURN'; fault: ClaimAsk['fault']; hasPickUp: boolean }[],
    discount: { coupon: number; points: number; zip_code: string },
  ) {
    const coupon = {
      type: 'ORDER',
      discount_type: 'AMOUNT',
      discount_value: discount.coupon,
      max_discount_amount: null,
      max_discount_per: 'TOTAL',
      min_order_amount: 0,
      applicable_count: null,
      product_ids: [],
      graphic_ids: [],
    };
    const input = {
      lines: goods.map((each, index) => ({ ...each, product_id: index + 1, graphics: [] })),
      zip_code: discount.zip_code,
      point_balance: 1_000_000,
      rules: { points_min_held: 0 },
    };
    const priced = [
      { coupons: [coupon], points: discount.points },
      { coupons: [], points: discount.points },
      { coupons: [], points: 0 },
    ]
      .map(({ coupons, points }) => checkoutTotal({ ...input, coupons: coupons as never, point_amount: points }))
      .find((each) => typeof each !== 'string');
    if (priced === undefined || typeof priced === 'string') throw new Error('no price');
    let now: PaidOrder = {
      zip_code: discount.zip_code,
      earn_percent: 1,
      pick_up_fee: 3_000,
      has_begun: false,
      delivery_kept: priced.delivery_amount,
      delivery_points: 0,
      money_left: priced.payment_amount,
      lines: goods.map((each, index) => ({
        id: index,
        quantity: each.quantity,
        policy: each.shipping_policy,
        gone: nothingGone,
        ...(priced.lines[index] ?? { amount: 0, coupon_discount_amount: 0, point_amount: 0 }),
      })),
    };
    const refunds = [];
    const fees = { money: 0, points: 0 };
    for (const { pick, quantity, type, fault, hasPickUp } of steps) {
      const chosen = now.lines[pick % now.lines.length];
      if (chosen === undefined) continue;
      const most = chosen.quantity - chosen.gone.byShopper - chosen.gone.byShop;
      if (most === 0) continue;
      const part = { id: chosen.id, quantity: Math.min(quantity, most) };
      const refund = claimRefund(now, { type, fault, hasPickUp, lines: [part] });
      refunds.push(refund);
      fees.money += refund.pick_up_fee - refund.pick_up_points;
      fees.points += refund.pick_up_points;
      const side = fault === 'SHOPPER' ? 'byShopper' : 'byShop';
      now = {
        ...now,
        delivery_kept: now.delivery_kept - refund.shipping_back + refund.shipping_charge,
        delivery_points: now.delivery_points - refund.shipping_back_points + refund.shipping_charge_points,
        money_left: now.money_left - refund.money,
        lines: now.lines.map((each) =>
          each.id === part.id ? { ...each, gone: { ...each.gone, [side]: each.gone[side] + part.quantity } } : each,
        ),
      };
    }
    return { priced, now, refunds, fees };
  }

  const discounts = fc.record({
    coupon: fc.integer({ min: 1, max: 30_000 }),
    points: fc.integer({ min: 0, max: 60_000 }),
    zip_code: fc.constantFrom('04524', '63000'),
  });

  test('the paid sum equals refunds, goods and delivery kept, and fees, in money and in points', () => {
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 14 }),
        discounts,
        (goods, steps, discount) => {
          const { priced, now, refunds, fees } = takenApart(goods as never, steps, discount);
          const back = sumWon(refunds.map(({ money }) => money));
          expect(priced.payment_amount).toBe(back + moneyLeft(now) + now.delivery_kept - now.delivery_points + fees.money);
          const pointsBack = sumWon(refunds.map(({ points }) => points));
          expect(priced.point_amount).toBe(pointsBack + pointsLeft(now) + now.delivery_points + fees.points);
          for (const refund of refunds) {
            // The shop bears a fee only when neither money nor points are left to pay it.
            if (refund.waived > 0) expect(refund.money + refund.points).toBe(0);
            expect(refund.goodwill_amount).toBe(0);
            expect(
              Math.min(refund.money, refund.points, refund.waived, refund.shipping_back, refund.shipping_charge, now.delivery_points),
            ).toBeGreaterThanOrEqual(0);
            for (const part of refund.lines) {
              expect(Math.min(part.money, part.point_amount, part.coupon_discount_amount)).toBeGreaterThanOrEqual(0);
              expect(part.money + part.point_amount + part.coupon_discount_amount).toBe(part.amount);
            }
          }
        },
      ),
      { numRuns: 400, seed: 20_261_122 },
    );
  });

  test('cancelling everything refunds all that was paid, in money and points, in whatever steps', () => {
    fc.assert(
      fc.property(
        fc.array(bought, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat({ max: 9 }), { maxLength: 12 }),
        discounts,
        (goods, picks, discount) => {
          const one = { quantity: 1, type: 'CANCEL' as const, fault: 'SHOPPER' as const, hasPickUp: false };
          const rest = goods.map((_each, pick) => ({ ...one, pick, quantity: 5 }));
          const { priced, refunds } = takenApart(goods as never, [...picks.map((pick) => ({ ...one, pick })), ...rest], discount);
          expect(sumWon(refunds.map(({ money }) => money))).toBe(priced.payment_amount);
          expect(sumWon(refunds.map(({ points }) => points))).toBe(priced.point_amount);
          expect(refunds.at(-1)).toMatchObject({ is_last: true, is_coupon_back: true });
        },
      ),
      { numRuns: 300, seed: 20_261_122 },
    );
  });
});

test('a line is ended when the claim takes its last pieces, never by an exchange', () => {
  const paid = order([line({ id: 1, quantity: 2 }), line({ id: 2, gone: { byShopper: 1, byShop: 0 } })]);
  expect(endedLines(paid, cancel({ id: 1, quantity: 2 }))).toEqual([1]);
  expect(endedLines(paid, cancel({ id: 1, quantity: 1 }))).toEqual([]);
  expect(endedLines(paid, { ...cancel({ id: 1, quantity: 2 }), type: 'EXCHANGE' })).toEqual([]);
});
