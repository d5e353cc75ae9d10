import type { Order } from '#contract/rest/orders.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A review of an order's first line, inserted without checks; returns its id. */
export async function addReview(db: Db, userId: string, order: Pick<Order, 'order_products'>): Promise<number> {
  const [line] = order.order_products;
  if (line === undefined) throw new Error('an order has a line');
  const { id } = await db
    .insertInto('product.reviews')
    .values({
      order_product_id: line.id,
      product_id: line.product_id,
      user_id: userId,
      score: 5,
      content: '앞판 인쇄가 또렷해요.',
      created_at: new Date('2026-11-20T03:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A pending photo without a file; returns its id. */
export async function addPhoto(db: Db, userId: string): Promise<number> {
  const { id } = await db
    .insertInto('member.photos')
    .values({ user_id: userId, src: '/cdn/none.webp', width: 1, height: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
