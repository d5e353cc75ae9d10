import { sql } from 'kysely';
import { receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import { daysBefore } from '#rules/shop/korean-time.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { reconcileReceipt } from './reconcile-receipt.ts';

/** Days after issue during which part of the money may still be refunded: three months for goods not as ordered, plus a margin. */
const DAYS_WATCHED = 120;

/**
 * Issues cash receipts whose money has arrived, and corrects those that were partly or fully refunded. Deletes the identity number once
 * nothing more can be issued with it. Returns how many orders were checked.
 */
export async function issueReceipts(shop: Shop): Promise<number> {
  const oldest = daysBefore(shop.clock(), DAYS_WATCHED);
  const db = shop.database.service;
  await db
    .updateTable('sales.cash_receipts')
    .set({ sealed_identity: null })
    .where('state', 'in', receiptStatesIn('issued'))
    .where('issued_at', '<', oldest)
    .where('sealed_identity', 'is not', null)
    .execute();
  const due = db
    .selectFrom('sales.cash_receipts as receipt')
    .innerJoin('sales.orders as order', 'order.id', 'receipt.order_id')
    .select(['receipt.id', 'receipt.order_id'])
    .where('receipt.sealed_identity', 'is not', null)
    .where(({ or, and, not, eb, exists, selectFrom }) =>
      or([
        and([
          eb('receipt.state', 'in', receiptStatesIn('asked')),
          or([eb('order.payment_date', 'is not', null), eb('order.cancelled_at', 'is not', null)]),
        ]),
        and([eb('receipt.state', 'in', receiptStatesIn('refused')), eb('order.cancelled_at', 'is not', null)]),
        and([
          eb('receipt.state', 'in', receiptStatesIn('issued')),
          or([
            and([
              eb('order.cancelled_at', 'is not', null),
              not(
                exists(
                  selectFrom('sales.payments as payment')
                    .select(sql`1`.as('one'))
                    .whereRef('payment.order_id', '=', 'receipt.order_id')
                    .where('payment.status', 'in', paymentStatesIn('pays')),
                ),
              ),
            ]),
            exists(
              selectFrom('sales.claim_refunds as refund')
                .innerJoin('sales.claims as claim', 'claim.id', 'refund.claim_id')
                .select(sql`1`.as('one'))
                .whereRef('claim.order_id', '=', 'receipt.order_id')
                .whereRef('refund.back_at', '>=', 'receipt.issued_at'),
            ),
          ]),
        ]),
      ]),
    )
    .orderBy('receipt.id');
  return eachRowOf(shop, {
    job: 'issue-receipts',
    due,
    key: 'receipt.id',
    most: 200,
    work: async (row) => reconcileReceipt(shop, row.order_id),
  });
}
