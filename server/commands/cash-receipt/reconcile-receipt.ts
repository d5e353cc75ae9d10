import { localized, paymentMethod } from '#contract/rest/values.ts';
import { type CashReceiptPurpose, type CashReceiptState, receiptDeed } from '#rules/money/cash-receipt.ts';
import { sumWon, type Won } from '#rules/money/money.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { orderName } from '#rules/order/order-name.ts';
import { type Db, inTransaction } from '#server/commands/transaction.ts';
import type { IssuedReceipt } from '#server/gateways/cash-receipt/port.ts';
import { openText } from '#server/keys/seal.ts';
import { lockOrder, type OrderRow, orderProducts, readAnyOrder } from '#server/queries/order/order-rows.ts';
import { paymentsOf } from '#server/queries/payment/payment-rows.ts';
import type { Shop } from '#server/shop.ts';
import { newReceiptKey, receiptSealKey } from './receipt-keys.ts';

/** How many steps one call goes at most: issue what waits, cancel what is wrong, issue the other one. */
const MOST_STEPS = 3;

/**
 * Brings the cash receipt of an order to what the shop keeps of its deposit: issued once the money is there, cancelled and issued anew when
 * a part went back, cancelled when all of it did. Repeating is safe: a receipt is asked for by its key before it is issued. `LATER`: the
 * provider cannot be asked now.
 */
export async function reconcileReceipt(shop: Shop, orderId: number): Promise<'DONE' | 'LATER'> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const outcome = await takeStep(shop, orderId);
    if (outcome !== 'AGAIN') return outcome;
  }
  return 'DONE';
}

type Receipt = NonNullable<Awaited<ReturnType<typeof standingReceipt>>>;

async function standingReceipt(db: Db, orderId: number) {
  const row = await db
    .selectFrom('sales.cash_receipts')
    .select(['id', 'order_id', 'receipt_key', 'purpose', 'sealed_identity', 'shown_identity', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'CANCELLED')
    .executeTakeFirst();
  // The check constraints of the table allow the words of the rules only.
  return row === undefined ? null : { ...row, state: row.state as CashReceiptState, purpose: row.purpose as CashReceiptPurpose };
}

async function takeStep(shop: Shop, orderId: number): Promise<'DONE' | 'LATER' | 'AGAIN'> {
  const db = shop.database.service;
  const receipt = await standingReceipt(db, orderId);
  const order = receipt === null ? null : await readAnyOrder(db, orderId);
  if (receipt === null || order === null) return 'DONE';
  const { kept, paidAt } = await keptDeposit(db, order);
  const deed = receiptDeed(receipt, { isOver: order.cancelled_at !== null, kept });
  if (deed.do === 'drop') return drop(shop, receipt);
  if (deed.do === 'issue') return issue(shop, receipt, { amount: deed.amount, paidAt: paidAt ?? shop.clock() });
  if (deed.do === 'cancel') return cancel(shop, receipt, deed.again);
  return 'DONE';
}

/** What the shop keeps of a deposit in won; null while it waits for one, 0 when it was paid by another way. */
async function keptDeposit(db: Db, order: OrderRow): Promise<{ kept: Won | null; paidAt: Date | null }> {
  const payments = await paymentsOf(db, order.id);
  const paid = payments.find(({ status, paid_at }) => paymentIs(status, 'pays') || (paid_at !== null && paymentIs(status, 'cancelled')));
  if (paid === undefined) return { kept: null, paidAt: null };
  if (!isByDeposit(paymentMethod.parse(paid.method)) || paid.refund_since !== null) return { kept: 0, paidAt: paid.paid_at };
  const given = await db.selectFrom('sales.claim_refunds').select('amount').where('payment_id', '=', paid.payment_id).execute();
  return { kept: paid.amount - sumWon(given.map(({ amount }) => amount)), paidAt: paid.paid_at };
}

async function issue(shop: Shop, receipt: Receipt, { amount, paidAt }: { amount: Won; paidAt: Date }): Promise<'DONE' | 'LATER' | 'AGAIN'> {
  const gateway = shop.gateways.cashReceipts;
  const identity = openText(receipt.sealed_identity ?? '', receiptSealKey(shop.config.secret));
  if (identity === null) return refuse(shop, receipt, 'NUMBER_LOST');
  // The reply of the last attempt may have been lost.
  const known = await gateway.read(receipt.receipt_key);
  if (known === 'UNAVAILABLE') return 'LATER';
  if (known !== 'NOT_FOUND') return keepIssued(shop, receipt, known, amount);
  const lines = await orderProducts(shop.database.service, receipt.order_id);
  const name = orderName(lines.map((line) => localized.parse(line.product_name).ko));
  const { receipt_key: key, purpose } = receipt;
  const issued = await gateway.issue({ key, purpose, identity, amount, orderName: name, paidAt });
  if (issued === 'UNAVAILABLE' || issued === 'ALREADY_ISSUED') return 'LATER';
  return 'refused' in issued ? refuse(shop, receipt, issued.refused) : keepIssued(shop, receipt, issued, amount);
}

async function keepIssued(shop: Shop, { id }: Receipt, { issueNumber, url }: IssuedReceipt, amount: Won): Promise<'AGAIN'> {
  await shop.database.service
    .updateTable('sales.cash_receipts')
    .set({ state: 'ISSUED', issue_number: issueNumber, receipt_url: url, amount, error: null, issued_at: shop.clock() })
    .where('id', '=', id)
    .where('state', '=', 'REQUESTED')
    .execute();
  return 'AGAIN';
}

async function refuse(shop: Shop, { id }: Receipt, error: string): Promise<'DONE'> {
  await shop.database.service
    .updateTable('sales.cash_receipts')
    .set({ state: 'FAILED', error })
    .where('id', '=', id)
    .where('state', '=', 'REQUESTED')
    .execute();
  return 'DONE';
}

/** Nothing was issued and nothing will be, unless the reply of an attempt was lost. */
async function drop(shop: Shop, receipt: Receipt): Promise<'DONE' | 'LATER'> {
  const known = await shop.gateways.cashReceipts.read(receipt.receipt_key);
  if (known === 'UNAVAILABLE') return 'LATER';
  if (known !== 'NOT_FOUND' && (await shop.gateways.cashReceipts.cancel(receipt.receipt_key)) === 'UNAVAILABLE') return 'LATER';
  await endReceipt(shop, receipt, 0);
  return 'DONE';
}

async function cancel(shop: Shop, receipt: Receipt, again: Won): Promise<'DONE' | 'LATER' | 'AGAIN'> {
  const cancelled = await shop.gateways.cashReceipts.cancel(receipt.receipt_key);
  if (cancelled === 'UNAVAILABLE' || typeof cancelled !== 'string') return 'LATER';
  await endReceipt(shop, receipt, again);
  return again > 0 ? 'AGAIN' : 'DONE';
}

/** Ends a receipt, and asks for another one of what is left; the number travels on with it. */
async function endReceipt(shop: Shop, receipt: Receipt, again: Won): Promise<void> {
  const now = shop.clock();
  await inTransaction(shop.database.service, async (trx) => {
    await lockOrder(trx, receipt.order_id);
    const ended = await trx
      .updateTable('sales.cash_receipts')
      .set({ state: 'CANCELLED', cancelled_at: now, sealed_identity: null })
      .where('id', '=', receipt.id)
      .where('state', '<>', 'CANCELLED')
      .returning('id')
      .executeTakeFirst();
    if (ended === undefined || again === 0) return null;
    const { order_id, purpose, sealed_identity, shown_identity } = receipt;
    await trx
      .insertInto('sales.cash_receipts')
      .values({
        ...{ order_id, purpose, sealed_identity, shown_identity },
        ...{ receipt_key: newReceiptKey(), amount: 0, state: 'REQUESTED', replaces_id: receipt.id, requested_at: now },
      })
      .execute();
    return null;
  });
}
