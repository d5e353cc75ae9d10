import { describe, expect, test } from 'vitest';
import type { OrderState } from '../order-state.ts';
import {
  askedFor,
  type ClaimState,
  type ClaimType,
  claimDeadline,
  claimIs,
  claimRefusal,
  claimStateList,
  claimStates,
  claimTypes,
  confirmRefusal,
  holdsReplacement,
  isClaimOpen,
  mayMoveClaim,
  openingRefusal,
  piecesOf,
  statesAhead,
  takesReplacement,
} from './claim.ts';
import {
  faultOf,
  isSellableAfter,
  mustNameOption,
  needsOtherOption,
  offeredReasons,
  openedFault,
  openedReasons,
  reasonAtFirst,
  reasonRefusal,
} from './claim-reason.ts';

const now = new Date('2026-11-20T03:00:00Z');
const delivered = new Date('2026-11-18T03:00:00Z');

function line(status: OrderState, about: { is_custom?: boolean; deliveredAt?: Date | null; asked?: number; left?: number } = {}) {
  const { is_custom = false, deliveredAt = null, asked = 0, left = 1 } = about;
  return { order: { status, cancelled_at: null, delivered_at: deliveredAt }, is_custom, pieces: { left, asked, gone: 0 } };
}

describe('the states of a claim', () => {
  /** Every path from the first state to a final one. */
  function ways(type: ClaimType, from: (typeof claimStateList)[number] = 'REQUESTED'): string[] {
    const next = claimStateList.filter((to) =>
      (['shopper', 'admin', 'payment'] as const).some((mover) => mayMoveClaim({ type, status: from }, to, mover)),
    );
    return next.length === 0 ? [from] : next.flatMap((to) => ways(type, to).map((rest) => `${from} ${rest}`));
  }

  test('a return is picked up and inspected, an exchange is sent out, and a cancellation has neither step', () => {
    expect(ways('CANCEL').filter((way) => /COLLECT|REDELIVER/.test(way))).toEqual([]);
    expect(ways('RETURN')).toContain('REQUESTED COLLECTING COLLECTED ACCEPTED COMPLETED');
    expect(ways('RETURN').filter((way) => way.includes('REDELIVERING'))).toEqual([]);
    expect(ways('EXCHANGE')).toContain('REQUESTED COLLECTING COLLECTED REDELIVERING COMPLETED');
    expect(
      ways('EXCHANGE').filter((way) => way.includes('ACCEPTED') || (way.includes('COMPLETED') && !way.includes('REDELIVERING'))),
    ).toEqual([]);
  });

  test('every path of claim states ends, and an ended claim is neither open nor moved again', () => {
    for (const type of claimTypes)
      for (const way of ways(type)) {
        const end = way.split(' ').at(-1) as (typeof claimStateList)[number];
        expect(claimIs(end, 'finished')).toBe(true);
        expect(isClaimOpen(end)).toBe(false);
        expect(claimStates[end].next).toEqual([]);
      }
  });

  test('a shopper can withdraw an undecided claim, and cannot decide a claim', () => {
    expect(mayMoveClaim({ type: 'RETURN', status: 'COLLECTING' }, 'WITHDRAWN', 'shopper')).toBe(true);
    expect(mayMoveClaim({ type: 'RETURN', status: 'COLLECTED' }, 'WITHDRAWN', 'shopper')).toBe(false);
    expect(mayMoveClaim({ type: 'RETURN', status: 'REQUESTED' }, 'COLLECTING', 'shopper')).toBe(false);
  });

  test('pieces of a line are left, claimed or gone; exchanged pieces count as left', () => {
    const claims = [
      { type: 'CANCEL', status: 'COMPLETED', quantity: 1 },
      { type: 'RETURN', status: 'REQUESTED', quantity: 2 },
      { type: 'EXCHANGE', status: 'COMPLETED', quantity: 1 },
      { type: 'RETURN', status: 'REJECTED', quantity: 1 },
    ] as const;
    expect(piecesOf(5, claims)).toEqual({ left: 2, asked: 2, gone: 1 });
  });
});

test('a step of a claim requires exactly the fields it needs', () => {
  expect(Object.fromEntries(claimStateList.map((state) => [state, askedFor(state)]))).toEqual({
    ...{ REQUESTED: null, COLLECTING: 'pick-up', COLLECTED: null, REDELIVERING: 'delivery' },
    ...{ ACCEPTED: 'money', COMPLETED: null, REJECTED: 'reason', WITHDRAWN: null },
  });
});

test('an exchange reserves its replacement once, until it is sent', () => {
  const exchange = (status: ClaimState) => ({ type: 'EXCHANGE', status }) as const;
  expect(claimStateList.filter((to) => takesReplacement(exchange('REQUESTED'), to))).toEqual(['COLLECTING', 'COLLECTED', 'REDELIVERING']);
  expect(claimStateList.filter((to) => takesReplacement(exchange('COLLECTED'), to))).toEqual([]);
  expect(takesReplacement({ type: 'RETURN', status: 'REQUESTED' }, 'COLLECTING')).toBe(false);
  expect(claimStateList.filter((status) => holdsReplacement(exchange(status)))).toEqual(['COLLECTING', 'COLLECTED', 'REDELIVERING']);
});

test('the next steps of a claim are those it can still reach, never past ones', () => {
  expect(statesAhead('REQUESTED')).toEqual(['COLLECTING', 'COLLECTED', 'REDELIVERING', 'ACCEPTED', 'COMPLETED', 'REJECTED', 'WITHDRAWN']);
  expect(statesAhead('COLLECTED')).toEqual(['REDELIVERING', 'ACCEPTED', 'COMPLETED', 'REJECTED']);
  expect([statesAhead('ACCEPTED'), statesAhead('REJECTED')]).toEqual([['COMPLETED'], []]);
});

describe('which claims can be requested', () => {
  test('every line can be cancelled until production; later only lines without the shopper’s own design, until shipped', () => {
    for (const is_custom of [true, false])
      expect(claimRefusal(line('PAYMENT_COMPLETE', { is_custom }), 'CANCEL', 'SHOPPER', now)).toBe(null);
    expect(claimRefusal(line('IN_PRODUCTION', { is_custom: true }), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_MADE_TO_ORDER');
    expect(claimRefusal(line('DELIVERY_PREPARING'), 'CANCEL', 'SHOPPER', now)).toBe(null);
    expect(claimRefusal(line('IN_DELIVERY'), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_SENT_ALREADY');
    expect(claimRefusal(line('IN_DELIVERY', { is_custom: true }), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_MADE_TO_ORDER');
    expect(claimRefusal(line('PAYMENT_WAIT'), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_NOT_PAID');
  });

  test('a return by wish is possible for seven whole days, also after confirmation, and not for goods with an own design', () => {
    const deliveredAt = delivered;
    for (const status of ['DELIVERY_COMPLETED', 'PURCHASE_CONFIRMED'] as const) {
      expect(claimRefusal(line(status, { deliveredAt }), 'RETURN', 'SHOPPER', now)).toBe(null);
      expect(claimRefusal(line(status, { deliveredAt }), 'RETURN', 'SHOPPER', new Date('2026-11-25T14:59:58Z'))).toBe(null);
      expect(claimRefusal(line(status, { deliveredAt }), 'RETURN', 'SHOPPER', new Date('2026-11-25T15:00:00Z'))).toBe('CLAIM_TOO_LATE');
      expect(claimRefusal(line(status, { deliveredAt, is_custom: true }), 'EXCHANGE', 'SHOPPER', now)).toBe('CLAIM_MADE_TO_ORDER');
    }
    expect(claimRefusal(line('IN_DELIVERY'), 'RETURN', 'SHOPPER', now)).toBe('CLAIM_NOT_DELIVERED');
  });

  test('goods not as ordered can be returned for three months, also made-to-order goods', () => {
    const about = line('PURCHASE_CONFIRMED', { deliveredAt: delivered, is_custom: true });
    expect(claimRefusal(about, 'RETURN', 'SHOP', new Date('2027-02-18T14:00:00Z'))).toBe(null);
    expect(claimRefusal(about, 'RETURN', 'SHOP', new Date('2027-02-18T15:00:00Z'))).toBe('CLAIM_TOO_LATE');
    expect(claimDeadline(delivered, 'COURIER')).toEqual(claimDeadline(delivered, 'SHOP'));
  });

  test('a line has at most one open claim, and none for pieces that are gone', () => {
    expect(claimRefusal(line('PAYMENT_COMPLETE', { asked: 1 }), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_LINE_OPEN');
    expect(claimRefusal(line('PAYMENT_COMPLETE', { left: 0 }), 'CANCEL', 'SHOPPER', now)).toBe('CLAIM_NOTHING_LEFT');
  });

  test('the shop can cancel every line until it ships and take back delivered lines without a deadline, never in transit or twice', () => {
    const is_custom = true;
    for (const status of ['PAYMENT_COMPLETE', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING'] as const)
      expect([status, openingRefusal(line(status, { is_custom }), 'CANCEL'), openingRefusal(line(status), 'RETURN')]).toEqual([
        status,
        null,
        'CLAIM_NOT_DELIVERED',
      ]);
    expect(openingRefusal(line('IN_DELIVERY'), 'CANCEL')).toBe('CLAIM_SENT_ALREADY');
    expect(openingRefusal(line('IN_DELIVERY'), 'EXCHANGE')).toBe('CLAIM_NOT_DELIVERED');
    const longAgo = new Date('2025-01-01T00:00:00Z');
    for (const type of ['RETURN', 'EXCHANGE'] as const)
      expect(openingRefusal(line('PURCHASE_CONFIRMED', { is_custom, deliveredAt: longAgo }), type)).toBe(null);
    expect(openingRefusal(line('DELIVERY_COMPLETED', { deliveredAt: delivered }), 'CANCEL')).toBe('CLAIM_SENT_ALREADY');
    expect(openingRefusal(line('PAYMENT_WAIT'), 'CANCEL')).toBe('CLAIM_NOT_PAID');
    expect(openingRefusal(line('IN_PRODUCTION', { asked: 1 }), 'CANCEL')).toBe('CLAIM_LINE_OPEN');
    expect(openingRefusal(line('IN_PRODUCTION', { left: 0 }), 'CANCEL')).toBe('CLAIM_NOTHING_LEFT');
  });

  test('the shop is at fault for its own reasons, which shoppers cannot use; pieces cancelled as sold out are not sold again', () => {
    expect(openedReasons('CANCEL').map((reason) => [reason, openedFault('CANCEL', reason), isSellableAfter('CANCEL', reason)])).toEqual([
      ['SOLD_OUT', 'SHOP', false],
      ['MISPRINT', 'SHOP', false],
      ['NOT_PRINTABLE', 'SHOP', true],
      ...['CHANGE_OF_MIND', 'WRONG_OPTION', 'ORDER_AGAIN', 'DELIVERY'].map((reason) => [reason, 'SHOPPER', true]),
    ]);
    expect(openedReasons('RETURN').map((reason) => openedFault('RETURN', reason))).toEqual([
      ...['SHOP', 'SHOP', 'SHOP', 'COURIER'],
      ...['SHOPPER', 'SHOPPER'],
    ]);
    expect(faultOf('CANCEL', 'SOLD_OUT')).toBe('SHOPPER');
  });

  describe('the offered reasons of a claim', () => {
    const all = ['CHANGE_OF_MIND', 'SIZE', 'DEFECT', 'PRINT', 'WRONG_ITEM', 'DAMAGED'];
    const notAsOrdered = all.slice(2);
    const possible = { CANCEL: 'CLAIM_SENT_ALREADY', CHANGE_OF_MIND: null, NOT_AS_ORDERED: null } as const;
    const options = [
      { is_own: true, stock_count: 3 },
      { is_own: false, stock_count: 3 },
    ];
    const shirt = { possible, has_sizes: true, is_custom: false, exchange_options: options };
    const notebook = { ...shirt, has_sizes: false };
    const designed = { ...shirt, is_custom: true, possible: { ...possible, CHANGE_OF_MIND: 'CLAIM_MADE_TO_ORDER' } } as const;

    test('the offered reasons are those possible for some line; SIZE needs a line with sizes, PRINT a line with a design', () => {
      for (const type of ['EXCHANGE', 'RETURN'] as const) {
        expect(offeredReasons(type, [shirt])).toEqual(all.filter((reason) => reason !== 'PRINT'));
        expect(offeredReasons(type, [notebook])).toEqual(all.filter((reason) => reason !== 'SIZE' && reason !== 'PRINT'));
        expect(offeredReasons(type, [designed])).toEqual(notAsOrdered);
        expect(offeredReasons(type, [designed, shirt])).toEqual(all);
        // The line with sizes cannot be returned, and the returnable one has no sizes.
        expect(offeredReasons(type, [designed, notebook])).toEqual(all.filter((reason) => reason !== 'SIZE'));
      }
      expect(offeredReasons('CANCEL', [designed])).toEqual(offeredReasons('CANCEL', [shirt]));
      expect(reasonRefusal(designed, 'CANCEL', 'CHANGE_OF_MIND')).toBe('CLAIM_SENT_ALREADY');
    });

    test('no reason is preselected where the reason decides who pays; until then a line is refused only if no reason allows it', () => {
      expect((['CANCEL', 'RETURN', 'EXCHANGE'] as const).map((type) => reasonAtFirst(type, offeredReasons(type, [shirt])))).toEqual([
        'CHANGE_OF_MIND',
        null,
        null,
      ]);
      const late = { ...shirt, possible: { ...possible, CHANGE_OF_MIND: 'CLAIM_TOO_LATE', NOT_AS_ORDERED: 'CLAIM_TOO_LATE' } } as const;
      expect([designed, late].map((line) => reasonRefusal(line, 'RETURN', null))).toEqual([null, 'CLAIM_TOO_LATE']);
    });

    test('an exchange for the same option is offered only for goods not as ordered', () => {
      const isWish = (reason: string) => needsOtherOption('EXCHANGE', faultOf('EXCHANGE', reason));
      for (const reason of all) expect(isWish(reason)).toBe(!notAsOrdered.includes(reason));
      expect(isWish('in my own words')).toBe(true);
      expect(needsOtherOption('RETURN', 'SHOPPER')).toBe(false);
      const several = options.map((option) => ({ ...option, is_own: false }));
      const named = (of: typeof options, fault: 'SHOP' | 'SHOPPER') => mustNameOption(of, 'EXCHANGE', fault);
      expect([named(options, 'SHOP'), named(options, 'SHOPPER'), named(several, 'SHOP')]).toEqual([false, true, true]);
      expect(mustNameOption(several, 'RETURN', 'SHOPPER')).toBe(false);
      const others = [[], [{ is_own: false, stock_count: 0 }]];
      for (const other of others) {
        const alone = { ...shirt, exchange_options: [{ is_own: true, stock_count: 3 }, ...other] };
        expect(offeredReasons('EXCHANGE', [alone])).toEqual(notAsOrdered.filter((reason) => reason !== 'PRINT'));
        expect([reasonRefusal(alone, 'EXCHANGE', 'SIZE'), reasonRefusal(alone, 'RETURN', 'SIZE')]).toEqual(['CLAIM_EXCHANGE_SAME', null]);
      }
    });
  });

  test('the reason of a claim decides the fault; a cancellation is always the shopper’s wish', () => {
    expect(faultOf('RETURN', 'PRINT')).toBe('SHOP');
    expect(faultOf('EXCHANGE', 'DAMAGED')).toBe('COURIER');
    expect(faultOf('RETURN', 'something else')).toBe('SHOPPER');
    expect(faultOf('CANCEL', 'DEFECT')).toBe('SHOPPER');
  });
});

test.each([
  ['all pieces are the shopper’s', [{ left: 2, asked: 0 }], null],
  [
    'one line went back, another is left',
    [
      { left: 0, asked: 0 },
      { left: 1, asked: 0 },
    ],
    null,
  ],
  [
    'one is asked for',
    [
      { left: 3, asked: 0 },
      { left: 1, asked: 1 },
    ],
    'CLAIM_LINE_OPEN',
  ],
  ['all pieces are claimed', [{ left: 0, asked: 2 }], 'CLAIM_LINE_OPEN'],
  ['all pieces were returned', [{ left: 0, asked: 0 }], 'CLAIM_NOTHING_LEFT'],
] as const)('a purchase can be confirmed only without open claims and with pieces left: %s', (_, lines, refusal) =>
  expect(confirmRefusal(lines)).toBe(refusal),
);
