import { type RawBuilder, sql } from 'kysely';
import type { FollowVisit } from '#contract/rest/notifications.ts';
import { nextVisit } from '#rules/member/follow.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * Records that a member viewed their follows, and returns the time since which works are new to them. The time is by the clock that stamps
 * works, not this process's, so that clock skew neither marks a work twice nor misses one. Times stay text, because a Date would lose their
 * microseconds.
 */
export async function visitFollows({ database, clock }: Shop, userId: string): Promise<FollowVisit> {
  const now = clock();
  const next = await inTransaction<{ newSince: string | null }>(database.service, async (trx) => {
    await trx
      .insertInto('member.follow_visits')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const standing = await trx
      .selectFrom('member.follow_visits')
      .select(['visited_at', timeText(sql.ref('new_since')).as('newSince'), timeText(sql.ref('seen_until')).as('seenUntil')])
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const visits = nextVisit({ ...standing, visitedAt: standing.visited_at }, { now, newest: await newestOfFollowed(trx, userId) });
    await trx
      .updateTable('member.follow_visits')
      .set({
        visited_at: visits.visitedAt,
        new_since: sql`${visits.newSince}::timestamptz`,
        seen_until: sql`greatest(seen_until, ${visits.seenUntil}::timestamptz)`,
      })
      .where('user_id', '=', userId)
      .execute();
    return visits;
  });
  return { new_since: 'newSince' in next && next.newSince !== null ? new Date(next.newSince).toISOString() : null };
}

/** The time of the newest publication by any artist or brand a member follows, in microseconds; null when there is none. */
async function newestOfFollowed(trx: Trx, userId: string): Promise<string | null> {
  const graphics = trx
    .selectFrom('product.artist_follows as follow')
    .innerJoin('product.graphics as work', 'work.artist_id', 'follow.artist_id')
    .select('work.published_at')
    .where('follow.user_id', '=', userId)
    .where('follow.deleted_at', 'is', null)
    .where('work.state', '=', shownState)
    .where('work.deleted_at', 'is', null);
  const products = trx
    .selectFrom('product.brand_follows as follow')
    .innerJoin('product.products as work', 'work.brand_id', 'follow.brand_id')
    .select('work.published_at')
    .where('follow.user_id', '=', userId)
    .where('follow.deleted_at', 'is', null)
    .where('work.state', '=', shownState)
    .where('work.deleted_at', 'is', null);
  const { newest } = await trx
    .selectFrom(graphics.unionAll(products).as('work'))
    .select(timeText(sql`max(${sql.ref('work.published_at')})`).as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

/** A time as ISO 8601 in full precision. */
const timeText = (time: RawBuilder<unknown>) => sql<string | null>`to_json(${time}) #>> '{}'`;
