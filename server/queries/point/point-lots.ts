import { sql } from 'kysely';
import type { PointLot } from '#rules/money/points.ts';
import type { Db } from '#server/commands/transaction.ts';

/** A member's lots that have something left, from the ledger: what was earned less what names the lot. */
export function pointLots(db: Db, userId: string): Promise<PointLot[]> {
  return lotsLeft(db).where('lot.user_id', '=', userId).execute();
}

/** The same over all members: lots whose time was over before this moment. */
export function lapsedLots(db: Db, before: Date) {
  return lotsLeft(db).select('lot.user_id').where('lot.expires_at', '<=', before).limit(1_000).execute();
}

function lotsLeft(db: Db) {
  return db
    .selectFrom('sales.point_entries as lot')
    .leftJoin('sales.point_entries as taking', 'taking.lot_id', 'lot.id')
    .select(['lot.id', 'lot.amount', 'lot.expires_at'])
    .select(sql<number>`coalesce(sum(taking.amount), 0)`.as('taken'))
    .where('lot.type', '=', 'EARNED')
    .groupBy('lot.id')
    .having(sql<boolean>`lot.amount > coalesce(sum(taking.amount), 0)`);
}
