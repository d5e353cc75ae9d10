import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PlaceOrder } from '#contract/rest/orders.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { together } from '#db/together.ts';
import { holdExpiry } from '#rules/member/retention.ts';
import type { Won } from '#rules/money/money.ts';
import { amountColumns, pieceAmountNames, storedAmounts } from '#rules/money/order-sums.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';
import type { CheckoutTotal } from '#rules/order/checkout/checkout.ts';
import { ORDER_NUMBER_BYTES, orderNumber } from '#rules/order/order-number.ts';
import { placedState } from '#rules/order/order-state.ts';
import type { PricedItem } from '#server/nouns/price/price-lines.ts';
import { type BrandTerms, readBrandTerms, readRoyaltyTerms, type WorkTerms } from '#server/nouns/royalty/read-royalty-terms.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { changeOf } from '../move-order.ts';
import type { Buyer, Recipient } from './buyer.ts';
import { stockTakings } from './stock-moves.ts';

interface NewOrder {
  input: PlaceOrder;
  buyer: Buyer;
  recipient: Recipient;
  items: readonly PricedItem[];
  total: CheckoutTotal;
  rules: ShopRules;
  needsProof: boolean;
  now: Date;
}

/**
 * Takes the stock of an order and inserts it with a snapshot of its lines, unaffected by later edits of the catalogue. Returns its id.
 * Errors: OUT_OF_STOCK, which rolls everything back.
 */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<number | Failure> {
  const { buyer, now } = order;
  const values = orderValues(order);
  const works = order.items.flatMap(({ design }) => design?.graphics.map(({ id }) => id) ?? []);
  const terms = { works: await readRoyaltyTerms(trx, works, now), goods: await readBrandTerms(trx, order.items, now) };
  const takings = stockTakings(trx, order.items);
  const begun = changeOf(null, placedState, { mover: 'shopper', userId: buyer.id, now });
  const results = await together(trx, ...takings, insertedOrder(trx, values, begun, productRows(order, terms)));
  if (takings.some((_taking, index) => results[index]?.length === 0)) return fail('OUT_OF_STOCK');
  const [placed] = results.at(-1) ?? [];
  if (placed === undefined || !('order_id' in placed)) throw new Error('an order that was placed has no id');
  return placed.order_id;
}

/** The statement for an order, the first line of its history and its lines, each of which returns its id. */
const insertedOrder = preparedQuery(
  (
    trx: Trx,
    values: ReturnType<typeof orderValues>,
    begun: ReturnType<typeof changeOf>,
    rows: readonly ReturnType<typeof productValues>[],
  ) =>
    trx
      .with('placed', (made) => made.insertInto('sales.orders').values(values).returning('id'))
      .with('told', (made) =>
        made
          .insertInto('sales.order_status_changes')
          .values(({ selectFrom }) => ({ ...begun, order_id: selectFrom('placed').select('placed.id') }))
          .returning('id'),
      )
      .insertInto('sales.order_products')
      .values(({ selectFrom }) => rows.map((row) => ({ ...row, order_id: selectFrom('placed').select('placed.id') })))
      .returning('order_id'),
);

/** The terms agreed with artists and brands. */
interface Terms {
  works: ReadonlyMap<number, WorkTerms>;
  goods: BrandTerms;
}

function productRows({ items, total }: NewOrder, terms: Terms) {
  return items.map((item, index) => productValues(item, total.lines[index], terms));
}

function orderValues({ input, buyer, recipient, total, rules, needsProof, now }: NewOrder) {
  return {
    // 34 billion numbers a day; a collision would fail this transaction, never mix up two orders.
    order_number: orderNumber(now, randomBytes(ORDER_NUMBER_BYTES)),
    user_id: buyer.id,
    checkout_id: input.checkout_id,
    status: placedState,
    orderer_name: input.orderer?.name ?? buyer.name,
    orderer_phone: input.orderer?.phone ?? buyer.phone ?? recipient.phone,
    orderer_email: buyer.email,
    recipient: recipient.recipient,
    recipient_phone: recipient.phone,
    zip_code: recipient.zip_code,
    address: recipient.address,
    detail_address: recipient.detail_address,
    shipping_request: recipient.shipping_request,
    payment_method: input.payment_method,
    is_escrow: input.is_escrow,
    channel: input.channel,
    needs_proof: needsProof,
    ...amountColumns(total),
    payment_amount: total.payment_amount,
    // The percentage promised with this price, whatever the rules become later.
    earn_percent: rules.points_earn_percent,
    confirm_days: rules.confirm_days,
    pick_up_fee: rules.pick_up_fee,
    ordered_at: now,
    hold_expires_at: holdExpiry(now),
  };
}

function productValues(item: PricedItem, line: CheckoutTotal['lines'][number] | undefined, terms: Terms) {
  return {
    product_id: item.product_id,
    option_id: item.option_id,
    brand_id: item.brand_id,
    custom_version_id: item.custom_version_id,
    quantity: item.quantity,
    product_name: JSON.stringify(item.product_name),
    option_name: JSON.stringify(item.option_name),
    brand_name: JSON.stringify(item.brand_name),
    image_src: item.image_src,
    side_srcs: JSON.stringify(item.side_srcs),
    origin_price: item.origin_price,
    unit_price: item.unit_price,
    amount: item.amount,
    coupon_discount_amount: line?.coupon_discount_amount ?? 0,
    point_amount: line?.point_amount ?? 0,
    amounts: storedAmounts(pieceAmountNames, item),
    snapshot: JSON.stringify(snapshotOf(item, terms, line?.brand_coupon_amount ?? 0)),
  };
}

/** The snapshot of an order line: seller, terms, shipping and design as sold, for a later refund, reprint or dispute. */
function snapshotOf({ product_id, sold, seller, shipping_policy, product_custom_id }: PricedItem, terms: Terms, coupon: Won) {
  // Promised to the brand for this sale, as to the artists below, whatever is agreed later.
  const agreed = terms.goods.get(product_id);
  const about = {
    ...(seller === null ? {} : { seller }),
    ...(agreed === undefined ? {} : { brand_terms: { ...agreed, coupon } }),
    shipping_policy,
  };
  if (sold === null) return about;
  const graphics = sold.graphics.map((graphic) => ({ ...graphic, terms: terms.works.get(graphic.id) }));
  return { ...about, product_custom_id, ...sold, graphics };
}
