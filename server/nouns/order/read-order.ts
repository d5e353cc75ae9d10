import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Order, OrderProduct } from '#contract/rest/orders.ts';
import { localized, paymentMethod, seller } from '#contract/rest/values.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { together } from '#db/together.ts';
import type { Seller } from '#rules/catalogue/brand/seller.ts';
import { amountsIn, pieceAmountNames } from '#rules/money/order-sums.ts';
import { dayRange } from '#rules/money/shipping.ts';
import { arrivalDays } from '#rules/order/arrival.ts';
import { awaitsAddress } from '#rules/order/gift/gift.ts';
import { isCancellable, isConfirmable, isPayable } from '#rules/order/order-state.ts';
import { workCalendar } from '#rules/order/working-days.ts';
import { refundedPayments, refundViews } from '#server/nouns/payment/list-refunds.ts';
import { proofOf } from '#server/nouns/price/sold-design.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { giftColumn, giftIn, givenGift } from './gift/find-gift.ts';
import { holidaysColumn } from './production/read-working-calendar.ts';
import { type OrderRow, orderOfMember, reviewedLinesIn, toOrderRow } from './read-order-rows.ts';

/** A member's order in its current state. Errors: ORDER_NOT_FOUND, also for somebody else's. */
export async function readOrder(db: Db, userId: string, id: number, now: Date): Promise<Order | Failure> {
  const [orders, refunded] = await together(db, orderToShow(db, userId, id), refundedPayments(db, id));
  const stored = toOrderRow(orders);
  if (stored === null) return fail('ORDER_NOT_FOUND');
  const products = orders[0]?.order_products ?? [];
  const gift = giftIn(orders[0]?.gift);
  const order = gift === null ? stored : { ...stored, ...unseenAddress };
  // Before a gift has an address, no day is known.
  const days = awaitsAddress(stored) ? null : rangeOf(products, order.zip_code);
  const to = { shipBy: order.ship_by, zipCode: order.zip_code };
  const arrives =
    days === null || order.payment_date === null
      ? null
      : arrivalDays(order.payment_date, days, to, workCalendar(orders[0]?.holidays ?? []));
  const view = { ...orderView(order, now), delivery_days: days, arrives, gift: gift ? givenGift(gift, order, now) : null };
  return { ...view, order_products: products.map(productView), refunds: refundViews(refunded, order.payment_date !== null, now) };
}

/** The address of a gift, known only to its receiver and the shop. */
const unseenAddress = { recipient: '', recipient_phone: '', zip_code: '', address: '', detail_address: '', shipping_request: '' };

/** An order with its lines, its gift if it is one, and the shop's holidays. */
const orderToShow = preparedQuery((db: Db, userId: string, id: number) =>
  orderOfMember(db, userId, id).select((eb) => [jsonArrayFrom(reviewedLinesIn(db)).as('order_products'), giftColumn(eb), holidaysColumn]),
);

/** From the earliest first day to the latest last day; null when any line's days are unknown. */
function rangeOf(products: readonly ReviewedLine[], zipCode: string): Order['delivery_days'] {
  const known = products.flatMap(({ delivery_days: days }) => (days === null ? [] : [days]));
  return known.length === 0 || known.length < products.length ? null : dayRange(known, zipCode);
}

function orderView(order: OrderRow, now: Date): Omit<Order, 'order_products' | 'refunds' | 'delivery_days' | 'arrives' | 'gift'> {
  const { user_id: _user, shipped_at: _shipped, cancel_reason, ...row } = order;
  return {
    ...row,
    payment_method: paymentMethod.parse(order.payment_method),
    cancel_reason: cancel_reason as Order['cancel_reason'],
    ordered_at: order.ordered_at.toISOString(),
    proof_approved_at: order.proof_approved_at?.toISOString() ?? null,
    payment_date: iso(order.payment_date),
    deposit_deadline: iso(order.deposit_deadline),
    hold_expires_at: iso(order.hold_expires_at),
    delivered_at: iso(order.delivered_at),
    confirmed_at: iso(order.confirmed_at),
    cancelled_at: iso(order.cancelled_at),
    is_cancellable: isCancellable(order),
    is_confirmable: isConfirmable(order, 'shopper'),
    is_payable: isPayable(order, now),
  };
}

const sideSrcs = z.array(z.string());
/** The seller stored in a line's snapshot; null for own goods. */
export function sellerOfLine(snapshot: unknown): Seller | null {
  return soldBy.safeParse(snapshot).data?.seller ?? null;
}

const soldBy = z.object({ seller });

type ReviewedLine = Awaited<ReturnType<ReturnType<typeof orderToShow>['execute']>>[number]['order_products'][number];

function productView(row: ReviewedLine): OrderProduct {
  const { order_id: _order, brand_id: _brand, delivery_days: _days, snapshot, amounts, ...product } = row;
  return {
    ...product,
    ...amountsIn(pieceAmountNames, amounts),
    side_srcs: sideSrcs.parse(row.side_srcs),
    proof: proofOf(snapshot, row),
    seller: sellerOfLine(snapshot),
    product_name: localized.parse(row.product_name),
    option_name: localized.parse(row.option_name),
    brand_name: localized.parse(row.brand_name),
  };
}

function iso(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}
