import { sql } from 'kysely';
import type { DiscrepancyKind } from '#rules/money/discrepancy.ts';
import { openCase } from '#rules/money/discrepancy.ts';
import type { Won } from '#rules/money/money.ts';
import type { Db } from '#server/transaction/transaction.ts';

export interface Finding {
  kind: DiscrepancyKind;
  orderId: number | null;
  paymentId: string | null;
  /** What it is about, won. */
  amount: Won;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Puts a case into the queue for a person. One open row for each kind and payment: a repeat only brings it up to date. */
export async function noteDiscrepancy(db: Db, { kind, orderId, paymentId, amount, detail = {}, now }: Finding): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sales.discrepancies')
    .values({ kind, order_id: orderId, payment_id: paymentId, amount, detail: JSON.stringify(detail), since: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return;
  await db
    .updateTable('sales.discrepancies')
    .set({ amount, detail: JSON.stringify(detail) })
    .where('kind', '=', kind)
    .where('state', '=', openCase)
    .where((eb) =>
      paymentId === null ? eb.and([eb('payment_id', 'is', null), eb('order_id', '=', orderId)]) : eb('payment_id', '=', paymentId),
    )
    .execute();
}

/** Ends the open cases of a payment (or of an order, those without a payment) that have healed; those of other kinds stay. */
export async function resolveDiscrepancies(
  db: Db,
  about: ({ paymentId: string } | { orderId: number | null }) & { kinds: readonly DiscrepancyKind[]; resolution: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sales.discrepancies')
    .set({ state: 'RESOLVED', resolved_at: about.now, resolution: about.resolution })
    .where((eb) =>
      'paymentId' in about
        ? eb('payment_id', '=', about.paymentId)
        : eb.and([eb('payment_id', 'is', null), eb('order_id', '=', about.orderId)]),
    )
    .where('state', '=', openCase)
    .where('kind', 'in', about.kinds)
    .execute();
}

/** Ends the open cases of rows a job failed at (server/jobs/running/each-row.ts). */
export async function resolveFailing(
  db: Db,
  { job, keys, resolution, now }: { job: string; keys: readonly string[]; resolution: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sales.discrepancies')
    .set({ state: 'RESOLVED', resolved_at: now, resolution })
    .where('kind', '=', 'JOB_FAILING')
    .where('state', '=', openCase)
    .where(sql`detail ->> 'job'`, '=', job)
    .where(sql`detail ->> 'key'`, 'in', keys)
    .execute();
}
