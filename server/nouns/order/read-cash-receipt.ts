import { type Failure, fail } from '#contract/errors/errors.ts';
import type { OrderCashReceipt } from '#contract/rest/cash-receipts.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { type CashReceiptPurpose, type CashReceiptState, receiptIs, takesCashReceipt } from '#rules/money/cash-receipt.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findOrder } from './read-order-rows.ts';

/** The latest cash receipt of a member's own order, and whether one can be requested. Errors: ORDER_NOT_FOUND. */
export async function readCashReceipt(db: Db, userId: string, orderId: number): Promise<OrderCashReceipt | Failure> {
  const order = await findOrder(db, userId, orderId);
  if (order === null) return fail('ORDER_NOT_FOUND');
  const row = await db
    .selectFrom('sales.cash_receipts')
    .select(['id', 'purpose', 'shown_identity', 'amount', 'state', 'issue_number', 'receipt_url', 'requested_at', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // The table's check constraints allow only the values of the rules.
  const isStanding = row !== undefined && !receiptIs(row.state as CashReceiptState, 'roomy');
  return {
    is_possible: !isStanding && takesCashReceipt({ ...order, payment_method: paymentMethod.parse(order.payment_method) }),
    receipt:
      row === undefined
        ? null
        : {
            ...row,
            // The table's check constraints allow only the values of the rules.
            purpose: row.purpose as CashReceiptPurpose,
            state: row.state as CashReceiptState,
            requested_at: row.requested_at.toISOString(),
            issued_at: row.issued_at?.toISOString() ?? null,
          },
  };
}
