import { isLineGone } from '#server/nouns/claim/preview/gone.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Lines of a member's orders with everything needed to tell whether and how they were reviewed. */
export function listReviewLines(db: Db, userId: string) {
  return (
    db
      .selectFrom('sales.order_products as line')
      .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
      .leftJoin('product.reviews as review', (join) =>
        join.onRef('review.order_product_id', '=', 'line.id').on('review.deleted_at', 'is', null),
      )
      .select([
        'line.id as order_product_id',
        'line.order_id',
        'line.product_id',
        'line.product_name',
        'line.option_name',
        'line.brand_name',
        'line.image_src',
        'line.custom_version_id',
        'order.status',
        'order.cancelled_at',
        'order.delivered_at',
        'order.confirmed_at',
        'review.id as review_id',
        'review.score',
        'review.content',
        'review.height_from',
        'review.weight_from',
        'review.size_feel',
        'review.state',
        'review.like_count',
        'review.unlike_count',
        'review.created_at',
        'review.edited_at',
        'review.hidden_reason',
        'review.reply',
        'review.replied_at',
        'review.photo_count',
        'review.is_rewarded',
      ])
      .select(isLineGone.as('is_gone'))
      // A review replacing one that its author deleted earns nothing.
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('product.reviews as before')
            .select('before.id')
            .whereRef('before.order_product_id', '=', 'line.id')
            .where('before.deleted_at', 'is not', null),
        ).as('was_reviewed'),
      )
      // Clothes have a fit; a cushion or a notebook has none.
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('product.size_measures as measured')
            .select('measured.id')
            .whereRef('measured.product_id', '=', 'line.product_id')
            .where('measured.measure', 'in', ['SHOULDER', 'CHEST', 'SLEEVE', 'HEAD', 'FOOT']),
        ).as('is_worn'),
      )
      .where('order.user_id', '=', userId)
  );
}
