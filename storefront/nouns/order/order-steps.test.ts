import { expect, test } from 'vitest';
import { orderStateList } from '#rules/order/order-state.ts';
import { orderSteps } from './order-steps.ts';

const changes = [
  { to_status: 'PAYMENT_WAIT', changed_at: '2026-11-18T03:00:00Z' },
  { to_status: 'PAYMENT_COMPLETE', changed_at: '2026-11-18T03:01:00Z' },
] as const;

test('an order with a design shows all eight states, with the times of the reached ones', () => {
  const steps = orderSteps({ status: 'PAYMENT_COMPLETE', isCustom: true }, changes);
  expect(steps.map((step) => step.state)).toEqual(orderStateList);
  expect(steps.filter((step) => step.isReached).map((step) => step.changedAt)).toEqual(['2026-11-18T03:00:00Z', '2026-11-18T03:01:00Z']);
  expect(steps.find((step) => step.isCurrent)?.state).toBe('PAYMENT_COMPLETE');
});

test('ready goods skip the production states, unless the order reached them', () => {
  const ready = orderSteps({ status: 'PAYMENT_COMPLETE', isCustom: false }, changes).map((step) => step.state);
  expect(ready).not.toContain('IN_PRODUCTION');
  expect(ready).toHaveLength(6);
  const produced = orderSteps({ status: 'IN_PRODUCTION', isCustom: false }, changes).map((step) => step.state);
  expect(produced).toContain('IN_PRODUCTION');
  expect(produced).not.toContain('PRODUCTION_COMPLETE');
});
