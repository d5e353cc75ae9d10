import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { RequestClaim } from '#contract/rest/claims.ts';
import { paymentMethod } from '#contract/rest/values.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { CLAIM_PHOTOS_MAX, doesShopperPay, type Fault, isSettledAtOnce } from '#rules/order/claim/claim.ts';
import { faultOf } from '#rules/order/claim/claim-reason.ts';
import { lockOrder, type OrderRow } from '#server/nouns/order/read-order-rows.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { exchangeRefusal } from './list-exchange-options.ts';
import { refundOfClaim } from './preview/preview-claim.ts';
import { readPaidOrder } from './preview/read-paid-order.ts';
import { refusalOf } from './preview/refusal.ts';
import { recordClaim } from './record-claim.ts';
import { payBack } from './refund-claim.ts';
import { type MoneyDue, nothingDue, settleClaim } from './settle-claim.ts';

/**
 * Requests that lines of a member's own order be cancelled, returned or exchanged. Before production a cancellation is settled at once;
 * otherwise the shop decides. Returns the id of the claim. Errors: ORDER_NOT_FOUND, CLAIM_QUANTITY, CLAIM_EXCHANGE_OPTION,
 * CLAIM_PHOTO_NEEDED, REFUND_ACCOUNT_REQUIRED, PHOTO_*, those of `claimRefusals`, those of settleClaim.
 */
export async function requestClaim(shop: Shop, userId: string, orderId: number, input: RequestClaim): Promise<number | Failure> {
  const asked = await inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
    return requestUnderLock(trx, { order, userId, input, now: shop.clock() });
  });
  if (isFailure(asked)) return asked;
  await payBack(shop, asked.due);
  return asked.claimId;
}

/**
 * Records the claim a shopper requests on an order that is already locked; returns its id and the money due, to be paid back after the
 * commit. Errors: those of requestClaim.
 */
export async function requestUnderLock(
  trx: Trx,
  about: { order: OrderRow; userId: string; input: RequestClaim; now: Date },
): Promise<{ claimId: number; due: MoneyDue } | Failure> {
  const { order, userId, input, now } = about;
  const fault = faultOf(input.type, input.reason);
  const paid = await readPaidOrder(trx, order);
  const refused = refusalOf(paid, order, input, now) ?? (await exchangeRefusal(trx, paid, { ...input, fault }));
  if (refused !== null) return refused;
  if (!doesShopperPay(fault) && input.photo_ids.length === 0) return fail('CLAIM_PHOTO_NEEDED', { field: 'photo_ids' });
  const lines = input.lines.map((line) => ({ id: line.order_product_id, quantity: line.quantity, is_resellable: true }));
  const hasPickUp = input.type !== 'CANCEL';
  const { money } = refundOfClaim(paid, order, { type: input.type, fault, hasPickUp, lines });
  if (money > 0 && isByDeposit(paymentMethod.parse(order.payment_method)) && input.refund_account === undefined)
    return fail('REFUND_ACCOUNT_REQUIRED', { field: 'refund_account' });
  const photos = await attachPhotos(trx, { userId, photoIds: input.photo_ids, most: CLAIM_PHOTOS_MAX });
  if (photos !== null) return photos;
  // An account is not stored when there is no money to refund.
  const account = money > 0 ? input.refund_account : undefined;
  const claim = await insertClaim(trx, { order, input: { ...input, refund_account: account, note: '' }, fault, hasPickUp, now });
  await recordClaim(trx, claim.id, { from: null, to: claim.status }, { mover: 'shopper', userId, now });
  if (!isSettledAtOnce(input.type, order)) return { claimId: claim.id, due: nothingDue };
  const due = await settleClaim(trx, { order, claim, lines, quote: input.quote, by: { mover: 'shopper', userId }, now });
  return isFailure(due) ? due : { claimId: claim.id, due };
}

/** Inserts a claim with its pieces and photos; does not write its history. */
export async function insertClaim(
  trx: Trx,
  about: { order: OrderRow; input: Omit<RequestClaim, 'quote'> & { note: string }; fault: Fault; hasPickUp: boolean; now: Date },
) {
  const { order, input, fault, hasPickUp, now } = about;
  const account = input.refund_account;
  const claim = { type: input.type, status: 'REQUESTED', fault, has_pick_up: hasPickUp } as const;
  const { id } = await trx
    .insertInto('sales.claims')
    .values({
      ...claim,
      order_id: order.id,
      reason: input.reason,
      detail: input.detail,
      note: input.note,
      refund_bank: account?.bank ?? null,
      refund_account: account?.number ?? null,
      refund_holder: account?.holder ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sales.claim_products')
    .values(
      input.lines.map((line) => ({
        claim_id: id,
        order_product_id: line.order_product_id,
        quantity: line.quantity,
        is_open: true,
        exchange_option_id: input.type === 'EXCHANGE' ? (line.exchange_option_id ?? null) : null,
      })),
    )
    .execute();
  if (input.photo_ids.length > 0)
    await trx
      .insertInto('sales.claim_photos')
      // The photo fills in the address (app.hold_photo).
      .values(input.photo_ids.map((photo_id, position) => ({ claim_id: id, position, photo_id, src: '' })))
      .execute();
  return { id, ...claim };
}
