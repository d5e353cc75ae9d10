import { sql } from 'kysely';
import { urlFor } from '#contract/routes.ts';
import { DIGEST_WORKS } from '#rules/member/follow.ts';
import { shownState } from '#rules/shop/shown.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * Notifies a member, in one notification, of works that followed artists published since the last digest, and records how far it got, in one
 * transaction; a concurrent run finds nothing new. Works of artists who were muted or not followed at the time are never announced later.
 * Returns true when a notification was written.
 * The mark is the time of the newest work by the database clock, which also stamps works and follows: with this process's clock, a work
 * stamped just before the digest by a slower clock would be missed.
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
    const values = { count: newest.count, works: news.map(({ artist, graphic }) => ({ artist, graphic })) };
    await notifyMember(trx, { memberId: userId, event: 'followed_artist', values, link: urlFor('mypage-follow'), now });
    return true;
  });
  return told === true;
}

/** The time of the newest work by any artist the member follows, has muted or used to follow, in microseconds; null when there is none. */
async function newestWork(trx: Trx, userId: string): Promise<string | null> {
  const { newest } = await publishedOfFollowed(trx)
    .select(sql<string | null>`max(graphic.published_at)::text`.as('newest'))
    .where('follow.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return newest;
}

/** The newest works of followed, unmuted artists, with the count of each artist. */
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

/** Members with new works since their last digest, by id; `after` is the last id of the previous page. */
export function membersWithNews(db: Db, { after, limit }: { after: string | null; limit: number }): Promise<{ user_id: string }[]> {
  // Muted and ended follows are included, so that works published meanwhile are skipped.
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

/** Currently visible graphics published after the member followed their artist. */
function publishedOfFollowed(db: Db) {
  return db
    .selectFrom('product.artist_follows as follow')
    .innerJoin('product.graphics as graphic', 'graphic.artist_id', 'follow.artist_id')
    .where('graphic.state', '=', shownState)
    .where('graphic.deleted_at', 'is', null)
    .whereRef('graphic.published_at', '>', 'follow.created_at');
}
