import { urlFor } from '#contract/routes.ts';
import type { MoneyMove } from '#rules/member/notification.ts';
import type { Won } from '#rules/money/money.ts';
import { unacceptedMoney } from '#rules/money/refund/refund-fact.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { PaymentRow } from './find-payments.ts';

/**
 * Notifies the buyer of a refund's stage, and why a payment paid no order; in the transaction of the event, once for each state and
 * `about`. `amount`: the refund, won.
 */
export async function notifyOfMoney(
  trx: Trx,
  payment: PaymentRow,
  { state, now, ...news }: { state: MoneyMove; amount: Won; isAccountRefused?: boolean; about?: string | undefined; now: Date },
): Promise<void> {
  const order = await trx
    .selectFrom('sales.orders')
    .select(['user_id', 'order_number', 'payment_date'])
    .where('id', '=', payment.order_id)
    .executeTakeFirstOrThrow();
  const unaccepted = unacceptedMoney(payment, order.payment_date !== null);
  const values = { order_number: order.order_number, state, refund: news.amount, ...(unaccepted && { unaccepted }) };
  await notifyMember(trx, {
    memberId: order.user_id,
    event: 'order_moved',
    values: { ...values, ...(news.isAccountRefused && { is_account_refused: true }) },
    link: urlFor('mypage-order-id', { id: payment.order_id }),
    onceKey: `${payment.payment_id} ${state} ${news.about ?? ''}`,
    now,
  });
}
