import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { discrepancyKinds } from '#rules/money/discrepancy.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { cancellationStateList } from '#rules/money/refund.ts';
import { paymentMethods } from '#rules/order/checkout.ts';
import { claimStates, claimTypes } from '#rules/order/claim.ts';
import { cancelReasons, orderStateList } from '#rules/order/order-state.ts';
import { testDatabase } from '#test/database.ts';

/** Lists that stand in a check constraint and in a rule. */
test.each([
  ['sales.orders', 'orders_status_check', orderStateList],
  ['sales.orders', 'orders_cancel_reason_check', cancelReasons],
  ['sales.orders', 'orders_payment_method_check', paymentMethods],
  ['sales.payments', 'payments_method_check', paymentMethods],
  ['sales.payment_cancellations', 'payment_cancellations_status_check', cancellationStateList],
  ['sales.claims', 'claims_type_check', claimTypes],
  ['sales.claims', 'claims_status_check', Object.keys(claimStates)],
  ['sales.discrepancies', 'discrepancies_kind_check', Object.keys(discrepancyKinds)],
  ['sales.payments', 'payments_status_check', paymentStateList],
])('%s: what %s allows is what the rule knows', async (table, constraint, known) => {
  const { service } = await testDatabase();
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = ${table}::regclass and conname = ${constraint}`.execute(
    service,
  );
  const allowed = [...(rows[0]?.text ?? '').matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name);
  expect(allowed.sort()).toEqual([...known].sort());
});
