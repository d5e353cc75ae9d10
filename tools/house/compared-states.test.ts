import { expect, test } from 'vitest';
import { comparesState } from './compared-states.ts';

test.each([
  ["if (order.status === 'PAYMENT_WAIT') return;"],
  ["if ('IN_DELIVERY' !== status) return;"],
  ["sql`case moved.from_status when 'PAYMENT_COMPLETE' then 1 end`"],
  ["sql`case found.state when 'RESOLVED' then 1 when 'OPEN' then 2 end`"],
  ["sql`where to_status in ('IN_PRODUCTION', 'IN_DELIVERY')`"],
  ["sql`where status not in ('READY', 'PAID')`"],
  ["sql`where report.state = 'WAITING'`"],
  ["query.where('receipt.state', '=', 'ISSUED')"],
  ["query.where('state', '<>', 'CANCELLED')"],
  ["query.where('state', 'in', ['REQUESTED', 'FAILED'])"],
  ["{ state: { _eq: 'HIDDEN' } }"],
  ["{ review_reports: { state: { _in: ['WAITING'] } } }"],
  ["if (to === 'ACKNOWLEDGED') return;"],
  ["if (move.to === 'PAID') return;"],
  ["tabs.filter((tab) => tab !== 'CANCELLED')"],
  ["if (tab === 'CLAIM') yield claims;"],
  ["if (work.step === 'CANCELLED') return;"],
  ["if (graphic.state === 'REVIEW') return;"],
  ["if (period.state === 'OPEN') return;"],
  ["if (['PAID', 'CLOSED'].includes(row.state)) return;"],
  ["switch (refund.state) {\n  case 'BACK':\n}"],
  ["payment.status !== 'PAID'"],
  ["if (claimState === 'ACCEPTED') return;"],
  ["if (order.tracking_state === 'DELIVERED') return;"],
  ['waiting: sales_preparations_aggregate(where: { state: { _eq: "WAITING" } })'],
])('a comparison with the literal state is found: %s', (text) => {
  expect(comparesState('server/nouns/order/x.ts', text)).toBe(true);
  expect(comparesState('bench/x.ts', text)).toBe(true);
});

test.each([
  ["await query.set({ state: 'HIDDEN', hidden_at: now });"],
  ["const state = 'WAITING';"],
  ["const to = 'WITHDRAWN';"],
  ["if (delivery.outcome === 'SENT') return;"],
  ["if (refundOf(facts).step === 'BACK') return;"],
  ["if (action === 'REISSUE' || reply.code === 'OPEN') return;"],
  ["const target = { side: 'BACK' };"],
  ["move(trx, order, 'IN_DELIVERY', mover);"],
  ['product_graphics(where: { state: { _eq: "ACT" } })'],
  ["if (state === shownState || means(to, 'sent')) return;"],
])('a comparison is allowed: %s', (text) => expect(comparesState('server/nouns/order/x.ts', text)).toBe(false));

test('rules, tests, the bench’s hand-written shop and the provider’s stand-in may have words of their own', () => {
  const text = "if (payment.status === 'PAID') return;";
  const own = ['rules/money/x.ts', 'server/x.test.ts', 'server/data/test/x.ts', 'bench/hand-written-flow.ts', 'stand-ins/payment/x.ts'];
  expect(own.filter((file) => comparesState(file, text))).toEqual([]);
  expect(
    ['bench/fill-desk.ts', 'demo/seed/x.ts', 'stand-ins/payment/seeded-payments.ts'].filter((file) => !comparesState(file, text)),
  ).toEqual([]);
});
