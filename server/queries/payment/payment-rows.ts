import type { Selectable } from 'kysely';
import type { Payment } from '#contract/rest/payments.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import type { SalesPayments } from '#db/schema.generated.ts';
import type { PaymentState } from '#rules/money/payment-state.ts';
import type { Db, Trx } from '#server/commands/transaction.ts';

const columns = [
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

type Row = Pick<Selectable<SalesPayments>, (typeof columns)[number]>;

/** A payment row; the table's check constraint allows the states of the rule only. */
export type PaymentRow = Omit<Row, 'status'> & { status: PaymentState };

export async function findPayment(db: Db, paymentId: string): Promise<PaymentRow | null> {
  const row = await db.selectFrom('sales.payments').select(columns).where('payment_id', '=', paymentId).executeTakeFirst();
  return row === undefined ? null : toPaymentRow(row);
}

/** Locked until the transaction ends; the order of the payment is locked before. */
export async function lockPayment(trx: Trx, paymentId: string): Promise<PaymentRow> {
  const row = await trx
    .selectFrom('sales.payments')
    .select(columns)
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toPaymentRow(row);
}

/** Every attempt to pay an order, the newest first. */
export async function paymentsOf(db: Db, orderId: number): Promise<PaymentRow[]> {
  const rows = await db.selectFrom('sales.payments').select(columns).where('order_id', '=', orderId).orderBy('id', 'desc').execute();
  return rows.map(toPaymentRow);
}

/** Money of this payment is to go back and is not known to be there. */
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

function toPaymentRow(row: Row): PaymentRow {
  return { ...row, status: row.status as PaymentState };
}
