import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { OpenClaim, OpenedClaim } from '#contract/rest/admin/claims.ts';
import { doesShopperPay, isSettledAtOnce } from '#rules/order/claim/claim.ts';
import { awaitsPayment, isCancellable } from '#rules/order/order-state.ts';
import { closeAttempts } from '#server/nouns/order/placing/close-attempts.ts';
import { endUnpaid } from '#server/nouns/order/placing/end-unpaid.ts';
import { lockOrder, type OrderRow, readAnyOrder } from '#server/nouns/order/read-order-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { insertClaim } from './ask-claim.ts';
import { exchangeRefusal } from './list-exchange-options.ts';
import { type PaidOrderRows, readPaidOrder } from './preview/read-paid-order.ts';
import { openingRefusalOf } from './preview/refusal.ts';
import { recordClaim, tellOfClaim } from './record-claim.ts';
import { payBack } from './refund-claim.ts';
import { type MoneyDue, nothingDue, settleClaim } from './settle-claim.ts';

interface Opening {
  order: OrderRow;
  userId: string;
  input: OpenClaim;
  now: Date;
}

interface Opened extends OpenedClaim {
  due: MoneyDue;
}

/**
 * Opens a claim in the shopper's name and notifies them; from then on it is handled like one they requested. A cancellation is settled at
 * once if asked for, or if production has not begun. No photo or account is required: the order page asks its shopper for the account a
 * deposit is refunded to.
 * Errors: ORDER_NOT_FOUND, CLAIM_QUANTITY, CLAIM_EXCHANGE_OPTION, those of `openingRefusal`, those of settleClaim,
 * PAYMENT_PROVIDER_UNAVAILABLE.
 */
export async function openClaim(shop: Shop, userId: string, orderId: number, input: OpenClaim): Promise<OpenedClaim | Failure> {
  const known = await readAnyOrder(shop.database.service, orderId);
  const isUnpaid = known !== null && awaitsPayment(known) && input.type === 'CANCEL';
  // A virtual account awaiting its deposit is closed first; a deposit that arrives at that moment makes the order paid.
  const closed = isUnpaid ? await closeAttempts(shop, orderId) : null;
  if (isFailure(closed)) return closed;
  const opened = await inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null) return fail('ORDER_NOT_FOUND');
    return openUnderLock(trx, { order, userId, input, now: shop.clock() }, isUnpaid);
  });
  if (isFailure(opened)) return opened;
  await payBack(shop, opened.due);
  return { id: opened.id, is_settled: opened.is_settled };
}

async function openUnderLock(trx: Trx, opening: Opening, isUnpaid: boolean): Promise<Opened | Failure> {
  const { order, input } = opening;
  const paid = await readPaidOrder(trx, order);
  // The order was unpaid when this was requested, so nobody was shown what refunding a paid one would return.
  if (isUnpaid && isCancellable(order) && !awaitsPayment(order)) return fail('CLAIM_QUOTE_CHANGED');
  if (isUnpaid && awaitsPayment(order)) return openUnpaid(trx, opening, paid);
  return openingRefusalOf(paid, order, input) ?? (await exchangeRefusal(trx, paid, input)) ?? openPaid(trx, opening, paid);
}

async function openUnpaid(trx: Trx, { order, userId, input, now }: Opening, { lines }: PaidOrderRows): Promise<Opened | Failure> {
  const isWhole = lines.every((line) => input.lines.some((each) => each.order_product_id === line.id && each.quantity === line.quantity));
  if (!isWhole || lines.length < input.lines.length) return fail('CLAIM_NOT_PAID', { field: 'lines' });
  const { reason, note } = input;
  const { claimId, due } = await endUnpaid(trx, order, { by: { mover: 'admin', userId }, reason, note, now });
  return { id: claimId, is_settled: true, due };
}

async function openPaid(trx: Trx, { order, userId, input, now }: Opening, paid: PaidOrderRows): Promise<Opened | Failure> {
  const { type, fault, note, quote } = input;
  const isSettled = isSettledAtOnce(type, order) || (type === 'CANCEL' && input.is_settled);
  const asked = { ...input, detail: '', photo_ids: [] };
  const claim = await insertClaim(trx, { order, input: asked, fault, hasPickUp: type !== 'CANCEL' && input.has_pick_up, now });
  const by = { mover: 'admin', userId } as const;
  await recordClaim(trx, claim.id, { from: null, to: claim.status }, { ...by, note, now });
  if (!isSettled) {
    await tellOfClaim(trx, { order, claimId: claim.id, state: `${type}_${claim.status}`, now });
    return { id: claim.id, is_settled: false, due: nothingDue };
  }
  const lines = input.lines.map((line) => {
    const isCustom = paid.lines.find(({ id }) => id === line.order_product_id)?.is_custom ?? false;
    const isSellable = line.is_resellable ?? (isCancellable(order) || !isCustom);
    return { id: line.order_product_id, quantity: line.quantity, is_resellable: isSellable };
  });
  // A claim at the shopper's own wish is announced as accepted.
  const told = doesShopperPay(fault) ? {} : ({ told: 'SHOP_CANCELLED' } as const);
  const due = await settleClaim(trx, { order, claim, lines, quote, by: { ...by, ...told }, now });
  return isFailure(due) ? due : { id: claim.id, is_settled: true, due };
}
