import type { Selectable } from 'kysely';
import type { SalesOrderProducts, SalesOrders } from '#db/schema.generated.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import type { Db, Trx } from '#server/commands/transaction.ts';

// Columns are named, never `*`: a column added to the table of a running shop must not change what a planned statement gives.
const orderColumns = [
  'id',
  'user_id',
  'checkout_id',
  'order_number',
  'status',
  'orderer_name',
  'orderer_phone',
  'orderer_email',
  'recipient',
  'recipient_phone',
  'zip_code',
  'address',
  'detail_address',
  'shipping_request',
  'payment_method',
  'product_amount',
  'delivery_amount',
  'coupon_discount_amount',
  'point_amount',
  'discount_amount',
  'payment_amount',
  'ordered_at',
  'payment_date',
  'deposit_bank',
  'deposit_account',
  'depositor_name',
  'deposit_deadline',
  'hold_expires_at',
  'courier',
  'tracking_number',
  'shipped_at',
  'delivered_at',
  'confirmed_at',
  'cancelled_at',
  'cancel_reason',
  'cancellation_receipt_number',
] as const satisfies readonly (keyof SalesOrders)[];

const lineColumns = [
  'id',
  'order_id',
  'product_id',
  'option_id',
  'brand_id',
  'custom_version_id',
  'quantity',
  'product_name',
  'option_name',
  'brand_name',
  'image_src',
  'origin_price',
  'unit_price',
  'amount',
  'coupon_discount_amount',
  'point_amount',
] as const satisfies readonly (keyof SalesOrderProducts)[];

type StoredOrder = Pick<Selectable<SalesOrders>, (typeof orderColumns)[number]>;

/** An order row; the table's check constraint allows the states of the rule only. */
export type OrderRow = Omit<StoredOrder, 'status'> & { status: OrderState };

/** An order, locked until the transaction ends. Whoever changes an order locks it first (docs/reliability.md section 3). */
export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | null> {
  const row = await trx.selectFrom('sales.orders').select(orderColumns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? null : toOrderRow(row);
}

/** A member's own order; null for somebody else's. */
export async function findOrder(db: Db, userId: string, id: number): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('sales.orders')
    .select(orderColumns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : toOrderRow(row);
}

export function orderProducts(db: Db, orderId: number) {
  return db.selectFrom('sales.order_products').select(lineColumns).where('order_id', '=', orderId).orderBy('id').execute();
}

function toOrderRow(row: StoredOrder): OrderRow {
  return { ...row, status: row.status as OrderState };
}
