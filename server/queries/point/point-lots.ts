import { sql } from 'kysely';
import { lotHasMore } from '#rules/money/points.ts';
import type { Db } from '#server/commands/transaction.ts';

/** The query of a member's lots, from the ledger, with what was taken from each; what is left of them the rule works out. */
export function lotsOf(db: Db, userId: string) {
  return lots(db).where('lot.user_id', '=', userId);
}

/** Lots of all members that lapsed before this moment with something left: 1,000 at most. */
export function lapsedLots(db: Db, before: Date) {
  return db
    .selectFrom(lots(db).select('lot.user_id').where('lot.expires_at', '<=', before).as('lapsed'))
    .selectAll()
    .whereRef(lotHasMore.amount, '>', lotHasMore.than)
    .limit(1_000)
    .execute();
}

function lots(db: Db) {
  return db
    .selectFrom('sales.point_entries as lot')
    .leftJoin('sales.point_entries as taking', 'taking.lot_id', 'lot.id')
    .select(['lot.id', 'lot.amount', 'lot.expires_at'])
    .select(sql<number>`coalesce(sum(taking.amount), 0)`.as('taken'))
    .where('lot.type', '=', 'EARNED')
    .groupBy('lot.id');
}
