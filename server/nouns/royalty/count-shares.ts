import { sql } from 'kysely';
import { dueEntry, type StandingShare, shareState, shareStates } from '#rules/money/royalty.ts';
import { takingClaims } from '#rules/order/claim/claim.ts';
import { openPeriod } from '#server/nouns/settlement/open-period.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Brings the ledger in line with what the shares of an order are worth now: after confirmation, partial returns, or the end of the order.
 * Idempotent. Under the lock of the order. Returns how many entries were due.
 */
export async function countShares(trx: Trx, orderId: number, now: Date): Promise<number> {
  const shares = await standingShares(trx, orderId);
  const entries = shares.flatMap((share) => {
    const due = dueEntry(share, share.booked);
    return due === null
      ? []
      : [{ ...due, royalty_line_id: share.id, artist_id: share.artist_id, brand_id: share.brand_id, kind: share.kind, created_at: now }];
  });
  if (entries.length > 0) {
    const period_id = await openPeriod(trx, now);
    await trx
      .insertInto('sales.royalty_entries')
      .values(entries.map((entry) => ({ ...entry, period_id })))
      .execute();
  }
  for (const state of shareStates) {
    const moved = shares.filter((share) => shareState(share) === state && share.state !== state).map((share) => share.id);
    if (moved.length > 0) await trx.updateTable('sales.royalty_lines').set({ state }).where('id', 'in', moved).execute();
  }
  if (shares.length > 0) await trx.deleteFrom('sales.royalty_checks').where('order_id', '=', orderId).execute();
  return entries.length;
}

async function standingShares(trx: Trx, orderId: number) {
  const rows = await trx
    .selectFrom('sales.royalty_lines as share')
    .innerJoin('sales.orders as order', 'order.id', 'share.order_id')
    .select(['share.id', 'share.artist_id', 'share.brand_id', 'share.kind', 'share.amount', 'share.quantity', 'share.state'])
    .select(['order.confirmed_at', 'order.cancelled_at'])
    .select(({ selectFrom }) => [
      selectFrom('sales.claim_products as gone')
        .innerJoin('sales.claims as claim', 'claim.id', 'gone.claim_id')
        .select(sql<number>`coalesce(sum(gone.quantity), 0)::integer`.as('quantity'))
        .whereRef('gone.order_product_id', '=', 'share.order_product_id')
        .where('claim.type', 'in', takingClaims.types)
        .where('claim.status', 'in', takingClaims.states)
        .as('returned'),
      selectFrom('sales.royalty_entries as entry')
        .select(sql<number>`coalesce(sum(entry.amount), 0)::integer`.as('amount'))
        .whereRef('entry.royalty_line_id', '=', 'share.id')
        .where('entry.cause', '<>', 'CORRECTION')
        .as('booked'),
    ])
    .where('share.order_id', '=', orderId)
    .orderBy('share.id')
    .execute();
  return rows.map(({ confirmed_at, cancelled_at, returned, booked, ...share }) => ({
    ...share,
    ...({
      amount: share.amount,
      quantity: share.quantity,
      returned: returned ?? 0,
      isConfirmed: confirmed_at !== null,
      isCancelled: cancelled_at !== null,
    } satisfies StandingShare),
    booked: booked ?? 0,
  }));
}
