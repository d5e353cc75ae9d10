import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CashReceiptWish } from '#contract/rest/cash-receipts.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { maskedIdentity, receiptIdentity, receiptStatesIn, takesCashReceipt } from '#rules/money/cash-receipt.ts';
import type { PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { sealedReceipt } from './receipt-keys.ts';
import { reconcileReceipt } from './reconcile-receipt.ts';

/**
 * Requests a cash receipt for a member's own order paid by deposit; it is issued at once if the money has arrived. Replaces a refused one.
 * Errors: ORDER_NOT_FOUND, CASH_RECEIPT_NOT_POSSIBLE, CASH_RECEIPT_EXISTS, CASH_RECEIPT_IDENTITY.
 */
export async function askReceipt(shop: Shop, userId: string, orderId: number, wish: CashReceiptWish): Promise<null | Failure> {
  const asked = await inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
    const about = { ...order, payment_method: paymentMethod.parse(order.payment_method) };
    const now = shop.clock();
    // A refused receipt makes room: its number was wrong, and it never reached the tax office.
    await trx
      .updateTable('sales.cash_receipts')
      .set({ state: 'CANCELLED', cancelled_at: now, sealed_identity: null })
      .where('order_id', '=', orderId)
      .where('state', 'in', receiptStatesIn('refused'))
      .execute();
    return insertReceipt(trx, shop, { orderId, order: about, wish, now });
  });
  if (asked !== null) return asked;
  await reconcileReceipt(shop, orderId);
  return null;
}

/** Stores the request with an order that this transaction placed or locked. */
export async function insertReceipt(
  trx: Trx,
  shop: Shop,
  about: {
    orderId: number;
    order: { payment_method: PaymentMethod; payment_amount: number; cancelled_at?: Date | null };
    wish: CashReceiptWish;
    now: Date;
  },
): Promise<null | Failure> {
  const { orderId, order, wish, now } = about;
  if (!takesCashReceipt({ ...order, cancelled_at: order.cancelled_at ?? null }))
    return fail('CASH_RECEIPT_NOT_POSSIBLE', { field: 'cash_receipt' });
  const identity = receiptIdentity(wish.purpose, wish.number);
  if (identity === null) return fail('CASH_RECEIPT_IDENTITY', { field: 'cash_receipt' });
  const inserted = await trx
    .insertInto('sales.cash_receipts')
    .values({
      order_id: orderId,
      ...sealedReceipt(shop.config.secret, identity),
      purpose: wish.purpose,
      shown_identity: maskedIdentity(identity),
      amount: 0,
      state: 'REQUESTED',
      requested_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted === undefined ? fail('CASH_RECEIPT_EXISTS') : null;
}
