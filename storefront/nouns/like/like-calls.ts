import { runQuery } from '#client/wire/run-query.ts';
import { likeKey } from './like-key.ts';
import { type LikeKind, likeCalls, myLikesQuery } from './operations.ts';
import { switchRow } from './switch-row.ts';

/** Which of these a member likes, with their like counts. Throws DataServiceError. */
export async function fetchMyLikes(userId: string, graphics: number[], products: number[]) {
  const mine = await runQuery(myLikesQuery, { user_id: userId, graphic_ids: graphics, product_ids: products });
  return [
    ...mine.graphics.map((row) => ({ key: likeKey('graphic', row.graphic_id), count: row.graphic?.like_count ?? null })),
    ...mine.products.map((row) => ({ key: likeKey('product', row.product_id), count: row.product?.like_count ?? null })),
  ];
}

/** Likes or unlikes: queries the row, then writes it (switch-row.ts). Throws DataServiceError. */
export async function switchLike(userId: string, kind: LikeKind, id: number, isWanted: boolean, now: string): Promise<void> {
  const key = { user_id: userId, id };
  const calls = likeCalls[kind];
  const { like } = await runQuery(calls.select, key);
  await switchRow(like, isWanted, now, {
    insert: () => runQuery(calls.insert, key),
    update: (deleted_at) => runQuery(calls.update, { ...key, deleted_at }),
  });
}
