import { type Failure, fail } from '#contract/errors/errors.ts';
import type { KnownRefundAccount } from '#contract/rest/admin/refund-accounts.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { returnedOf } from '#rules/money/refund/paid-sums.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findPayment } from './find-payments.ts';

/** The masked account that a payment is refunded to, and the amount owed. Errors: PAYMENT_NOT_FOUND. */
export async function readRefundAccount(db: Db, paymentId: string): Promise<KnownRefundAccount | Failure> {
  const payment = await findPayment(db, paymentId);
  if (payment === null) return fail('PAYMENT_NOT_FOUND');
  const order = await db.selectFrom('sales.orders').select('order_number').where('id', '=', payment.order_id).executeTakeFirstOrThrow();
  const account = await db
    .selectFrom('sales.refund_accounts')
    .select(['bank', 'number_end', 'masked_holder', 'given_at'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  const claims = await db
    .selectFrom('sales.claim_refunds')
    .select(['amount', 'state', 'is_whole'])
    .where('payment_id', '=', paymentId)
    .execute();
  return {
    payment_id: paymentId,
    order_id: payment.order_id,
    order_number: order.order_number,
    method: paymentMethod.parse(payment.method),
    amount: payment.amount,
    owed: returnedOf(payment, claims).owed,
    needs_account: payment.needs_refund_account,
    account:
      account === undefined
        ? null
        : {
            bank: account.bank,
            number_end: account.number_end ?? '',
            masked_holder: account.masked_holder ?? '',
            given_at: account.given_at.toISOString(),
          },
  };
}
