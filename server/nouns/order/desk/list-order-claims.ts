import { sql } from 'kysely';
import { type ClaimState, type ClaimType, finishedClaimStates, isHalting, takingClaims } from '#rules/order/claim/claim.ts';
import type { Db } from '#server/transaction/transaction.ts';

export interface OpenClaim {
  order_id: number;
  type: ClaimType;
  status: ClaimState;
  is_halting: boolean;
}

/** The final states as the index claims_unfinished spells them. */
export const finishedClaims = sql.join(finishedClaimStates.map((state) => sql.lit(state)));

/** The unfinished claim of each of these orders; of several, the one that holds back goods. */
export async function openClaims(db: Db, orderIds: readonly number[]): Promise<Map<number, OpenClaim>> {
  const found = new Map<number, OpenClaim>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .selectFrom('sales.claims')
    .select(['order_id', 'type', 'status'])
    .where('order_id', 'in', orderIds)
    .where(sql<boolean>`status not in (${finishedClaims})`)
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const claim = { ...row, type: row.type as ClaimType, status: row.status as ClaimState, is_halting: isHalting(row) };
    if (claim.is_halting || !found.has(row.order_id)) found.set(row.order_id, claim);
  }
  return found;
}

/** Pieces that cancellations removed from lines of these orders, by line. */
export async function takenPieces(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('sales.claim_products as taken')
    .innerJoin('sales.claims as claim', 'claim.id', 'taken.claim_id')
    .select(['taken.order_product_id', (eb) => eb.fn.sum<number>('taken.quantity').as('quantity')])
    .where('claim.order_id', 'in', orderIds)
    .where('claim.type', '=', 'CANCEL' satisfies ClaimType)
    .where('claim.status', 'in', takingClaims.states)
    .groupBy('taken.order_product_id')
    .execute();
  return new Map(rows.map(({ order_product_id, quantity }) => [order_product_id, Number(quantity)]));
}
