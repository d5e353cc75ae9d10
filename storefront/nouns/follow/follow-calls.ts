import { runQuery } from '#client/wire/run-query.ts';
import { isLikeOn } from '#rules/member/like.ts';
import { switchRow } from '#storefront/nouns/like/switch-row.ts';
import { type FollowKind, followCalls } from './operations.ts';

/** Whether a member follows, and the follower count. Throws DataServiceError. */
export async function fetchMyFollow(userId: string, kind: FollowKind, id: number): Promise<{ isFollowed: boolean; count: number | null }> {
  const { row, thing } = await runQuery(followCalls[kind].select, { user_id: userId, id });
  return { isFollowed: isLikeOn(row), count: thing?.follower_count ?? null };
}

/** Follows or unfollows with the same rows as a like (rules/member/like.ts). Throws DataServiceError. */
export async function switchFollow(userId: string, kind: FollowKind, id: number, isWanted: boolean, now: string): Promise<void> {
  const key = { user_id: userId, id };
  const calls = followCalls[kind];
  const { row } = await runQuery(calls.select, key);
  await switchRow(row, isWanted, now, {
    insert: () => runQuery(calls.insert, key),
    update: (deleted_at) => runQuery(calls.update, { ...key, deleted_at }),
  });
}
