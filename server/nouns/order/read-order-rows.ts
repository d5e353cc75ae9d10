import { type Selectable, sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import type { SalesOrderProducts, SalesOrders } from '#db/schema.generated.ts';
import { columnNames, type OrderAmounts, otherAmounts } from '#rules/money/order-sums.ts';
import type { OrderState } from '#rules/order/order-state.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

// Explicit columns, never `*`: a column added while the shop runs must not change the result of a prepared statement.
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
  'priced_zip_code',
  'address',
  'detail_address',
  'shipping_request',
  'payment_method',
  'is_escrow',
  'needs_proof',
  'proof_approved_at',
  ...columnNames,
  'amounts',
  'discount_amount',
  'payment_amount',
  'ordered_at',
  'payment_date',
  'deposit_bank',
  'deposit_account',
  'depositor_name',
  'deposit_deadline',
  'hold_expires_at',
  'earn_percent',
  'pick_up_fee',
  'courier',
  'tracking_number',
  'ship_by',
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
  'side_srcs',
  'origin_price',
  'unit_price',
  'amount',
  'coupon_discount_amount',
  'point_amount',
  'amounts',
] as const satisfies readonly (keyof SalesOrderProducts)[];

type StoredOrder = Pick<Selectable<SalesOrders>, (typeof orderColumns)[number]>;

/** An order row with all its amounts; the table's check constraint allows only the states of the rule. */
export type OrderRow = Omit<StoredOrder, 'status' | 'amounts'> & OrderAmounts & { status: OrderState };

/** Locks an order until the transaction ends. Every change of an order locks it first (docs/reliability.md section 3). */
export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | null> {
  return toOrderRow(await lockedOrder(trx, id).execute());
}

/** Anybody's order, for staff; null when there is none. */
export async function readAnyOrder(db: Db, id: number): Promise<OrderRow | null> {
  return toOrderRow(await ordersById(db, id).execute());
}

/** Any orders by their ids, at least one, for staff; missing ones are left out. */
export async function readAnyOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  const rows = await storedOrders(db).where('id', 'in', ids).execute();
  return rows.flatMap((row) => toOrderRow([row]) ?? []);
}

/** The query of lockOrder, to run together with others. */
export const lockedOrder = preparedQuery((trx: Trx, id: number) => storedOrders(trx).where('id', '=', id).forUpdate());

/** A member's own order; null for somebody else's. */
export async function findOrder(db: Db, userId: string, id: number): Promise<OrderRow | null> {
  return toOrderRow(await ownOrder(db, userId, id).execute());
}

const ownOrder = preparedQuery(orderOfMember);

/** The query of a member's own order. */
export function orderOfMember(db: Db, userId: string, id: number) {
  return storedOrders(db).where('id', '=', id).where('user_id', '=', userId);
}

export function orderProducts(db: Db, orderId: number) {
  return orderLines(db, orderId).execute();
}

/** The query of orderProducts. */
export const orderLines = preparedQuery((db: Db, orderId: number) =>
  db.selectFrom('sales.order_products').select(lineColumns).where('order_id', '=', orderId).orderBy('id'),
);

/** The delivery days of a policy, as stored with an order. */
type Range = { day1: number; day2: number };

/**
 * The query of an order's lines with the review and the delivery days of each; days are null for orders placed before these were stored.
 */
export const reviewedLines = preparedQuery((db: Db, orderId: number) => linesWithReview(db).where('order_id', '=', orderId));

/** The same within the query of an order. */
export const reviewedLinesIn = (db: Pick<Db, 'selectFrom'>) =>
  linesWithReview(db).where('order_id', '=', sql.ref<number>('sales.orders.id'));

function linesWithReview(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('sales.order_products')
    .select(lineColumns)
    .select((eb) =>
      eb
        .selectFrom('product.reviews as review')
        .select('review.id')
        .whereRef('review.order_product_id', '=', 'sales.order_products.id')
        .where('review.deleted_at', 'is', null)
        .as('review_id'),
    )
    .select(sql<Range | null>`snapshot->'shipping_policy'`.as('delivery_days'))
    .select('snapshot')
    .orderBy('id');
}

/** The order in the rows of an order query, with its amounts as fields; null when there is none. */
export function toOrderRow([row]: readonly StoredOrder[]): OrderRow | null {
  if (row === undefined) return null;
  const { amounts, ...columns } = row;
  return { ...columns, ...otherAmounts(amounts), status: row.status as OrderState };
}

/** The query of anybody's order by its id, to run together with others (`readAnyOrder`). */
export const ordersById = preparedQuery((db: Db, id: number) => storedOrders(db).where('id', '=', id));

/** The query of orders with the columns of an OrderRow. */
export function storedOrders(db: Db) {
  return db.selectFrom('sales.orders').select(orderColumns);
}
