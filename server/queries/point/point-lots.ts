import { sql } from 'kysely';
import { keptQuery } from '#db/kept-query.ts';
import type { Won } from '#rules/money/money.ts';
import { offsetReason } from '#rules/money/points/point-entries.ts';
import { lotHasMore, type PointLot } from '#rules/money/points/points.ts';
import { setOff } from '#rules/money/points/points-owed.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A lot as the ledger has it, before what its member owes is set off (`standingLots`); `owed`: of the member, the same in every row. */
export type BookedLot = Omit<PointLot, 'taken'> & { booked: Won; owed: Won };

/** The query of a member's lots, from the ledger, with what was taken from each and what the member owes. */
export const lotsOf = keptQuery((db: Db, userId: string) => owing(db).where('lot.user_id', '=', userId));

/** The lots of one member with what is left of them once what is owed is set off; what can be used the rule works out. */
export function standingLots<Lot extends BookedLot>(booked: readonly Lot[]) {
  return setOffOf(booked).lots;
}

/** What each of these lots of one member pays of the debt, with what is left of all of them. */
export function setOffOf<Lot extends BookedLot>(booked: readonly Lot[]) {
  return setOff(
    booked.map((lot) => ({ ...lot, taken: lot.booked })),
    booked[0]?.owed ?? 0,
  );
}

/** The lots of a member with what is left of them, and what they still owe beyond that; `known`: the lots, where they were read already. */
export async function standingOf(db: Db, userId: string, known?: readonly BookedLot[]): Promise<{ lots: PointLot[]; owed: Won }> {
  const booked = known ?? (await lotsOf(db, userId).execute());
  if (booked.length > 0) return setOffOf(booked);
  const { owed } = await db.selectNoFrom(debt(sql`${userId}::uuid`).as('owed')).executeTakeFirstOrThrow();
  return { lots: [], owed };
}

/** Lots one look at what lapsed gives at most. */
export const LAPSED_LOTS_MAX = 1_000;

/** Lots that lapsed before this moment with something left, of all members but those named; LAPSED_LOTS_MAX at most. */
export function lapsedLots(db: Db, before: Date, without: readonly string[] = []) {
  return db
    .selectFrom(owing(db).select('lot.user_id').where('lot.expires_at', '<=', before).as('lapsed'))
    .select('user_id')
    .whereRef(lotHasMore.amount, '>', 'booked')
    .$if(without.length > 0, (query) => query.where('user_id', 'not in', without))
    .limit(LAPSED_LOTS_MAX)
    .execute();
}

/** The query of the lots of these members that end from now on until `until`, with their member. */
export function endingLots(db: Db, userIds: readonly string[], now: Date, until: Date) {
  return owing(db)
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

/** What the ledger says a member owes: debts less what lots paid. */
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
