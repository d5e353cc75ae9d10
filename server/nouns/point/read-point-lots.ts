import { sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import type { Won } from '#rules/money/money.ts';
import { offsetReason } from '#rules/money/points/point-entries.ts';
import { lotHasMore, type PointLot } from '#rules/money/points/points.ts';
import { setOff } from '#rules/money/points/points-owed.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A lot as in the ledger, before its member's debt is deducted (`standingLots`); `owed` is the member's debt, the same in every row. */
export type BookedLot = Omit<PointLot, 'taken'> & { booked: Won; owed: Won };

/** The query of a member's lots from the ledger, with what was taken from each and what the member owes. */
export const lotsOf = preparedQuery((db: Db, userId: string) => owing(db).where('lot.user_id', '=', userId));

/** The lots of one member with what is left after deducting the debt; the rule decides what can be used. */
export function standingLots<Lot extends BookedLot>(booked: readonly Lot[]) {
  return setOffOf(booked).lots;
}

/** For each lot of one member: its part of the debt, and the rest that is left of all lots. */
export function setOffOf<Lot extends BookedLot>(booked: readonly Lot[]) {
  return setOff(
    booked.map((lot) => ({ ...lot, taken: lot.booked })),
    booked[0]?.owed ?? 0,
  );
}

/** A member's lots with what is left of them, and the remaining debt; `known`: the lots, when already read. */
export async function standingOf(db: Db, userId: string, known?: readonly BookedLot[]): Promise<{ lots: PointLot[]; owed: Won }> {
  const booked = known ?? (await lotsOf(db, userId).execute());
  if (booked.length > 0) return setOffOf(booked);
  const { owed } = await db.selectNoFrom(debt(sql`${userId}::uuid`).as('owed')).executeTakeFirstOrThrow();
  return { lots: [], owed };
}

/** Maximum expired lots per query. */
export const LAPSED_LOTS_MAX = 1_000;

/** Lots of all members except those named that expired before this time with something left; at most LAPSED_LOTS_MAX. */
export function lapsedLots(db: Db, before: Date, without: readonly string[] = []) {
  return db
    .selectFrom(owing(db).select('lot.user_id').where('lot.expires_at', '<=', before).as('lapsed'))
    .select('user_id')
    .whereRef(lotHasMore.amount, '>', 'booked')
    .$if(without.length > 0, (query) => query.where('user_id', 'not in', without))
    .limit(LAPSED_LOTS_MAX)
    .execute();
}

/** The query of these members' lots that expire between now and `until`. */
export function endingLots(db: Db, userIds: readonly string[], now: Date, until: Date) {
  return owing(db)
    .select('lot.user_id')
    .where('lot.user_id', 'in', userIds)
    .where('lot.expires_at', '>', now)
    .where('lot.expires_at', '<=', until);
}

/** The query of members with a lot that expires between now and `until`, by id after `last`: at most 500. */
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

/** A member's debt in the ledger: debts less what lots have paid. */
function debt(member: ReturnType<typeof sql>) {
  return sql<number>`(select coalesce(sum(case owing.type when 'OWED' then owing.amount else -owing.amount end), 0)::integer
    from sales.point_entries owing where owing.user_id = ${member} and (owing.type = 'OWED' or owing.reason = ${sql.lit(offsetReason)}))`;
}

function owing(db: Db) {
  return db
    .selectFrom('sales.point_entries as lot')
    .leftJoin('sales.point_entries as taking', 'taking.lot_id', 'lot.id')
    .select(['lot.id', 'lot.amount', 'lot.expires_at'])
    .select(sql<number>`coalesce(sum(taking.amount), 0)`.as('booked'))
    .select(debt(sql.ref('lot.user_id')).as('owed'))
    .where('lot.type', '=', 'EARNED')
    .groupBy('lot.id');
}
