import { sql } from 'kysely';
import { lotHasMore } from '#rules/money/points/points.ts';
import type { Db } from '#server/commands/transaction.ts';

/** The query of a member's lots, from the ledger, with what was taken from each; what is left of them the rule works out. */
export function lotsOf(db: Db, userId: string) {
  return lots(db).where('lot.user_id', '=', userId);
}

/** Lots one look at what lapsed gives at most. */
export const LAPSED_LOTS_MAX = 1_000;

/** Lots that lapsed before this moment with something left, of all members but those named; LAPSED_LOTS_MAX at most. */
export function lapsedLots(db: Db, before: Date, without: readonly string[] = []) {
  return db
    .selectFrom(lots(db).select('lot.user_id').where('lot.expires_at', '<=', before).as('lapsed'))
    .selectAll()
    .whereRef(lotHasMore.amount, '>', lotHasMore.than)
    .$if(without.length > 0, (query) => query.where('user_id', 'not in', without))
    .limit(LAPSED_LOTS_MAX)
    .execute();
}

/** The query of the lots of these members that end from now on until `until`, with their member. */
export function endingLots(db: Db, userIds: readonly string[], now: Date, until: Date) {
  return lots(db)
    .select('lot.user_id')
    .where('lot.user_id', 'in', userIds)
    .where('lot.expires_at', '>', now)
    .where('lot.expires_at', '<=', until);
}

/** The query of members with a lot that ends from now on until `until`, those after `last` by id: 500 at most. */
export function membersOfEndingLots(db: Db, last: string, now: Date, until: Date) {
  return db
    .selectFrom('sales.point_entries')
    .select('user_id')
    .distinct()
    .where('type', '=', 'EARNED')
    .where('expires_at', '>', now)
    .where('expires_at', '<=', until)
    .where('user_id', '>', last)
    .orderBy('user_id')
    .limit(500);
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
