import { nextLike } from '#rules/like.ts';
import { runQuery } from '../data/run-query.ts';
import { likeKey } from './like-key.ts';
import { type LikeKind, likeCalls, myLikesQuery } from './operations.ts';

/** Which of these a member likes, and how many do. Throws DataServiceError. */
export async function fetchMyLikes(userId: string, graphics: number[], products: number[]) {
  const mine = await runQuery(myLikesQuery, { user_id: userId, graphic_ids: graphics, product_ids: products });
  return [
    ...mine.graphics.map((row) => ({ key: likeKey('graphic', row.graphic_id), count: row.graphic?.like_count ?? null })),
    ...mine.products.map((row) => ({ key: likeKey('product', row.product_id), count: row.product?.like_count ?? null })),
  ];
}

/**
 * Switches a member's like on or off: query the row, then insert or update it (specification 4). Returns whether it is liked now.
 * Throws DataServiceError.
 */
export async function toggleLike(userId: string, kind: LikeKind, id: number, now: string): Promise<boolean> {
  const key = { user_id: userId, id };
  const calls = likeCalls[kind];
  const { like } = await runQuery(calls.select, key);
  const step = nextLike(like, now);
  if (step.write === 'insert') await runQuery(calls.insert, key);
  else await runQuery(calls.update, { ...key, deleted_at: step.deleted_at });
  return step.write === 'insert' || step.deleted_at === null;
}
