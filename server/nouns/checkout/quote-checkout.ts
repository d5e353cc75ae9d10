import { createHash } from 'node:crypto';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type ErrorCode, type Failure, fail } from '#contract/errors/errors.ts';
import type { Checkout, CheckoutCoupon, QuoteChoice } from '#contract/rest/checkouts.ts';
import type { DeliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { together } from '#db/together.ts';
import { couponEnd, couponUseRefusal, limitsReached } from '#rules/money/coupon/coupon.ts';
import { sumWon } from '#rules/money/money.ts';
import type { FeeChoice } from '#rules/money/order-amount.ts';
import { amountsIn, lineAmountNames, orderAmountNames } from '#rules/money/order-sums.ts';
import { pointBalance } from '#rules/money/points/points.ts';
import { heldAfter } from '#rules/money/points/points-owed.ts';
import { dayRange } from '#rules/money/shipping.ts';
import { firstShopRules, type ShopRules } from '#rules/office/shop-rules.ts';
import { arrivalDays } from '#rules/order/arrival.ts';
import { type BestPrice, bestPrice } from '#rules/order/checkout/best-price.ts';
import {
  type BareOrder,
  type CheckoutTotal,
  checkoutTotal,
  paymentMethods,
  plainTotal,
  requiredAgreements,
} from '#rules/order/checkout/checkout.ts';
import { unusedReason } from '#rules/order/checkout/unused-coupon.ts';
import { isPayable, isUnpaidOrder } from '#rules/order/order-state.ts';
import { unitsToMake } from '#rules/order/ship-by.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { listFreeCoupons, listMemberCoupons, type MemberCoupon } from '#server/nouns/coupon/list-member-coupons.ts';
import { ownDestinations } from '#server/nouns/destination/list-destinations.ts';
import { promisedDay, type Work, workColumns, workOf } from '#server/nouns/order/production/read-working-calendar.ts';
import { lotsOf, setOffOf, standingLots } from '#server/nouns/point/read-point-lots.ts';
import { type LineToPrice, type PricedItem, priceLines, toPricedLine } from '#server/nouns/price/price-lines.ts';
import type { OptionRow } from '#server/nouns/price/read-line-rows.ts';
import { isClosedToOrders, writtenColumn } from '#server/nouns/shop/read-opening.ts';
import { rulesColumn } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findOrdersHolding } from './find-orders-holding.ts';
import { type CheckoutRow, checkoutLines, checkoutRow } from './read-checkout.ts';

/** Prices a checkout with the shopper's choices so far. What does not apply is in `refusal`. Errors: CHECKOUT_NOT_FOUND. */
export async function quoteCheckout(shop: Shop, userId: string, id: string, choice: QuoteChoice): Promise<Checkout | Failure> {
  const db = shop.database.service;
  const now = shop.clock();
  const [[checkout], [order = null], lines] = await together(
    db,
    checkoutRow(db, userId, id, now),
    orderOfCheckout(db, id),
    checkoutLines(db, id),
  );
  if (checkout === undefined) return fail('CHECKOUT_NOT_FOUND');
  // A payment window that is still open: ordering again ends that order, so the checkout may use what it holds.
  const unpaidOrder = order !== null && isUnpaidOrder(order) ? order : null;
  const rows = await together(db, ...quoteQueries(db, userId, unpaidOrder?.id ?? null));
  return priceCheckout(shop, db, { checkout, orderId: order?.id ?? null, unpaidOrder, lines, options: lines, now }, rows, choice);
}

/** The queries that price a member's checkout, besides its lines, to run together. What the unpaid order `unpaidOrderId` holds counts as free. */
export function quoteQueries(db: Db, userId: string, unpaidOrderId: number | null) {
  return [
    listFreeCoupons(db, userId, unpaidOrderId),
    lotsOf(db, userId),
    findOrdersHolding(db, userId, unpaidOrderId),
    quoteFacts(db, userId),
  ] as const;
}

/** The orderer, the address and the shop's settings: read on every use, so that changes by staff apply at once. */
const quoteFacts = preparedQuery((db: Db, userId: string) =>
  db.selectNoFrom((eb) => [
    jsonObjectFrom(eb.selectFrom('member.members').select(['name', 'phone', 'email']).where('id', '=', userId)).as('orderer'),
    jsonArrayFrom(ownDestinations(eb, userId)).as('destinations'),
    rulesColumn(eb),
    writtenColumn(eb),
    ...workColumns(eb),
  ]),
);

type QuoteRows = Awaited<ReturnType<typeof together<DB, ReturnType<typeof quoteQueries>>>>;

/** A checkout that was just read or created. */
interface CheckoutToQuote {
  checkout: CheckoutRow;
  /** The checkout's current order. */
  orderId: number | null;
  /** The unpaid order of the checkout, whose holds ordering again releases; null when there is none. */
  unpaidOrder: { point_amount: number } | null;
  lines: readonly LineToPrice[];
  options: readonly OptionRow[];
  now: Date;
}

/**
 * The view of a checkout from the results of `quoteQueries`. A line that cannot be bought says why in its `refusal`. Errors:
 * CHECKOUT_NOT_FOUND when none of its options exists any more.
 */
export async function priceCheckout(
  shop: Shop,
  db: Db,
  { checkout, orderId, unpaidOrder, lines, options, now }: CheckoutToQuote,
  [free, lots, holding, [fact]]: QuoteRows,
  choice: QuoteChoice,
): Promise<Checkout | Failure> {
  const [items, coupons, orderer] = await Promise.all([
    priceLines(db, lines, options),
    listMemberCoupons(db, free),
    ordererOf(db, checkout.user_id, fact?.orderer),
  ]);
  if (items.length === 0) return fail('CHECKOUT_NOT_FOUND');
  const destinations = fact?.destinations ?? [];
  const chosen = choice.delivery_destination_id ?? checkout.delivery_destination_id;
  const destination = destinations.find((each) => each.id === chosen) ?? destinations[0] ?? null;
  const facts: Facts = {
    items: unpaidOrder === null ? items : items.map(withOwnStock),
    coupons,
    holding,
    // Points held by the unpaid order of this checkout are returned first, and pay off debts like any others.
    pointBalance: heldAfter({ held: pointBalance(standingLots(lots), now), owed: setOffOf(lots).owed }, unpaidOrder?.point_amount ?? 0),
    zipCode: choice.is_gift ? '' : (choice.zip_code ?? destination?.zip_code ?? null),
    choice,
    rules: fact?.rules ?? firstShopRules,
    work: workOf(fact),
    isClosed: isClosedToOrders(shop, fact?.written ?? null),
    now,
  };
  return checkoutView(shop, { checkout, orderId, orderer, destination }, facts, withBestCoupons(facts, choice));
}

/** The orderer's contact data from the profile; without a phone number there, that of the last order is used. */
async function ordererOf(db: Db, userId: string, member: Opened['orderer'] | null | undefined): Promise<Opened['orderer']> {
  if (!member) throw new Error('the member who asks is gone');
  return member.phone === null ? { ...member, phone: await lastOrdererPhone(db, userId) } : member;
}

async function lastOrdererPhone(db: Db, userId: string): Promise<string | null> {
  const order = await db
    .selectFrom('sales.orders')
    .select('orderer_phone')
    .where('user_id', '=', userId)
    .orderBy('ordered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order?.orderer_phone ?? null;
}

function withBestCoupons(facts: Facts, choice: QuoteChoice): QuoteChoice {
  if (!choice.picks_coupons) return choice;
  const { coupons } = bestOf(facts, Math.min(choice.point_amount, facts.pointBalance));
  return { ...choice, issued_coupon_ids: coupons.map((coupon) => coupon.issued_coupon_id) };
}

/** The lowest price with at most these points; of coupons with the same effect, the one that expires first. */
function bestOf(facts: Facts, points: number): BestPrice<MemberCoupon> {
  const usable = facts.coupons.filter((coupon) => couponUseRefusal(coupon, facts.now) === null);
  return bestPrice(usable.toSorted(endsFirst), bareOrder(facts), points);
}

function endsFirst(one: MemberCoupon, other: MemberCoupon): number {
  const end = (coupon: MemberCoupon) => couponEnd(coupon)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return end(one) - end(other);
}

function bareOrder({ choice, items, zipCode, pointBalance, rules }: OrderFacts): BareOrder {
  return { ...choice, lines: items, zip_code: zipCode, point_balance: pointBalance, rules };
}

/** The query of a checkout's current order; no row before the first one or after one that ended. */
function orderOfCheckout(db: Db, checkoutId: string) {
  return db
    .selectFrom('sales.orders')
    .select(['id', 'status', 'cancelled_at', 'deposit_account', 'point_amount'])
    .where('checkout_id', '=', checkoutId)
    .where('cancelled_at', 'is', null);
}

/** The unpaid order of this checkout holds exactly its pieces, so stock never blocks them. */
function withOwnStock(item: PricedItem): PricedItem {
  return item.refusal === 'SOLD_OUT' || item.refusal === 'OUT_OF_STOCK' ? { ...item, refusal: null } : item;
}

/** The facts that decide the price of an order, whether it is quoted or placed. */
interface OrderFacts {
  items: readonly PricedItem[];
  pointBalance: number;
  zipCode: string | null;
  choice: FeeChoice;
  rules: ShopRules;
}

interface Facts extends OrderFacts {
  coupons: readonly MemberCoupon[];
  holding: readonly HoldingOrder[];
  work: Work;
  isClosed: boolean;
  now: Date;
}

interface Opened {
  checkout: CheckoutRow;
  orderId: number | null;
  orderer: { name: string; phone: string | null; email: string };
  destination: DeliveryDestination | null;
}

function checkoutView(shop: Shop, { checkout, orderId, orderer, destination }: Opened, facts: Facts, choice: QuoteChoice): Checkout {
  const chosen = chosenTotal(facts, choice);
  const { total } = chosen;
  const best = bestOf(facts, facts.pointBalance);
  const refusal = facts.isClosed ? 'ORDERS_CLOSED' : (facts.items.find((item) => item.refusal !== null)?.refusal ?? chosen.refusal);
  const isPaymentAvailable = shop.gateways.payment.source !== 'off';
  return {
    id: checkout.id,
    expires_at: checkout.expires_at.toISOString(),
    order_id: orderId,
    lines: facts.items.map((item, index) => ({ ...toPricedLine(item), ...amountsIn(lineAmountNames, total.lines[index]) })),
    ...amountsIn(orderAmountNames, total),
    discount_amount: total.discount_amount,
    payment_amount: total.payment_amount,
    parcels: total.parcels,
    arrives: arrivalOf(facts),
    coupons: facts.coupons.map((coupon) => couponView(coupon, facts, choice, chosen)),
    held: facts.holding
      .filter(({ coupon_count, point_amount }) => (coupon_count ?? 0) + point_amount > 0)
      .map((order) => heldView(order, facts.now)),
    points: {
      held: facts.pointBalance,
      usable: total.usable_points,
      limit: total.point_limit,
      min_held: facts.rules.points_min_held,
    },
    best: {
      issued_coupon_ids: best.coupons.map((coupon) => coupon.issued_coupon_id),
      point_amount: best.point_amount,
      payment_amount: best.payment_amount,
    },
    orderer,
    delivery_destination: destination,
    required_agreements: requiredAgreements(facts.items),
    payment_methods: paymentMethods.map((method) => ({ method, is_available: isPaymentAvailable })),
    can_order: refusal === null && facts.items.length > 0,
    refusal,
    quote_hash: quoteHash(facts.items, total),
  };
}

type HoldingOrder = Awaited<ReturnType<ReturnType<typeof findOrdersHolding>['execute']>>[number];

function heldView(order: HoldingOrder, now: Date): Checkout['held'][number] {
  return {
    order_id: order.id,
    is_payable: isPayable(order, now),
    until: order.hold_expires_at?.toISOString() ?? null,
    coupon_count: order.coupon_count ?? 0,
    point_amount: order.point_amount,
  };
}

/** The arrival that an order paid now would be promised. */
function arrivalOf({ items, work, now, zipCode }: Facts): Checkout['arrives'] {
  const policies = items.map((item) => item.shipping_policy);
  return arrivalDays(now, dayRange(policies, zipCode), { shipBy: promisedDay(work, now, unitsToMake(items)), zipCode }, work.calendar);
}

interface Chosen {
  total: CheckoutTotal;
  applied: readonly MemberCoupon[];
  refusal: ErrorCode | null;
}

/** The total with all choices; when they are not possible, the total without them and the reason. */
function chosenTotal(facts: Facts, choice: QuoteChoice): Chosen {
  const applied = facts.coupons.filter((coupon) => choice.issued_coupon_ids.includes(coupon.issued_coupon_id));
  const unusable = applied.map((coupon) => couponUseRefusal(coupon, facts.now)).find((reason) => reason !== null);
  const missing = applied.length < new Set(choice.issued_coupon_ids).size ? 'COUPON_NOT_APPLICABLE' : null;
  const total = totalOf(facts, applied, choice.point_amount);
  const refusal = unusable ?? missing ?? (typeof total === 'string' ? total : null);
  if (refusal === null && typeof total !== 'string') return { total, applied, refusal };
  return { total: plainTotal(bareOrder(facts)), applied: [], refusal };
}

/** The price of an order of these items; used for both quotes and orders. */
export function totalOf(facts: OrderFacts, coupons: readonly MemberCoupon[], points: number) {
  return checkoutTotal({ ...bareOrder(facts), coupons, point_amount: points });
}

function couponView(coupon: MemberCoupon, facts: Facts, choice: QuoteChoice, { total, applied }: Chosen): CheckoutCoupon {
  const alone = totalOf(facts, [coupon], 0);
  const index = applied.indexOf(coupon);
  const aloneAmount = typeof alone === 'string' ? 0 : sumWon(alone.coupons);
  const isApplied = choice.issued_coupon_ids.includes(coupon.issued_coupon_id) && index !== -1;
  const about = { applied, order: bareOrder(facts), wanted: total.point_amount, now: facts.now };
  return {
    issued_coupon_id: coupon.issued_coupon_id,
    type: coupon.type,
    name: coupon.name,
    discount_amount: index === -1 ? aloneAmount : (total.coupons[index] ?? 0),
    limits: limitsReached(coupon, facts.items),
    is_applied: isApplied,
    refusal: couponUseRefusal(coupon, facts.now) ?? (alone === 'COUPON_NOT_APPLICABLE' ? alone : null),
    unused: isApplied ? null : unusedReason(coupon, about),
    starts_at: coupon.starts_at.toISOString(),
    ends_at: couponEnd(coupon)?.toISOString() ?? null,
  };
}

/** A hash of exactly these prices. An order that comes to other prices is refused instead of charged differently. */
export function quoteHash(items: readonly PricedItem[], total: CheckoutTotal): string {
  const lines = items.map(({ option_id, custom_version_id, quantity, unit_price }) => ({
    option_id,
    custom_version_id,
    quantity,
    unit_price,
  }));
  const amounts = [...orderAmountNames.map((name) => total[name]), total.payment_amount];
  return createHash('sha256').update(canonicalText({ lines, amounts })).digest('base64url');
}
