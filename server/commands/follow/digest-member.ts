import { sql } from 'kysely';
import { localized } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { DIGEST_WORKS } from '#rules/member/follow.ts';
import { shownState } from '#rules/shop/shown.ts';
import { notifyMember } from '#server/commands/notice/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * Tells a member, in one notice, of what artists they follow have published since the last digest, and notes how far it went, in one transaction:
 * a second run at the same time finds nothing new. What came out of an artist who was muted, or not followed, is never told later. True when told.
 * How far is the time of the newest work, by the clock that stamps works and follows (the database's): by this process's clock, a work stamped a
 * moment before the digest by a slower one would never be told.
 */
export async function digestMember(shop: Shop, userId: string): Promise<boolean> {
  const now = shop.clock();
  const told = await inTransaction<boolean>(shop.database.service, async (trx) => {
    await trx
      .insertInto('member.follow_visits')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { since } = await trx
      .selectFrom('member.follow_visits')
      .select(sql<string | null>`digested_at::text`.as('since'))
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const until = await newestWork(trx, userId);
    const news = await newWorks(trx, userId, since, until);
    await trx
      .updateTable('member.follow_visits')
      .set({ digested_at: sql`coalesce(${until}::timestamptz, digested_at)` })
      .where('user_id', '=', userId)
      .execute();
    const [newest] = news;
    if (newest === undefined) return false;
    const works = news.map(({ artist, graphic }) => ({ artist: localized.parse(artist), graphic: localized.parse(graphic) }));
    const values = { count: newest.count, works };
    await notifyMember(trx, { memberId: userId, event: 'followed_artist', values, link: urlFor('mypage-follow'), now });
    return true;
  });
  return told === true;
}

/** When the newest work came out of anybody the member follows, has muted or has followed, in microseconds; null when there is none. */
async function newestWork(trx: Trx, userId: string): Promise<string | null> {
  const { newest } = await publishedOfFollowed(trx)
    .select(sql<string | null>`max(graphic.published_at)::text`.as('newest'))
    .where('follow.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return newest;
}

/** The newest works of followed artists that are not muted, each with how many there are. */
function newWorks(trx: Trx, userId: string, since: string | null, until: string | null) {
  return publishedOfFollowed(trx)
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['artist.name as artist', 'graphic.name as graphic', sql<number>`count(*) over ()`.as('count')])
    .where('follow.user_id', '=', userId)
    .where('follow.deleted_at', 'is', null)
    .where('follow.is_muted', '=', false)
    .where('artist.state', '=', shownState)
    .where('artist.deleted_at', 'is', null)
    .where('graphic.published_at', '<=', sql<Date>`${until}::timestamptz`)
    .$if(since !== null, (query) => query.where('graphic.published_at', '>', sql<Date>`${since}::timestamptz`))
    .orderBy('graphic.published_at', 'desc')
    .orderBy('graphic.id', 'desc')
    .limit(DIGEST_WORKS)
    .execute();
}

/** Members for whom something came out since their last digest, by id; `after` is the last one of the page before. */
export function membersWithNews(db: Db, { after, limit }: { after: string | null; limit: number }): Promise<{ user_id: string }[]> {
  // Muted and ended follows count here, so that what came out meanwhile is passed over.
  return publishedOfFollowed(db)
    .leftJoin('member.follow_visits as visit', 'visit.user_id', 'follow.user_id')
    .innerJoin('member.members as member', 'member.id', 'follow.user_id')
    .select('follow.user_id')
    .distinct()
    .where('member.withdrawn_at', 'is', null)
    .where(({ or, eb, ref }) => or([eb('visit.digested_at', 'is', null), eb('graphic.published_at', '>', ref('visit.digested_at'))]))
    .$if(after !== null, (query) => query.where('follow.user_id', '>', after))
    .orderBy('follow.user_id')
    .limit(limit)
    .execute();
}

/** Graphics shown now that came out after somebody began to follow their artist. */
function publishedOfFollowed(db: Db) {
  return db
    .selectFrom('product.artist_follows as follow')
    .innerJoin('product.graphics as graphic', 'graphic.artist_id', 'follow.artist_id')
    .where('graphic.state', '=', shownState)
    .where('graphic.deleted_at', 'is', null)
    .whereRef('graphic.published_at', '>', 'follow.created_at');
}
