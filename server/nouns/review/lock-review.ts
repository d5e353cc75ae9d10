import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Locks a review that is not deleted, after its order. `userId` restricts it to the member's own; null when there is none. */
export async function lockReview(trx: Trx, id: number, userId: string | null) {
  const named = await trx
    .selectFrom('product.reviews as review')
    .innerJoin('sales.order_products as line', 'line.id', 'review.order_product_id')
    .select(['line.order_id', 'line.product_name'])
    .where('review.id', '=', id)
    .$if(userId !== null, (own) => own.where('review.user_id', '=', userId ?? ''))
    .executeTakeFirst();
  const order = named === undefined ? null : await lockOrder(trx, named.order_id);
  const review = await trx
    .selectFrom('product.reviews')
    .select(['order_product_id', 'user_id', 'score', 'content', 'height_from', 'weight_from', 'size_feel', 'state', 'created_at'])
    .select(['hidden_reason', 'deleted_at', 'is_rewarded', 'photo_count'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (review === undefined || named === undefined || order === null || review.order_product_id === null || review.user_id === null)
    return null;
  const { order_product_id, user_id } = review;
  return { ...review, order_product_id, user_id, order, product_name: named.product_name };
}

/** Locks a review imported from another shop, which has no order; null when there is none. */
export async function lockMovedReview(trx: Trx, id: number) {
  const moved = trx.selectFrom('product.reviews').select('hidden_reason').where('id', '=', id).where('moved_key', 'is not', null);
  return (await moved.where('deleted_at', 'is', null).forUpdate().executeTakeFirst()) ?? null;
}
