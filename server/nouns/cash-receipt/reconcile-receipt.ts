import { paymentMethod } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import type { NotificationValues } from '#rules/member/notification.ts';
import { receiptDeed, receiptIs, receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { sumWon, type Won } from '#rules/money/money.ts';
import { paymentIs } from '#rules/money/payment-state.ts';
import { dueRefundStates } from '#rules/money/refund/refund.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { orderName } from '#rules/order/order-name.ts';
import type { IssuedReceipt } from '#server/gateways/cash-receipt/port.ts';
import { openText } from '#server/keys/seal.ts';
import { noteDiscrepancy, resolveDiscrepancies } from '#server/nouns/discrepancy/note-discrepancy.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import { lockOrder, type OrderRow, orderProducts, readAnyOrder } from '#server/nouns/order/read-order-rows.ts';
import { paymentsOf } from '#server/nouns/payment/find-payments.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { newReceiptKey, receiptSealKey } from './receipt-keys.ts';

/** Maximum steps per call: issue the pending receipt, cancel the wrong one, issue its replacement. */
const MOST_STEPS = 3;

/**
 * Brings the cash receipt of an order in line with the deposit that the shop keeps: issues it once the money has arrived, cancels and
 * reissues it after a partial refund, cancels it after a full one, and notifies the buyer. Idempotent: the receipt is looked up by its key
 * before it is issued, and the provider's record (amount included) decides. `LATER`: the provider is unreachable, or refused a
 * cancellation, which is in the discrepancy queue.
 */
export async function reconcileReceipt(shop: Shop, orderId: number): Promise<'DONE' | 'LATER'> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const outcome = await takeStep(shop, orderId);
    if (outcome !== 'AGAIN') return outcome;
  }
  return 'DONE';
}

/** Discrepancies that are resolved when their receipt ends. */
const receiptCases = ['RECEIPT_NOT_CANCELLED', 'RECEIPT_CANCELLED_OUTSIDE'] as const;

type Outcome = 'DONE' | 'LATER' | 'AGAIN';

/** A current receipt with its order. */
interface About {
  receipt: NonNullable<Awaited<ReturnType<typeof standingReceipt>>>;
  order: OrderRow;
}

function standingReceipt(db: Db, orderId: number) {
  return db
    .selectFrom('sales.cash_receipts')
    .select(['id', 'order_id', 'receipt_key', 'purpose', 'sealed_identity', 'shown_identity', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'not in', receiptStatesIn('over'))
    .executeTakeFirst();
}

async function takeStep(shop: Shop, orderId: number): Promise<Outcome> {
  const standing = await readStanding(shop.database.service, orderId);
  if (standing === null) return 'DONE';
  const { about, isOver, kept, paidAt } = standing;
  const deed = receiptDeed(about.receipt, { isOver, kept });
  if (deed.do === 'drop') return drop(shop, about);
  if (deed.do === 'issue') return issue(shop, about, { amount: deed.amount, paidAt: paidAt ?? shop.clock() });
  if (deed.do === 'cancel') return cancel(shop, about, deed.again);
  return 'DONE';
}

/** Reads the current receipt of an order with the part of its deposit that the shop keeps; null without a receipt. */
async function readStanding(db: Db, orderId: number) {
  const receipt = await standingReceipt(db, orderId);
  const order = receipt === undefined ? null : await readAnyOrder(db, orderId);
  if (receipt === undefined || order === null) return null;
  return { about: { receipt, order }, ...(await keptDeposit(db, order)) };
}

/**
 * Counts the current receipt of an order as cancelled, because a person settled at the tax office what the provider would not. A new one is
 * requested for the part of the deposit that the shop keeps.
 */
export async function settleReceipt(shop: Shop, orderId: number): Promise<void> {
  const standing = await readStanding(shop.database.service, orderId);
  if (standing === null) return;
  const { about, isOver, kept } = standing;
  await endReceipt(shop, about, isOver ? 0 : (kept ?? 0));
  await reconcileReceipt(shop, orderId);
}

/**
 * Compares an issued receipt with the provider's record. One that was cancelled outside the shop goes to the discrepancy queue; one with
 * another amount is corrected. `LATER`: the provider is unreachable.
 */
export async function compareReceipt(shop: Shop, orderId: number): Promise<'DONE' | 'LATER'> {
  const { service } = shop.database;
  const receipt = await standingReceipt(service, orderId);
  if (receipt === undefined || !receiptIs(receipt.state, 'issued')) return 'DONE';
  const known = await shop.gateways.cashReceipts.read(receipt.receipt_key);
  if (known === 'UNAVAILABLE') return 'LATER';
  const now = shop.clock();
  const isStanding = known !== 'NOT_FOUND' && receiptIs(known.status, 'issued');
  const amount = isStanding ? known.amount : receipt.amount;
  const compared = await service
    .updateTable('sales.cash_receipts')
    .set({ compared_at: now, amount })
    .where('id', '=', receipt.id)
    .where('state', 'in', receiptStatesIn('issued'))
    .returning('id')
    .executeTakeFirst();
  // It was cancelled here while the provider was being asked.
  if (compared === undefined) return 'DONE';
  if (isStanding) {
    await resolveDiscrepancies(service, { orderId, kinds: ['RECEIPT_CANCELLED_OUTSIDE'], resolution: 'stands again', now });
    return amount === receipt.amount ? 'DONE' : reconcileReceipt(shop, orderId);
  }
  const finding = { kind: 'RECEIPT_CANCELLED_OUTSIDE', orderId, paymentId: null, amount, now } as const;
  await noteDiscrepancy(service, { ...finding, detail: { found: known === 'NOT_FOUND' ? known : known.status } });
  return 'DONE';
}

/**
 * Ends a receipt that is no longer valid at the provider; with `isReissued` a new one is issued for what the shop keeps. `LATER`: it is
 * valid there again, or the provider is unreachable.
 */
export async function followCancelledReceipt(shop: Shop, orderId: number, isReissued: boolean): Promise<'DONE' | 'LATER'> {
  const standing = await readStanding(shop.database.service, orderId);
  if (standing === null) return 'DONE';
  const { about, isOver, kept } = standing;
  const known = await shop.gateways.cashReceipts.read(about.receipt.receipt_key);
  if (known === 'UNAVAILABLE' || (known !== 'NOT_FOUND' && receiptIs(known.status, 'issued'))) return 'LATER';
  await endReceipt(shop, about, isReissued && !isOver ? (kept ?? 0) : 0);
  return isReissued ? reconcileReceipt(shop, orderId) : 'DONE';
}

/**
 * The part of a deposit, in won, that the shop still has; null while the deposit is outstanding, 0 when the order was paid another way.
 * `isOver`: all of it goes back; an ended order may keep a fee.
 */
async function keptDeposit(db: Db, order: OrderRow): Promise<{ kept: Won | null; paidAt: Date | null; isOver: boolean }> {
  const payments = await paymentsOf(db, order.id);
  const paid = payments.find(({ status, paid_at }) => paymentIs(status, 'pays') || (paid_at !== null && paymentIs(status, 'cancelled')));
  const isOver = order.cancelled_at !== null && (paid === undefined || !paymentIs(paid.status, 'pays') || paid.refund_since !== null);
  if (paid === undefined) return { kept: null, paidAt: null, isOver };
  if (!isByDeposit(paymentMethod.parse(paid.method)) || !paymentIs(paid.status, 'pays')) return { kept: 0, paidAt: paid.paid_at, isOver };
  const given = await db
    .selectFrom('sales.claim_refunds')
    .select('amount')
    .where('payment_id', '=', paid.payment_id)
    .where('state', 'not in', dueRefundStates)
    .execute();
  return { kept: paid.amount - sumWon(given.map(({ amount }) => amount)), paidAt: paid.paid_at, isOver };
}

async function issue(shop: Shop, about: About, { amount, paidAt }: { amount: Won; paidAt: Date }): Promise<Outcome> {
  const { receipt } = about;
  const gateway = shop.gateways.cashReceipts;
  const identity = openText(receipt.sealed_identity ?? '', receiptSealKey(shop.config.secret));
  if (identity === null) return refuse(shop, about, 'NUMBER_LOST');
  // The response to the last attempt may have been lost, and part of the money refunded since.
  const known = await gateway.read(receipt.receipt_key);
  if (known === 'UNAVAILABLE') return 'LATER';
  if (known !== 'NOT_FOUND' && receiptIs(known.status, 'over')) {
    await endReceipt(shop, about, amount);
    return 'AGAIN';
  }
  if (known !== 'NOT_FOUND') return storeIssued(shop, about, known, known.amount);
  const lines = await orderProducts(shop.database.service, receipt.order_id);
  const name = orderName(
    lines.map((line) => line.product_name.ko),
    'ko',
  );
  const { receipt_key: key, purpose } = receipt;
  const issued = await gateway.issue({ key, purpose, identity, amount, orderName: name, paidAt });
  if (issued === 'UNAVAILABLE' || issued === 'ALREADY_ISSUED') return 'LATER';
  return 'refused' in issued ? refuse(shop, about, issued.refused) : storeIssued(shop, about, issued, amount);
}

/** `amount`: the issued amount. If the shop keeps another amount by then, the next step cancels the receipt and issues a new one. */
async function storeIssued(shop: Shop, { receipt, order }: About, issued: IssuedReceipt, amount: Won): Promise<'AGAIN'> {
  const { issueNumber, url } = issued;
  const now = shop.clock();
  await inTransaction(shop.database.service, async (trx) => {
    const kept = await trx
      .updateTable('sales.cash_receipts')
      .set({ state: 'ISSUED', issue_number: issueNumber, receipt_url: url, amount, error: null, issued_at: now })
      .where('id', '=', receipt.id)
      .where('state', 'in', receiptStatesIn('asked'))
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) await notifyOfReceipt(trx, order, { state: 'ISSUED', amount, number: issueNumber }, now);
    return null;
  });
  return 'AGAIN';
}

async function refuse(shop: Shop, { receipt, order }: About, error: string): Promise<'DONE'> {
  const now = shop.clock();
  await inTransaction(shop.database.service, async (trx) => {
    const refused = await trx
      .updateTable('sales.cash_receipts')
      .set({ state: 'FAILED', error })
      .where('id', '=', receipt.id)
      .where('state', 'in', receiptStatesIn('asked'))
      .returning('id')
      .executeTakeFirst();
    if (refused !== undefined) await notifyOfReceipt(trx, order, { state: 'FAILED', amount: 0, number: null }, now);
    return null;
  });
  return 'DONE';
}

/** Drops a receipt that was never issued, unless the response to an attempt was lost. */
async function drop(shop: Shop, about: About): Promise<Outcome> {
  const known = await shop.gateways.cashReceipts.read(about.receipt.receipt_key);
  if (known === 'UNAVAILABLE') return 'LATER';
  if (known !== 'NOT_FOUND' && receiptIs(known.status, 'issued')) return cancel(shop, about, 0);
  await endReceipt(shop, about, 0);
  return 'DONE';
}

async function cancel(shop: Shop, about: About, again: Won): Promise<Outcome> {
  const { order_id: orderId, receipt_key: key, amount } = about.receipt;
  const cancelled = await shop.gateways.cashReceipts.cancel(key);
  if (cancelled === 'UNAVAILABLE') return 'LATER';
  if (typeof cancelled !== 'string') {
    const finding = { kind: 'RECEIPT_NOT_CANCELLED', orderId, paymentId: null, amount, now: shop.clock() } as const;
    await noteDiscrepancy(shop.database.service, { ...finding, detail: { refused: cancelled.refused, kept: again } });
    return 'LATER';
  }
  await endReceipt(shop, about, again);
  return again > 0 ? 'AGAIN' : 'DONE';
}

/** Ends a receipt and requests a new one for the remaining amount, with the same number. */
async function endReceipt(shop: Shop, { receipt, order }: About, again: Won): Promise<void> {
  const now = shop.clock();
  await inTransaction(shop.database.service, async (trx) => {
    await lockOrder(trx, receipt.order_id);
    const ended = await trx
      .updateTable('sales.cash_receipts')
      .set({ state: 'CANCELLED', cancelled_at: now, sealed_identity: null })
      .where('id', '=', receipt.id)
      .where('state', 'not in', receiptStatesIn('over'))
      .returning(['id', 'issue_number'])
      .executeTakeFirst();
    if (ended === undefined) return null;
    await resolveDiscrepancies(trx, { orderId: receipt.order_id, kinds: receiptCases, resolution: 'cancelled', now });
    if (again === 0) {
      // A replacement sends its own notification.
      const { issue_number: number } = ended;
      if (number !== null) await notifyOfReceipt(trx, order, { state: 'CANCELLED', amount: receipt.amount, number }, now);
      return null;
    }
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

/** Notifies the buyer of the outcome of a receipt. */
async function notifyOfReceipt(
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'user_id' | 'order_number'>,
  told: Omit<NotificationValues['cash_receipt'], 'order_number'>,
  now: Date,
): Promise<void> {
  const link = urlFor('mypage-order-id', { id: order.id });
  const values = { order_number: order.order_number, ...told };
  await notifyMember(trx, { memberId: order.user_id, event: 'cash_receipt', values, link, now });
}
