import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrderRefund } from '#contract/rest/orders.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { refundFacts, unacceptedMoney } from '#rules/money/refund/refund-fact.ts';
import { owedCancellations } from '#rules/order/claim/claim.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Digits of an account shown for its owner to recognise it. */
const SHOWN_DIGITS = 4;

type RefundedPayment = Awaited<ReturnType<ReturnType<typeof refundedPayments>['execute']>>[number];

/** The refunds of an order's payments, each part separately, newest first. `isOrderPaid`: one of its payments paid it. */
export function refundViews(rows: readonly RefundedPayment[], isOrderPaid: boolean, now: Date): OrderRefund[] {
  return rows.flatMap((row): OrderRefund[] => {
    return refundFacts(row, now).map((fact) => {
      const part = row.claim_refunds.find(({ claim_id }) => claim_id === fact.claimId);
      const [bank, number] = part ? [part.bank, part.number] : [row.claimed_bank, row.claimed_number];
      return {
        payment_id: row.payment_id,
        claim_id: fact.claimId,
        state: fact.state,
        amount: fact.amount,
        method: row.method,
        card_name: row.card_name,
        bank: row.given_bank ?? bank,
        account_end: (row.given_number ?? number)?.slice(-SHOWN_DIGITS) ?? null,
        since: fact.since.toISOString(),
        back_at: fact.backAt?.toISOString() ?? null,
        expected_by: fact.expectedBy?.toISOString() ?? null,
        is_late: fact.isLate,
        is_settled_elsewhere: fact.isSettledElsewhere,
        unaccepted: unacceptedMoney(row, isOrderPaid),
      };
    });
  });
}

/** The query of the refunds of an order's payments, with the account given for the payment or for the cancellation of its order. */
export const refundedPayments = preparedQuery((db: Db, orderId: number) =>
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
      jsonArrayFrom(
        eb
          .selectFrom('sales.claim_refunds as part')
          .innerJoin('sales.claims as given_by', 'given_by.id', 'part.claim_id')
          .select(['part.claim_id', 'part.amount', 'part.state', 'part.is_whole', 'part.owed_since', 'part.asked_at', 'part.back_at'])
          .select('part.is_settled_elsewhere')
          .select(['given_by.refund_bank as bank', 'given_by.refund_account as number'])
          .whereRef('part.payment_id', '=', 'payment.payment_id'),
      ).as('claim_refunds'),
      'payment.payment_id',
      'payment.method',
      'payment.amount',
      'payment.status',
      'payment.card_name',
      'payment.paid_at',
      'payment.refund_since',
      'payment.refund_amount',
      'payment.refund_asked_at',
      'payment.refunded_at',
      'payment.needs_refund_account',
      'payment.is_settled_elsewhere',
      'given.bank as given_bank',
      'given.number as given_number',
      'claim.refund_bank as claimed_bank',
      'claim.refund_account as claimed_number',
    ])
    .where('payment.order_id', '=', orderId)
    .where((eb) =>
      eb.or([
        eb('payment.refund_since', 'is not', null),
        eb.exists(
          eb.selectFrom('sales.claim_refunds as part').select('part.claim_id').whereRef('part.payment_id', '=', 'payment.payment_id'),
        ),
      ]),
    )
    .orderBy('payment.id', 'desc'),
);
