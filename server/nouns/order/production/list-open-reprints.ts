import type { Db } from '#server/transaction/transaction.ts';

/** The pieces that are made again now, by order and line; orders without any have no entry. */
export async function listOpenReprints(db: Db, orderIds: readonly number[]): Promise<Map<number, Map<number, number>>> {
  const found = new Map<number, Map<number, number>>();
  if (orderIds.length === 0) return found;
  const rows = await db
    .selectFrom('sales.reprints')
    .select(['order_id', 'order_product_id'])
    .select(({ fn }) => fn.sum<number>('quantity').as('pieces'))
    .where('order_id', 'in', orderIds)
    .where('made_at', 'is', null)
    .groupBy(['order_id', 'order_product_id'])
    .execute();
  for (const { order_id, order_product_id, pieces } of rows)
    found.set(order_id, (found.get(order_id) ?? new Map<number, number>()).set(order_product_id, Number(pieces)));
  return found;
}
