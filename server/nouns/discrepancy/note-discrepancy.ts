import { sql } from 'kysely';
import type { DiscrepancyKind } from '#rules/money/discrepancy.ts';
import { openCase, refundStages, stoppedRefundKinds } from '#rules/money/discrepancy.ts';
import type { Won } from '#rules/money/money.ts';
import type { Db } from '#server/transaction/transaction.ts';

export interface Finding {
  kind: DiscrepancyKind;
  orderId: number | null;
  paymentId: string | null;
  /** The amount in question, in won. */
  amount: Won;
  detail?: Record<string, unknown>;
  now: Date;
}

/** Adds a discrepancy to the queue. Each kind and payment has one open row; a repeat updates it. */
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

/**
 * Records the stage of a payment's refund. The new case replaces the earlier one of the same refund and keeps its details. An outage
 * keeps the reason of the last refusal.
 */
export async function noteRefund(db: Db, finding: Finding & { paymentId: string }, isOutage = false): Promise<void> {
  const { kind, paymentId, detail, now } = finding;
  const open = { payment_id: paymentId, state: openCase } as const;
  const stopped = db
    .selectFrom('sales.discrepancies')
    .select('id')
    .where((eb) => eb.and(open));
  if (isOutage && (await stopped.where('kind', 'in', stoppedRefundKinds).executeTakeFirst()) !== undefined) return;
  const earlier = await db
    .updateTable('sales.discrepancies')
    .set({ state: 'RESOLVED', resolved_at: now, resolution: `now ${kind}` })
    .where((eb) => eb.and(open))
    .where('kind', 'in', refundStages)
    .where('kind', '<>', kind)
    .returning('detail')
    .execute();
  await noteDiscrepancy(db, { ...finding, detail: Object.assign({}, ...earlier.map((each) => each.detail), detail) });
}

/** Closes open cases of these kinds that have resolved themselves, for a payment, or for an order without one. */
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

/** Closes the open cases of rows that a job had failed on (server/jobs/running/each-row.ts). */
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
