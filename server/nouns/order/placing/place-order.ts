import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread, together } from '#db/together.ts';
import { couponUseRefusal } from '#rules/money/coupon/coupon.ts';
import { earnPercent } from '#rules/money/points/grade.ts';
import { pointBalance } from '#rules/money/points/points.ts';
import { firstShopRules, type ShopRules } from '#rules/office/shop-rules.ts';
import { type CheckoutTotal, hasAgreed } from '#rules/order/checkout/checkout.ts';
import { isGiftMethod } from '#rules/order/gift/gift.ts';
import { awaitsPayment, isUnpaidOrder } from '#rules/order/order-state.ts';
import { insertReceipt } from '#server/nouns/cash-receipt/request-receipt.ts';
import { quoteHash, totalOf } from '#server/nouns/checkout/quote-checkout.ts';
import { checkoutLines, lockedCheckout } from '#server/nouns/checkout/read-checkout.ts';
import { lockCoupons, type MemberCoupon } from '#server/nouns/coupon/list-member-coupons.ts';
import { lockIssuedCoupons } from '#server/nouns/coupon/lock-issued-coupons.ts';
import { gradesOf } from '#server/nouns/grade/read-grade.ts';
import { type BookedLot, lotsOf, standingLots } from '#server/nouns/point/read-point-lots.ts';
import { reservePoints } from '#server/nouns/point/reserve-points.ts';
import { type PricedItem, priceLines } from '#server/nouns/price/price-lines.ts';
import { isClosedToOrders, mayUseEscrow, writtenColumn } from '#server/nouns/shop/read-opening.ts';
import { rulesColumn } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { recordEvent } from '../desk/record-event.ts';
import { insertGift } from '../gift/insert-gift.ts';
import { lockOrder } from '../read-order-rows.ts';
import { type Buyer, lockedBuyer, type Recipient, recipientOf } from './buyer.ts';
import { syncAttempts } from './close-attempts.ts';
import { completeOrder } from './complete-order.ts';
import { insertOrder } from './insert-order.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Places an order from a checkout, in one transaction: prices are recalculated, stock, coupons and points are held. A checkout has one
 * order at a time: a paid one, or one with a virtual account, is returned as it is; an unpaid one is ended. Returns the order's id.
 * Locks in the order of docs/reliability.md section 3: checkout, member, earlier order, coupons, options, products.
 * Errors: ORDERS_CLOSED, CHECKOUT_NOT_FOUND, CHECKOUT_AGREEMENT_REQUIRED, DESTINATION_REQUIRED, DESTINATION_NOT_FOUND, PRICE_CHANGED,
 * GIFT_NOT_BY_DEPOSIT, PAYMENT_METHOD_UNAVAILABLE, PAYMENT_PROVIDER_UNAVAILABLE (the state of an earlier payment is unknown), why a line
 * cannot be bought, why a coupon cannot be used, POINTS_*.
 */
export async function placeOrder(shop: Shop, userId: string, input: PlaceOrder): Promise<number | Failure> {
  let askedAbout: number | null = null;
  for (;;) {
    const placed: number | Earlier | Failure = await placeOnce(shop, userId, input, askedAbout);
    if (isFailure(placed) || typeof placed === 'number') return placed;
    // A shopper who pays, goes back and clicks again may have paid already, so the provider is asked, outside any lock, before that order
    // is ended.
    const asked = await syncAttempts(shop, placed.syncFirst);
    if (isFailure(asked)) return asked;
    askedAbout = placed.syncFirst;
  }
}

/** An earlier unpaid order of the same checkout, to be checked with the provider before it may be ended. */
interface Earlier {
  syncFirst: number;
}

/** The order's id, or an earlier unpaid order to check first, unless that is `askedAbout`. */
function placeOnce(shop: Shop, userId: string, input: PlaceOrder, askedAbout: number | null): Promise<number | Earlier | Failure> {
  return inTransaction<number | Earlier>(shop.database.service, async (trx) => {
    const now = shop.clock();
    const [[checkout], [buyer], lots, lines, [facts]] = await together(
      trx,
      lockedCheckout(trx, userId, input.checkout_id, now),
      lockedBuyer(trx, userId),
      lotsOf(trx, userId),
      checkoutLines(trx, input.checkout_id),
      standingFacts(trx, input.checkout_id, userId),
    );
    const earlier = facts?.earlier ?? undefined;
    if (checkout === undefined) return fail('CHECKOUT_NOT_FOUND');
    if (buyer === undefined) throw new Error('the member who orders is gone');
    if (earlier !== undefined) {
      if (earlier.id !== askedAbout && awaitsPayment({ status: earlier.status, cancelled_at: null })) return { syncFirst: earlier.id };
      const standing = await endUnpaid(trx, earlier.id, input.issued_coupon_ids, now);
      if (standing !== null) return standing;
    }
    if (input.gift !== undefined && !isGiftMethod(input.payment_method)) return fail('GIFT_NOT_BY_DEPOSIT', { field: 'payment_method' });
    if (isClosedToOrders(shop, facts?.written ?? null)) return fail('ORDERS_CLOSED');
    if (input.is_escrow && !mayUseEscrow(facts?.written ?? null, input.payment_method))
      return fail('PAYMENT_METHOD_UNAVAILABLE', { field: 'is_escrow' });
    const recipient = await recipientOf(trx, userId, input, now);
    if (isFailure(recipient)) return recipient;
    const shopRules = facts?.rules ?? firstShopRules;
    const rules = { ...shopRules, points_earn_percent: earnPercent(shopRules, facts?.grade_bonus ?? 0) };
    const about = { userId, input, zipCode: recipient.zip_code, rules, now };
    // Options and lots were read before, without what the ended order gave back.
    const items = await priceLines(trx, lines, earlier === undefined ? lines : []);
    const priced = await priceOrder(trx, about, items, earlier === undefined ? lots : await lotsOf(trx, userId).execute());
    if (isFailure(priced)) return priced;
    return reserve(trx, { shop, input, buyer, recipient, priced, needsProof: checkout.is_team, preparedBy: checkout.prepared_by, now });
  });
}

/** What stands under the locks: the current order of the checkout, the rules of the shop, what the member's grade adds, and what the shop has written of itself. */
const standingFacts = preparedQuery((trx: Trx, checkoutId: string, userId: string) =>
  trx.selectNoFrom((eb) => [
    jsonObjectFrom(
      eb.selectFrom('sales.orders').select(['id', 'status']).where('checkout_id', '=', checkoutId).where('cancelled_at', 'is', null),
    ).as('earlier'),
    rulesColumn(eb),
    gradesOf(eb).select('grade.bonus_percent').where('mine.user_id', '=', userId).as('grade_bonus'),
    writtenColumn(eb),
  ]),
);

/** Returns the id of the earlier order when it is still valid; null when it has ended, or after ending an unpaid one. */
async function endUnpaid(trx: Trx, orderId: number, issuedIds: readonly number[], now: Date): Promise<number | null> {
  const order = await lockOrder(trx, orderId);
  if (order === null || order.cancelled_at !== null) return null;
  if (!isUnpaidOrder(order)) return order.id;
  // Includes the new order's coupons: they must be locked before the returned stock.
  await lockIssuedCoupons(trx, order, issuedIds);
  await releaseOrder(trx, order, 'NOT_PAID', { mover: 'shopper', userId: order.user_id, now });
  return null;
}

interface Priced {
  items: PricedItem[];
  total: CheckoutTotal;
  coupons: MemberCoupon[];
  lots: BookedLot[];
  rules: ShopRules;
}

async function priceOrder(
  trx: Trx,
  about: { userId: string; input: PlaceOrder; zipCode: string; rules: ShopRules; now: Date },
  items: PricedItem[],
  lots: BookedLot[],
): Promise<Priced | Failure> {
  const { userId, input, zipCode, rules, now } = about;
  if (items.length === 0) return fail('CHECKOUT_NOT_FOUND');
  const refused = items.find((item) => item.refusal !== null)?.refusal;
  if (refused) return fail(refused);
  if (!hasAgreed(items, input.agreements)) return fail('CHECKOUT_AGREEMENT_REQUIRED', { field: 'agreements' });
  const coupons = await lockCoupons(trx, userId, input.issued_coupon_ids);
  if (coupons.length < new Set(input.issued_coupon_ids).size) return fail('COUPON_NOT_APPLICABLE', { field: 'issued_coupon_ids' });
  const unusable = coupons.map((coupon) => couponUseRefusal(coupon, now)).find((reason) => reason !== null);
  if (unusable) return fail(unusable, { field: 'issued_coupon_ids' });
  const facts = { items, pointBalance: pointBalance(standingLots(lots), now), zipCode, choice: input, rules };
  const total = totalOf(facts, coupons, input.point_amount);
  if (typeof total === 'string') return fail(total, { field: total === 'COUPON_NOT_APPLICABLE' ? 'issued_coupon_ids' : 'point_amount' });
  if (input.quote_hash !== undefined && input.quote_hash !== quoteHash(items, total)) return fail('PRICE_CHANGED');
  return { items, total, coupons, lots, rules };
}

interface Holding {
  shop: Shop;
  input: PlaceOrder;
  buyer: Buyer;
  recipient: Recipient;
  priced: Priced;
  needsProof: boolean;
  preparedBy: string | null;
  now: Date;
}

async function reserve(
  trx: Trx,
  { shop, input, buyer, recipient, priced, needsProof, preparedBy, now }: Holding,
): Promise<number | Failure> {
  const { items, total, coupons, lots, rules } = priced;
  const orderId = await insertOrder(trx, { input, buyer, recipient, items, total, rules, needsProof, now });
  if (isFailure(orderId)) return orderId;
  if (preparedBy !== null) await recordEvent(trx, [orderId], { kind: 'PREPARED_BY_STAFF', actor: 'ADMIN', userId: preparedBy, now });
  if (input.gift !== undefined) await insertGift(trx, shop, { orderId, gift: input.gift, now });
  if (input.cash_receipt !== undefined) {
    const asked = await insertReceipt(trx, shop, {
      orderId,
      order: { ...total, payment_method: input.payment_method },
      wish: input.cash_receipt,
      now,
    });
    if (isFailure(asked)) return asked;
  }
  if (coupons.length > 0) {
    const ids = coupons.map((coupon) => coupon.issued_coupon_id);
    const amounts = JSON.stringify(Object.fromEntries(ids.map((id, index) => [id, total.coupons[index] ?? 0])));
    const discount_amount = sql<number>`(${amounts}::jsonb ->> id::text)::integer`;
    await sendUnread(trx, trx.updateTable('sales.issued_coupons').set({ order_id: orderId, discount_amount }).where('id', 'in', ids));
  }
  const poor = await reservePoints(trx, { userId: buyer.id, orderId, amount: total.point_amount, lots, now });
  if (isFailure(poor)) return poor;
  if (total.payment_amount === 0) {
    const order = await lockOrder(trx, orderId);
    if (order !== null) await completeOrder(trx, order, { userId: buyer.id, note: 'nothing left to pay', now });
  }
  return orderId;
}
