import { type Failure, fail, isFailure } from '#contract/errors.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { couponUseRefusal } from '#rules/money/coupon.ts';
import { type PointLot, pointBalance } from '#rules/money/points.ts';
import { type CheckoutTotal, hasAgreed } from '#rules/order/checkout.ts';
import { isUnpaidAttempt, statesIn } from '#rules/order/order-state.ts';
import { lockClaims } from '#server/commands/coupon/lock-claims.ts';
import { holdPoints } from '#server/commands/point/hold-points.ts';
import { inTransaction, type Trx } from '#server/commands/transaction.ts';
import { checkoutLines, lockCheckout } from '#server/queries/checkout/load-checkout.ts';
import { quoteHash, totalOf } from '#server/queries/checkout/quote-checkout.ts';
import { lockCoupons, type MemberCoupon } from '#server/queries/coupon/member-coupons.ts';
import { lockOrder } from '#server/queries/order/order-rows.ts';
import { pointLots } from '#server/queries/point/point-lots.ts';
import { type PricedItem, priceLines } from '#server/queries/price/price-lines.ts';
import type { Shop } from '#server/shop.ts';
import { type Buyer, lockBuyer, type Recipient, recipientOf } from './buyer.ts';
import { syncAttempts } from './close-attempts.ts';
import { completeOrder } from './complete-order.ts';
import { insertOrder } from './insert-order.ts';
import { releaseOrder } from './release-order.ts';
import { takeStock } from './stock-moves.ts';

/**
 * Places an order from an order sheet, in one transaction: prices worked out anew, stock, coupons and points held. A sheet has
 * one order at a time: a paid one, or one with a virtual account, is given back as it is; an attempt nobody paid is ended.
 * Locks in the order of docs/reliability.md section 3: sheet, member, earlier order, coupons, options, products.
 * Errors: CHECKOUT_NOT_FOUND, CHECKOUT_AGREEMENT_REQUIRED, DESTINATION_REQUIRED, DESTINATION_NOT_FOUND, PRICE_CHANGED,
 * PAYMENT_NOT_CONFIGURED, PAYMENT_PROVIDER_UNAVAILABLE (an earlier attempt cannot be asked about), why a line cannot be bought, why a coupon cannot be used, POINTS_*.
 */
export async function placeOrder(shop: Shop, userId: string, input: PlaceOrder): Promise<number | Failure> {
  const asked = await askAboutEarlier(shop, userId, input.checkout_id);
  if (isFailure(asked)) return asked;
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const sheet = await lockCheckout(trx, userId, input.checkout_id, now);
    if (isFailure(sheet)) return sheet;
    const buyer = await lockBuyer(trx, userId);
    const earlier = await endUnpaid(trx, sheet.id, input.coupon_claim_ids, now);
    if (earlier !== null) return earlier;
    const recipient = await recipientOf(trx, userId, input, now);
    if (isFailure(recipient)) return recipient;
    const priced = await priceOrder(shop, trx, { userId, input, zipCode: recipient.zip_code, now });
    if (isFailure(priced)) return priced;
    return hold(trx, { shop, input, buyer, recipient, priced, now });
  });
}

/** Who pays, comes back and presses again may have paid already: the provider is asked before that attempt is ended. */
async function askAboutEarlier(shop: Shop, userId: string, checkoutId: string): Promise<null | Failure> {
  const earlier = await shop.database.service
    .selectFrom('sales.orders')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('user_id', '=', userId)
    .where('status', 'in', statesIn('waiting'))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return earlier === undefined ? null : syncAttempts(shop, earlier.id);
}

/** The order of this sheet that stands; null when there is none, or after ending an attempt that was not paid. */
async function endUnpaid(trx: Trx, checkoutId: string, claimIds: readonly number[], now: Date): Promise<number | null> {
  const row = await trx
    .selectFrom('sales.orders')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  const order = row === undefined ? null : await lockOrder(trx, row.id);
  if (order === null || order.cancelled_at !== null) return null;
  if (!isUnpaidAttempt(order)) return order.id;
  // Coupons of the new order too: they are locked before the stock that is given back.
  await lockClaims(trx, order, claimIds);
  await releaseOrder(trx, order, 'NOT_PAID', { mover: 'shopper', userId: order.user_id, now });
  return null;
}

interface Priced {
  items: PricedItem[];
  total: CheckoutTotal;
  coupons: MemberCoupon[];
  lots: PointLot[];
}

async function priceOrder(
  shop: Shop,
  trx: Trx,
  about: { userId: string; input: PlaceOrder; zipCode: string; now: Date },
): Promise<Priced | Failure> {
  const { userId, input, zipCode, now } = about;
  const items = await priceLines(trx, await checkoutLines(trx, input.checkout_id));
  if (items.length === 0) return fail('CHECKOUT_NOT_FOUND');
  const refused = items.find((item) => item.refusal !== null)?.refusal;
  if (refused) return fail(refused);
  if (!hasAgreed(items, input.agreements)) return fail('CHECKOUT_AGREEMENT_REQUIRED', { field: 'agreements' });
  const coupons = await lockCoupons(trx, userId, input.coupon_claim_ids);
  if (coupons.length < new Set(input.coupon_claim_ids).size) return fail('COUPON_NOT_APPLICABLE', { field: 'coupon_claim_ids' });
  const unusable = coupons.map((coupon) => couponUseRefusal(coupon, now)).find((reason) => reason !== null);
  if (unusable) return fail(unusable, { field: 'coupon_claim_ids' });
  const lots = await pointLots(trx, userId);
  const total = totalOf({ items, pointBalance: pointBalance(lots, now), zipCode }, coupons, input.point_amount);
  if (typeof total === 'string') return fail(total, { field: total === 'COUPON_NOT_APPLICABLE' ? 'coupon_claim_ids' : 'point_amount' });
  if (input.quote_hash !== undefined && input.quote_hash !== quoteHash(items, total)) return fail('PRICE_CHANGED');
  if (shop.gateways.payment.source === 'off' && total.payment_amount > 0) return fail('PAYMENT_NOT_CONFIGURED');
  return { items, total, coupons, lots };
}

interface Holding {
  shop: Shop;
  input: PlaceOrder;
  buyer: Buyer;
  recipient: Recipient;
  priced: Priced;
  now: Date;
}

async function hold(trx: Trx, { input, buyer, recipient, priced, now }: Holding): Promise<number | Failure> {
  const { items, total, coupons, lots } = priced;
  const short = await takeStock(trx, items);
  if (isFailure(short)) return short;
  const orderId = await insertOrder(trx, { input, buyer, recipient, items, total, now });
  if (coupons.length > 0) {
    const ids = coupons.map((coupon) => coupon.coupon_claim_id);
    await trx.updateTable('sales.coupon_claims').set({ order_id: orderId }).where('id', 'in', ids).execute();
  }
  const poor = await holdPoints(trx, { userId: buyer.id, orderId, amount: total.point_amount, lots, now });
  if (isFailure(poor)) return poor;
  if (total.payment_amount === 0) {
    const order = await lockOrder(trx, orderId);
    if (order !== null) await completeOrder(trx, order, { userId: buyer.id, note: 'nothing left to pay', now });
  }
  return orderId;
}
