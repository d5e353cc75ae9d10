import { sql } from 'kysely';
import type { OrderRefund } from '#contract/rest/orders.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { keptQuery } from '#db/kept-query.ts';
import { refundFact } from '#rules/money/refund/refund-fact.ts';
import { owedCancellations } from '#rules/order/claim.ts';
import type { Db } from '#server/commands/transaction.ts';

/** Digits of an account by which its owner knows it. */
const SHOWN_DIGITS = 4;

type RefundedPayment = Awaited<ReturnType<ReturnType<typeof refundedPayments>['execute']>>[number];

/** What goes back of an order's payments, the newest first. */
export function refundViews(rows: readonly RefundedPayment[], now: Date): OrderRefund[] {
  return rows.flatMap((row): OrderRefund[] => {
    const payment = { ...row, method: paymentMethod.parse(row.method) };
    const fact = refundFact(payment, now, Number(row.parts));
    if (fact === null) return [];
    return [
      {
        payment_id: row.payment_id,
        state: fact.state,
        amount: fact.amount,
        method: payment.method,
        card_name: row.card_name,
        bank: row.given_bank ?? row.claimed_bank,
        account_end: (row.given_number ?? row.claimed_number)?.slice(-SHOWN_DIGITS) ?? null,
        since: fact.since.toISOString(),
        back_at: fact.backAt?.toISOString() ?? null,
        expected_by: fact.expectedBy?.toISOString() ?? null,
        is_late: fact.isLate,
      },
    ];
  });
}

/** The query of what goes back of an order's payments, with the account that was named for the payment, or for the cancellation of its order. */
export const refundedPayments = keptQuery((db: Db, orderId: number) =>
  db
    .selectFrom('sales.payments as payment')
    .leftJoin('sales.refund_accounts as given', 'given.payment_id', 'payment.payment_id')
    .leftJoin('sales.claims as claim', (join) =>
      // The last cancellation is the one that ended the order.
      join.on('claim.id', '=', (eb) =>
        eb
          .selectFrom('sales.claims as ending')
          .select(({ fn }) => fn.max('ending.id').as('id'))
          .whereRef('ending.order_id', '=', 'payment.order_id')
          .where('ending.type', '=', owedCancellations.type),
      ),
    )
    .select((eb) => [
      eb
        .selectFrom('sales.claim_refunds as part')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('part.amount'), sql<number>`0`).as('parts'))
        .whereRef('part.payment_id', '=', 'payment.payment_id')
        .where('part.is_whole', '=', false)
        .as('parts'),
      'payment.payment_id',
      'payment.method',
      'payment.amount',
      'payment.card_name',
      'payment.paid_at',
      'payment.refund_since',
      'payment.refund_amount',
      'payment.refund_asked_at',
      'payment.refunded_at',
      'payment.needs_refund_account',
      'given.bank as given_bank',
      'given.number as given_number',
      'claim.refund_bank as claimed_bank',
      'claim.refund_account as claimed_number',
    ])
    .where('payment.order_id', '=', orderId)
    .where('payment.refund_since', 'is not', null)
    .orderBy('payment.id', 'desc'),
);
