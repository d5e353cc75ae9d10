import { sql } from 'kysely';
import { takingClaims } from '#rules/order/claim/claim.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** True when settled cancellations and returns have removed all pieces of a line; for queries that alias the order line as `line`. */
export const isLineGone = sql<boolean>`coalesce((select sum(piece.quantity) from sales.claim_products piece
  join sales.claims claim on claim.id = piece.claim_id
  where piece.order_product_id = line.id and claim.type in (${sql.join(takingClaims.types)})
    and claim.status in (${sql.join(takingClaims.states)})), 0) >= line.quantity`;

/** The parts that settled claims removed from an order: pieces by line, returned points, and points that paid for return shipping. */
export async function goneOf(db: Db, orderId: number): Promise<{ pieces: Map<number, number>; points: number }> {
  const rows = await db
    .selectFrom('sales.claim_products as piece')
    .innerJoin('sales.claims as claim', 'claim.id', 'piece.claim_id')
    .select(['piece.order_product_id', sql<number>`sum(piece.quantity)::integer`.as('quantity')])
    .where('claim.order_id', '=', orderId)
    .where('claim.type', 'in', takingClaims.types)
    .where('claim.status', 'in', takingClaims.states)
    .groupBy('piece.order_product_id')
    .execute();
  const { points } = await db
    .selectFrom('sales.claim_refunds as refund')
    .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
    .select(sql<number>`coalesce(sum(refund.point_amount + refund.pick_up_points), 0)::integer`.as('points'))
    .where('claim.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { pieces: new Map(rows.map((row) => [row.order_product_id, row.quantity])), points };
}
