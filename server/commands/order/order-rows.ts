import type { Selectable } from 'kysely';
import type { SalesOrders } from '#db/schema.generated.ts';
import type { OrderState } from '#rules/order-state.ts';
import type { Db, Trx } from '#server/commands/transaction.ts';

/** An order row; the table's check constraint allows the states of the rule only. */
export type OrderRow = Omit<Selectable<SalesOrders>, 'status'> & { status: OrderState };

/** An order, locked until the transaction ends. Whoever changes an order locks it first, then its payment, then products. */
export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | null> {
  const row = await trx.selectFrom('sales.orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : toOrderRow(row);
}

/** A member's own order; null for somebody else's. */
export async function findOrder(db: Db, userId: string, id: number): Promise<OrderRow | null> {
  const row = await db.selectFrom('sales.orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return row === undefined ? null : toOrderRow(row);
}

export function orderProducts(db: Db, orderId: number) {
  return db.selectFrom('sales.order_products').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

function toOrderRow(row: Selectable<SalesOrders>): OrderRow {
  return { ...row, status: row.status as OrderState };
}
