import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { discrepancyKinds } from '#rules/money/discrepancy.ts';
import { paymentStateList } from '#rules/money/payment-state.ts';
import { testDatabase } from '#test/database.ts';

/** Lists that stand in a check constraint and in a rule. */
test.each([
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
