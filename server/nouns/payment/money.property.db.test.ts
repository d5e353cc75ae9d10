import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { paymentMethods } from '#rules/order/checkout/checkout.ts';
import { faultList, pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { ledgerViolations, moneyDisagreements, stockTotals } from '#test/ledgers.ts';
import { MoneyWorld, type Step } from '#test/money-world.ts';
import { addCatalogue, type Catalogue } from '#test/rows/commerce-rows.ts';
import { isWhole } from '#test/whole.ts';

let shop: CommerceShop;
let catalogue: Catalogue;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
});

const pick = fc.nat({ max: 3 });
const method = fc.constantFrom(...paymentMethods.slice(0, 2));
const step = <T extends Step>(weight: number, record: { [Key in keyof T]: fc.Arbitrary<T[Key]> }) => ({
  weight,
  arbitrary: fc.record(record) as unknown as fc.Arbitrary<Step>,
});
const does = <T extends string>(name: T) => fc.constant(name);

const repliesGoneWrong = ['error', 'lost-reply', 'empty', 'malformed', 'violating', 'huge', 'refuse'] as const;
const faultKinds = fc.oneof(fc.constantFrom(...repliesGoneWrong), fc.constantFrom('refund-requested' as const, 'refund-failed' as const));
const fault = fc.record({
  kind: faultKinds,
  call: fc.constantFrom('read' as const, 'pre-register' as const, 'cancel' as const, 'close' as const),
  times: fc.constantFrom(1, 2, 1_000),
});

const claimSteps = [
  step<Extract<Step, { does: 'ship' }>>(1, { does: does('ship'), pick }),
  step<Extract<Step, { does: 'ask' }>>(4, {
    does: does('ask'),
    pick,
    type: fc.constantFrom(...pieceClaimTypes),
    isFault: fc.boolean(),
    quantity: fc.constantFrom(1, 1, 2),
    hasAccount: fc.boolean(),
  }),
  step<Extract<Step, { does: 'open' }>>(3, {
    does: does('open'),
    pick,
    type: fc.constantFrom('CANCEL' as const, ...pieceClaimTypes),
    fault: fc.constantFrom(...faultList),
    quantity: fc.constantFrom(1, 1, 2, 3),
    isSettled: fc.boolean(),
  }),
  step<Extract<Step, { does: 'goodwill' }>>(2, { does: does('goodwill'), pick, amount: fc.constantFrom(1, 2_000, 9_000, 1_000_000) }),
  step<Extract<Step, { does: 'decide' }>>(9, {
    does: does('decide'),
    pick,
    to: fc.constantFrom('COLLECTING', 'COLLECTED', 'ACCEPTED', 'ACCEPTED', 'REDELIVERING', 'COMPLETED', 'REJECTED', 'WITHDRAWN'),
    fault: fc.constantFrom(...faultList),
  }),
];

const anyStep = fc.oneof(
  step<Extract<Step, { does: 'place' }>>(3, {
    does: does('place'),
    who: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    points: fc.constantFrom(0, 1_000, 4_000),
    hasCoupon: fc.boolean(),
    method,
  }),
  step<Extract<Step, { does: 'start' }>>(6, { does: does('start'), pick, method }),
  step<Extract<Step, { does: 'press' }>>(11, {
    does: does('press'),
    pick,
    action: fc.constantFrom('pay', 'pay', 'pay', 'decline', 'close', 'expire'),
    times: fc.constantFrom(0, 1, 3),
  }),
  step<Extract<Step, { does: 'happens' }>>(7, {
    does: does('happens'),
    pick,
    action: fc.constantFrom('pay', 'pay', 'decline', 'cancel', 'cancel', 'settle-refund'),
    amount: fc.constantFrom(undefined, undefined, 1_000, 30_000),
    outcome: fc.constantFrom('SUCCEEDED', 'FAILED'),
  }),
  step<Extract<Step, { does: 'sync' }>>(5, { does: does('sync'), pick }),
  step<Extract<Step, { does: 'deliver' }>>(3, { does: does('deliver'), pick, times: fc.integer({ min: 1, max: 2 }) }),
  step<Extract<Step, { does: 'cancel' }>>(4, { does: does('cancel'), pick, hasAccount: fc.boolean() }),
  step<Extract<Step, { does: 'produce' }>>(1, { does: does('produce'), pick }),
  ...claimSteps,
  step<Extract<Step, { does: 'account' }>>(1, { does: does('account'), pick }),
  step<Extract<Step, { does: 'wait' }>>(3, { does: does('wait'), minutes: fc.constantFrom(1, 3, 3, 3, 31, 95, 1_440, 11_520) }),
  step<Extract<Step, { does: 'sweep' | 'expire' }>>(2, { does: fc.constantFrom('sweep', 'expire') }),
  step<Extract<Step, { does: 'faults' }>>(3, { does: does('faults'), faults: fc.array(fault, { maxLength: 2 }), isHeard: fc.boolean() }),
);

/** Events after a purchase: claims, provider faults, actions at its console, jobs. */
const afterSale = fc.oneof(
  ...claimSteps.map((each) => ({ ...each, weight: each.weight * 3 })),
  step<Extract<Step, { does: 'cancel' }>>(1, { does: does('cancel'), pick, hasAccount: fc.boolean() }),
  step<Extract<Step, { does: 'account' }>>(2, { does: does('account'), pick }),
  step<Extract<Step, { does: 'happens' }>>(1, {
    does: does('happens'),
    pick,
    action: fc.constantFrom('cancel', 'settle-refund', 'settle-refund'),
    amount: fc.constantFrom(undefined, 1_000),
    outcome: fc.constantFrom('SUCCEEDED', 'FAILED'),
  }),
  step<Extract<Step, { does: 'sync' }>>(2, { does: does('sync'), pick }),
  step<Extract<Step, { does: 'deliver' }>>(2, { does: does('deliver'), pick, times: fc.integer({ min: 1, max: 2 }) }),
  step<Extract<Step, { does: 'wait' }>>(2, { does: does('wait'), minutes: fc.constantFrom(1, 31, 95, 1_440) }),
  step<Extract<Step, { does: 'sweep' | 'expire' }>>(1, { does: fc.constantFrom('sweep') }),
  step<Extract<Step, { does: 'faults' }>>(2, { does: does('faults'), faults: fc.array(fault, { maxLength: 1 }), isHeard: fc.boolean() }),
);

/** Three buyers start; at each later step one or two events happen concurrently. In half of the runs they have already paid. */
const life = fc.constantFrom(true, false).chain((isSold) =>
  fc.record({
    isSold: fc.constant(isSold),
    methods: fc.tuple(method, method, method),
    moments: fc.array(fc.array(isSold ? afterSale : anyStep, { minLength: 1, maxLength: 2, size: 'max' }), {
      minLength: 20,
      maxLength: 32,
      size: 'max',
    }),
  }),
);

/** Steps between two checks of the books. */
const LOOK_EVERY = 4;

test('any sequence of events by shop, buyers, provider and claims keeps all ledgers exact and equal to the provider’s, or reports a reason', async () => {
  const rows = { query: (text: string) => shop.query(text) };
  let worlds = 0;
  await fc.assert(
    fc.asyncProperty(life, async ({ isSold, methods, moments }) => {
      worlds += 1;
      const world = await MoneyWorld.begin(shop, catalogue, `shirt-${worlds}`);
      const pieces = await stockTotals(rows);
      for (const [who, each] of methods.entries()) {
        await world.take({ does: 'place', who, quantity: isSold ? 3 : 1, points: 1_000, hasCoupon: true, method: each });
        await world.take({ does: 'start', pick: 0, method: each });
        if (isSold) await world.take({ does: 'happens', pick: 0, action: 'pay', amount: undefined, outcome: 'SUCCEEDED' });
        if (isSold) await world.take({ does: 'sync', pick: 0 });
        if (isSold && who > 0) await world.take({ does: 'ship', pick: 0 });
      }
      for (const [index, moment] of moments.entries()) {
        await Promise.all(moment.map((each) => world.take(each)));
        if (index % LOOK_EVERY === 0) expect(await ledgerViolations(rows)).toEqual([]);
      }
      await world.rest();
      expect(await ledgerViolations(rows)).toEqual([]);
      expect(await stockTotals(rows)).toEqual(pieces);
      expect(await moneyDisagreements(rows, await shop.held())).toEqual([]);
    }),
    // The runs share a database, so a shrunk example would prove nothing.
    { seed: 20_261_122, numRuns: isWhole ? 30 : 10, endOnFailure: true },
  );
});
