import { describe, expect, test } from 'vitest';
import { orderStateList } from './order-state.ts';
import {
  buttonsOf,
  hasLeft,
  isAcknowledgement,
  isToShip,
  isUnpaidAtWork,
  type OrderAtWork,
  scannedMove,
  stepLeft,
  stepsToProduce,
  stepsToSend,
  stepsToShip,
  tabMeans,
  targetsFrom,
  undoneState,
  type WorkStep,
  type WorkTarget,
  workRefusal,
  workSteps,
  workTabList,
  workTabs,
  workTargets,
} from './work-step.ts';

const order = (step: WorkStep, about: Partial<OrderAtWork> = {}): OrderAtWork => ({
  step,
  made_units: 1,
  tracking_number: null,
  has_halt: false,
  ...about,
});
const allowed = (from: OrderAtWork) => workTargets.filter((to) => workRefusal(from, to, 'admin') === null);

describe('where an operator may send an order', () => {
  test.each<[WorkStep, WorkTarget[]]>([
    ['PAYMENT_WAIT', []],
    ['PAYMENT_COMPLETE', ['ACKNOWLEDGED', 'IN_PRODUCTION']],
    ['ACKNOWLEDGED', ['IN_PRODUCTION']],
    ['IN_PRODUCTION', ['PRODUCTION_COMPLETE']],
    ['PRODUCTION_COMPLETE', ['DELIVERY_PREPARING']],
    ['DELIVERY_PREPARING', []],
    ['IN_DELIVERY', ['DELIVERY_COMPLETED']],
    // Only for the shopper and the timer.
    ['DELIVERY_COMPLETED', []],
    ['PURCHASE_CONFIRMED', []],
    ['CANCELLED', []],
  ])('an operator moves an order: %s -> %j', (step, targets) => expect(allowed(order(step))).toEqual(targets));

  test('ready goods can be packed at once and are never produced', () => {
    expect(allowed(order('ACKNOWLEDGED', { made_units: 0 }))).toEqual(['DELIVERY_PREPARING']);
    expect(workRefusal(order('ACKNOWLEDGED', { made_units: 0 }), 'IN_PRODUCTION', 'admin')).toBe('NOTHING_TO_PRODUCE');
    expect(workRefusal(order('ACKNOWLEDGED'), 'DELIVERY_PREPARING', 'admin')).toBe('PRODUCTION_REQUIRED');
  });

  test('an order with a refused or unchecked own picture is not produced', () => {
    const refused = order('ACKNOWLEDGED', { picture_halt: 'REFUSED' });
    expect(workRefusal(refused, 'IN_PRODUCTION', 'admin')).toBe('ORDER_PICTURE_REFUSED');
    expect(workRefusal(order('ACKNOWLEDGED', { picture_halt: 'WAITING' }), 'IN_PRODUCTION', 'admin')).toBe('ORDER_PICTURE_WAITING');
    expect(workRefusal(order('PAYMENT_COMPLETE', { picture_halt: 'REFUSED' }), 'ACKNOWLEDGED', 'admin')).toBe(null);
  });

  test('a parcel ships with a waybill and without an undecided claim, and can be delivered even with one', () => {
    const packed = order('DELIVERY_PREPARING', { tracking_number: '123456789012' });
    expect(workRefusal(order('DELIVERY_PREPARING'), 'IN_DELIVERY', 'admin')).toBe('WAYBILL_REQUIRED');
    expect(workRefusal(packed, 'IN_DELIVERY', 'admin')).toBe(null);
    expect(workRefusal({ ...packed, has_halt: true }, 'IN_DELIVERY', 'admin')).toBe('ORDER_HAS_OPEN_CLAIM');
    expect(workRefusal(order('IN_DELIVERY', { has_halt: true }), 'DELIVERY_COMPLETED', 'courier')).toBe(null);
  });

  test('moving an order to the state it already has changes nothing', () =>
    expect(workTargets.map((to) => workRefusal(order(to), to, 'admin'))).toEqual(workTargets.map(() => 'NOTHING')));
});

test('every step of an order is in one tab of the office, and counts as shipped or as not shipped', () => {
  expect(Object.values(workTabs).flat().toSorted()).toEqual(workSteps.toSorted());
  expect(workTabs).toMatchObject({ PRODUCTION: ['IN_PRODUCTION', 'PRODUCTION_COMPLETE'], CLAIM: [], ALL: [] });
  expect(workSteps.filter((step) => !isToShip(step) && !hasLeft(step))).toEqual(['PAYMENT_WAIT', 'CANCELLED']);
});

test('the steps of orders that have not shipped are those of the partial database indexes', () => {
  expect(stepsToShip).toEqual(['PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION', 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING']);
  expect(stepsToProduce).toEqual(['PAYMENT_COMPLETE', 'ACKNOWLEDGED', 'IN_PRODUCTION']);
});

test('an order has a button for its next step; an open claim blocks it until the order has shipped', () => {
  expect(buttonsOf(order('ACKNOWLEDGED'))).toEqual([{ to: 'IN_PRODUCTION', refusal: null }]);
  expect(buttonsOf(order('ACKNOWLEDGED', { made_units: 0 }))).toEqual([{ to: 'DELIVERY_PREPARING', refusal: null }]);
  expect(buttonsOf(order('DELIVERY_PREPARING'))).toEqual([]);
  const held = (step: WorkStep) => buttonsOf(order(step, { has_halt: true })).map(({ refusal }) => refusal);
  expect(held('PAYMENT_COMPLETE')).toEqual([null, 'ORDER_HAS_OPEN_CLAIM']);
  expect(held('PRODUCTION_COMPLETE')).toEqual(['ORDER_HAS_OPEN_CLAIM']);
  expect(held('IN_DELIVERY')).toEqual([null]);
});

test('the steps that an operator can move an order to equal the table of steps', () => {
  expect(targetsFrom('PAYMENT_COMPLETE', 'admin')).toEqual(['ACKNOWLEDGED', 'IN_PRODUCTION', 'DELIVERY_PREPARING']);
  expect(targetsFrom('DELIVERY_PREPARING', 'admin')).toEqual(['IN_DELIVERY']);
  expect(targetsFrom('CANCELLED', 'admin')).toEqual([]);
});

test('a waiting order without an account is unpaid, one that awaits a deposit is not', () => {
  const unpaid = (deposit_account: string | null) => workSteps.filter((step) => isUnpaidAtWork({ step, deposit_account }));
  expect(unpaid(null)).toEqual(workTabs.WAITING);
  expect(unpaid('110-1')).toEqual([]);
});

test('a waybill can be assigned to orders that are packed', () => {
  expect(stepsToSend).toEqual(['DELIVERY_PREPARING']);
});

test('tabs of finished orders have no count, and unpaid orders left behind are excluded from the tabs that include their state', () => {
  const tabsThat = (meaning: Parameters<typeof tabMeans>[1]) => workTabList.filter((tab) => tabMeans(tab, meaning));
  expect(workTabList.filter((tab) => !tabMeans(tab, 'tallied'))).toEqual(['CONFIRMED', 'CANCELLED', 'ALL']);
  expect([tabsThat('without-left'), tabsThat('without-open'), tabsThat('claimed')]).toEqual([['CANCELLED', 'ALL'], ['WAITING'], ['CLAIM']]);
  // A tab without steps spans all of them.
  expect(workTabList.filter((tab) => workTabs[tab].length === 0)).toEqual([...tabsThat('claimed'), ...tabsThat('everything')]);
});

test('an acknowledged order moves on from the acknowledged step, not from the new one', () => {
  const left = orderStateList.map(stepLeft);
  expect(left.filter((step) => isAcknowledgement(step))).toEqual(['ACKNOWLEDGED']);
  expect(left).not.toContain('PAYMENT_COMPLETE');
  expect(left).toHaveLength(orderStateList.length);
});

test('a scan moves an order by the one next step of its goods, and not when it awaits its waybill or has shipped', () => {
  expect(scannedMove(order('PAYMENT_COMPLETE'))?.to).toBe('IN_PRODUCTION');
  expect(scannedMove(order('PAYMENT_COMPLETE', { made_units: 0 }))?.to).toBe('DELIVERY_PREPARING');
  expect(scannedMove(order('PRODUCTION_COMPLETE', { has_halt: true }))).toEqual({
    to: 'DELIVERY_PREPARING',
    refusal: 'ORDER_HAS_OPEN_CLAIM',
  });
  for (const step of ['DELIVERY_PREPARING', 'IN_DELIVERY', 'PURCHASE_CONFIRMED', 'CANCELLED'] as const)
    expect(scannedMove(order(step))).toBeNull();
});

test('a step is undone only by the person who made it, within ten minutes, before shipping', () => {
  const at = new Date('2026-11-30T03:00:00Z');
  const by = { userId: 'm', now: new Date(at.getTime() + 9 * 60_000) };
  const change = { from_status: 'IN_PRODUCTION', to_status: 'PRODUCTION_COMPLETE', user_id: 'm', changed_at: at };
  expect(undoneState('PRODUCTION_COMPLETE', 'PRODUCTION_COMPLETE', change, by)).toBe('IN_PRODUCTION');
  expect(undoneState('PRODUCTION_COMPLETE', 'PRODUCTION_COMPLETE', change, { ...by, userId: 'n' })).toBeNull();
  expect(undoneState('PRODUCTION_COMPLETE', 'PRODUCTION_COMPLETE', change, { ...by, now: new Date(at.getTime() + 600_000) })).toBeNull();
  const sent = { ...change, from_status: 'DELIVERY_PREPARING', to_status: 'IN_DELIVERY' };
  expect(undoneState('IN_DELIVERY', 'IN_DELIVERY', sent, by)).toBeNull();
  expect(
    undoneState('ACKNOWLEDGED', 'PAYMENT_COMPLETE', { ...change, from_status: 'PAYMENT_WAIT', to_status: 'PAYMENT_COMPLETE' }, by),
  ).toBeNull();
});
