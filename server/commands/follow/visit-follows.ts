import type { FollowVisit } from '#contract/rest/notices.ts';
import { nextVisit } from '#rules/member/follow.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { Shop } from '#server/shop.ts';

/** Notes that a member looks at whom they follow, and says since when what came out is new to them. */
export async function visitFollows({ database, clock }: Shop, userId: string): Promise<FollowVisit> {
  const now = clock();
  const newSince = await inTransaction<{ at: Date | null }>(database.service, async (trx) => {
    await trx
      .insertInto('member.follow_visits')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const standing = await trx
      .selectFrom('member.follow_visits')
      .select(['visited_at', 'new_since'])
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const next = nextVisit({ visitedAt: standing.visited_at, newSince: standing.new_since }, now);
    await trx
      .updateTable('member.follow_visits')
      .set({ visited_at: next.visitedAt, new_since: next.newSince })
      .where('user_id', '=', userId)
      .execute();
    return { at: next.newSince };
  });
  return { new_since: 'at' in newSince ? (newSince.at?.toISOString() ?? null) : null };
}
