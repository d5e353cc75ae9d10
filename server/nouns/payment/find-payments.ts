import type { Selectable } from 'kysely';
import type { Payment } from '#contract/rest/payments.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { SalesPayments } from '#db/schema.generated.ts';
import { together } from '#db/together.ts';
import { lockedOrder, type OrderRow, toOrderRow } from '#server/nouns/order/read-order-rows.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

/** The columns of a PaymentRow. */
export const paymentColumns = [
  'id',
  'payment_id',
  'order_id',
  'method',
  'amount',
  'status',
  'failure_message',
  'receipt_url',
  'created_at',
  'paid_at',
  'synced_at',
  'refund_since',
  'refunded_at',
  'refund_amount',
  'refund_asked_at',
  'needs_refund_account',
] as const satisfies readonly (keyof SalesPayments)[];

export type PaymentRow = Pick<Selectable<SalesPayments>, (typeof paymentColumns)[number]>;

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | null> {
  return (await paymentsById(db, paymentId).executeTakeFirst()) ?? null;
}

/** A payment of a member's own order by its payment_id; null for somebody else's. */
export async function findOwnPayment(db: Db, userId: string, paymentId: string): Promise<PaymentRow | null> {
  return (await ownPayment(db, userId, paymentId).executeTakeFirst()) ?? null;
}

/** Locks an order and its payment until the transaction ends, in the order of docs/reliability.md section 3. */
export async function lockOrderAndPayment(
  trx: Trx,
  known: { order_id: number; payment_id: string },
): Promise<{ order: OrderRow | null; payment: PaymentRow }> {
  const [orders, [payment]] = await together(trx, lockedOrder(trx, known.order_id), lockedPayment(trx, known.payment_id));
  if (payment === undefined) throw new Error(`payment ${known.payment_id} is gone`);
  return { order: toOrderRow(orders), payment };
}

/** All payment attempts of an order, newest first. */
export function paymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  return paymentsOfOrder(db, orderId).execute();
}

/** True when a refund of this payment is due and not known to be complete. */
export function isOwed(payment: PaymentRow): boolean {
  return payment.refund_since !== null && payment.refunded_at === null;
}

export function paymentView(row: PaymentRow): Payment {
  return {
    paymentId: row.payment_id,
    method: paymentMethod.parse(row.method),
    amount: row.amount,
    status: row.status,
    failure_message: row.failure_message,
    receipt_url: row.receipt_url,
    paid_at: row.paid_at === null ? null : row.paid_at.toISOString(),
  };
}

const paymentsById = preparedQuery((db: Db, paymentId: string) => storedPayments(db).where('payment_id', '=', paymentId));

const ownPayment = preparedQuery((db: Db, userId: string, paymentId: string) =>
  storedPayments(db)
    .where('payment_id', '=', paymentId)
    // Compared with the order's owner: a list of the member's orders is as long as the member is loyal.
    .where((eb) => eb(eb.selectFrom('sales.orders').select('user_id').whereRef('sales.orders.id', '=', 'order_id'), '=', userId)),
);

const lockedPayment = preparedQuery((trx: Trx, paymentId: string) => storedPayments(trx).where('payment_id', '=', paymentId).forUpdate());

const paymentsOfOrder = preparedQuery((db: Db, orderId: number) =>
  storedPayments(db).where('order_id', '=', orderId).orderBy('id', 'desc'),
);

function storedPayments(db: Db) {
  return db.selectFrom('sales.payments').select(paymentColumns);
}
