import { splitWon } from '#rules/money/money.ts';
import { customProductPrice, readyProductPrice } from '#rules/money/price.ts';
import { parcels } from '#rules/money/shipping.ts';
import { means, orderStateList, statesIn } from '#rules/order/order-state.ts';
import { firstProductionPlan, shipBy } from '#rules/order/ship-by.ts';
import { workCalendar } from '#rules/order/working-days.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { daysAfter, koreanDay } from '#rules/shop/korean-time.ts';
import { demoCustomizables } from '../content/customizable-products.ts';
import { demoDesigns } from '../content/designs.ts';
import { demoMembers } from '../content/members.ts';
import type { Named } from '../content/named.ts';
import { type DemoOrder, demoOrders } from '../content/orders.ts';
import { type DemoProductRow, type DemoShop, daysAgo, json } from '../demo-shop.ts';

const address = {
  zip_code: '04779',
  address: '서울 성동구 서울숲길 17',
  detail_address: '가온빌라 302호',
  shipping_request: '문 앞에 놓아 주세요',
};
const sideNames = { FRONT: { ko: '앞면', en: 'Front', cn: '正面' }, BACK: { ko: '뒷면', en: 'Back', cn: '背面' } } as const;
const custom = { fee_type: 'CONDITIONAL', fee: 3000, free_over: 50000, remote_fee: 3000, day1: 5, day2: 8 } as const;
const ready = { ...custom, day1: 2, day2: 4 } as const;

/** Orders in every state, each with its payment and history. */
export async function seedOrders(shop: DemoShop): Promise<void> {
  for (const [index, order] of demoOrders.entries()) await insertOrder(shop, order, index);
}

interface Line {
  code: string;
  product: DemoProductRow;
  optionId: number;
  optionName: Named['name'];
  versionId: number | null;
  imageSrc: string;
  sideSrcs?: string[];
  unitPrice: number;
  quantity: number;
  snapshot: object;
}

/** The buyer as recorded in the order. */
interface DemoBuyer {
  id: string;
  name: string;
  phone: string;
  email: string;
}

function buyerOf(shop: DemoShop, key: string): DemoBuyer {
  const member = demoMembers.find((candidate) => candidate.key === key);
  const id = shop.members.get(key);
  if (!member || !id) throw new Error(`no member ${key}`);
  return { ...member, id };
}

const SENT = orderStateList.findIndex((state) => means(state, 'sent'));

/** Where the demonstration's buyers came from. */
const channels = ['naver', 'instagram', 'direct', 'google', 'instagram', 'kakao', 'newsletter'];

/** Inserts an order with its lines, payment and history; by default the buyer is the member it names. */
export async function insertOrder(shop: DemoShop, order: DemoOrder, index: number, buyer = buyerOf(shop, order.member)): Promise<void> {
  const { trx } = shop;
  const lines: Line[] = [];
  for (const line of order.lines) lines.push(line.design ? await designLine(shop, line) : readyLine(shop, line));
  const orderedAt = daysAgo(shop, order.daysAgo, 10 + (index % 9));
  const later = (days: number) => new Date(Math.min(orderedAt.getTime() + days * DAY_MS, shop.now.getTime()));
  const paidAt = later(0.01);
  const reached = orderStateList.indexOf(order.state);
  // A parcel still on its way was shipped today; waybill and history have the same time.
  const shippedAt = reached === SENT ? hoursAgo(shop, 3) : later(SENT);
  const cameAt = (step: number) => (step === 1 ? paidAt : step === SENT ? shippedAt : later(step));
  const productAmount = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const policies = lines.map((line, position) => ({
    policy: { id: line.versionId ? 1 : 2 + (position > 9 ? 1 : 0), ...(line.versionId ? custom : ready) },
    amount: line.unitPrice * line.quantity,
  }));
  const deliveryAmount = parcels(policies, address.zip_code).reduce((sum, parcel) => sum + parcel.fee, 0);
  const isPaid = reached >= 1;
  const units = lines.reduce((sum, line) => sum + (line.versionId === null ? 0 : line.quantity), 0);
  const points = order.points ?? 0;
  const paid = productAmount + deliveryAmount - points;
  const { id } = await trx
    .insertInto('sales.orders')
    .values({
      order_number: `${stamp(orderedAt)}-${String(index + 1).padStart(6, '0')}`,
      user_id: buyer.id,
      status: order.state,
      orderer_name: buyer.name,
      orderer_phone: buyer.phone,
      orderer_email: buyer.email,
      recipient: buyer.name,
      recipient_phone: buyer.phone,
      ...address,
      payment_method: order.method,
      channel: channels[index % channels.length] ?? null,
      product_amount: productAmount,
      delivery_amount: deliveryAmount,
      point_amount: points,
      payment_amount: paid,
      ordered_at: orderedAt,
      payment_date: isPaid ? paidAt : null,
      made_units: isPaid ? units : 0,
      ship_by: isPaid ? await promisedDay(shop, paidAt, { units, unitsAhead: order.unitsAhead ?? 0 }) : null,
      acknowledged_at: reached >= 2 || order.isAcknowledged ? later(0.2) : null,
      ...(isPaid
        ? {}
        : {
            deposit_bank: '심은행',
            deposit_account: '110-2000-123456',
            depositor_name: buyer.name,
            deposit_deadline: daysAfter(orderedAt, 7),
            hold_expires_at: daysAfter(orderedAt, 7),
          }),
      ...(reached >= 5
        ? {
            courier: 'CJ',
            tracking_number: `6300${String(10_000_000 + index * 7919)}`,
            shipped_at: shippedAt,
          }
        : {}),
      delivered_at: reached >= 6 ? later(6) : null,
      confirmed_at: reached >= 7 ? later(9) : null,
      ...(order.cancelled
        ? { cancelled_at: later(1), cancel_reason: order.cancelled, cancellation_receipt_number: `C${stamp(orderedAt)}${index}` }
        : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertLines(shop, order, id, lines);
  await insertPayment(shop, order, { id, amount: paid, index, at: paidAt, isPaid, cancelledAt: order.cancelled ? later(1) : null });
  // Ready-made goods skip production: they wait packed and go to the courier.
  const passed = orderStateList.slice(0, reached + 1).filter((state) => units > 0 || !statesIn('production').includes(state));
  await trx
    .insertInto('sales.order_status_changes')
    .values(
      passed.map((to, index) => {
        const step = orderStateList.indexOf(to);
        return {
          order_id: id,
          from_status: passed[index - 1] ?? null,
          to_status: to,
          actor: step === 1 ? 'PAYMENT' : step === 0 || step === 7 ? 'MEMBER' : 'ADMIN',
          changed_at: cameAt(step),
        };
      }),
    )
    .execute();
}

async function insertLines(shop: DemoShop, order: DemoOrder, order_id: number, lines: Line[]): Promise<void> {
  const pointAmounts = splitWon(
    order.points ?? 0,
    lines.map((line) => line.unitPrice * line.quantity),
  );
  const isDelivered = means(order.state, 'delivered') || means(order.state, 'finished');
  for (const [position, line] of lines.entries()) {
    const agreed = shop.brandTerms.get(line.product.id);
    const { id } = await shop.trx
      .insertInto('sales.order_products')
      .values({
        order_id,
        product_id: line.product.id,
        option_id: line.optionId,
        brand_id: line.product.brandId,
        custom_version_id: line.versionId,
        quantity: line.quantity,
        product_name: json(line.product.name),
        option_name: json(line.optionName),
        brand_name: json(line.product.brandName),
        image_src: line.imageSrc,
        side_srcs: JSON.stringify(line.sideSrcs ?? []),
        origin_price: Math.max(line.product.originPrice, line.unitPrice),
        unit_price: line.unitPrice,
        amount: line.unitPrice * line.quantity,
        point_amount: pointAmounts[position] ?? 0,
        snapshot: json(agreed === undefined ? line.snapshot : { ...line.snapshot, brand_terms: agreed }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isDelivered) shop.delivered.set(`${order.member}:${line.code}`, id);
    await shop.trx
      .updateTable('product.products')
      .set((eb) => ({ sales_count: eb('sales_count', '+', line.quantity) }))
      .where('id', '=', line.product.id)
      .execute();
  }
}

async function insertPayment(
  shop: DemoShop,
  order: DemoOrder,
  of: { id: number; amount: number; index: number; at: Date; isPaid: boolean; cancelledAt: Date | null },
): Promise<void> {
  await shop.trx
    .insertInto('sales.payments')
    .values({
      payment_id: `demo${String(of.index).padStart(6, '0')}paymentSeam`,
      order_id: of.id,
      method: order.method,
      amount: of.amount,
      status: order.cancelled ? 'CANCELLED' : of.isPaid ? 'PAID' : 'VIRTUAL_ACCOUNT_ISSUED',
      paid_at: of.isPaid ? of.at : null,
      synced_at: of.at,
      // The provider refunds a card immediately.
      ...(of.isPaid ? { refund_since: of.cancelledAt, refunded_at: of.cancelledAt } : {}),
      created_at: of.at,
    })
    .execute();
}

function readyLine(shop: DemoShop, line: DemoOrder['lines'][number]): Line {
  const product = shop.products.get(line.product ?? '');
  const option = product?.options[line.option ?? 0];
  if (!product || !option) throw new Error(`no product ${line.product}`);
  const unitPrice = readyProductPrice(
    { price: product.price, promotion_price: product.promotionPrice },
    { price: line.product?.startsWith('PO') && line.option === 1 ? 12000 : 0 },
  );
  return {
    code: line.product ?? '',
    product,
    optionId: option.id,
    optionName: option.name,
    versionId: null,
    imageSrc: product.imageSrc,
    unitPrice,
    quantity: line.quantity,
    snapshot: { artists: [] },
  };
}

async function designLine(shop: DemoShop, line: DemoOrder['lines'][number]): Promise<Line> {
  const design = demoDesigns.find((candidate) => candidate.key === line.design);
  const product = shop.products.get(design?.product ?? '');
  const definition = demoCustomizables.find((candidate) => candidate.code === design?.product);
  const customId = shop.designs.get(line.design ?? '');
  if (!design || !product || !definition || !customId) throw new Error(`no design ${line.design}`);
  const size = line.size ?? 0;
  // Sizes beyond the last would belong to the next colour, which the shop refuses to sell with this design.
  const option =
    size < definition.sizes.length
      ? product.options[(design.frame * definition.colorCount + design.color) * definition.sizes.length + size]
      : undefined;
  if (!option) throw new Error(`no size ${line.size} of ${line.design}`);
  const frozen = await shop.freezeDesign(shop.trx, customId);
  const sides = product.sides.filter((side) => design.layers.some((layer) => layer.side === side.code));
  const graphics = design.layers.map((layer) => shop.graphics[layer.artist]?.[layer.graphic]).filter((graphic) => graphic !== undefined);
  const price = customProductPrice({
    product: { price: product.price, promotion_price: product.promotionPrice },
    mockup_groups: sides.map((side) => ({ price: side.price })),
    graphics: graphics.map((graphic) => ({ price: graphic.price, promotion_price: graphic.price })),
  });
  const snapshot = {
    content_hash: frozen.contentHash,
    design: frozen.design,
    custom_price: price,
    mockup_groups: sides.map(({ id, code, price: sidePrice }) => ({ id, name: sideNames[code], price: sidePrice })),
    graphics: graphics.map(({ id, name, artistName, price: graphicPrice }) => ({ id, name, artist_name: artistName, price: graphicPrice })),
  };
  return {
    code: design.product,
    product,
    optionId: option.id,
    optionName: option.name,
    versionId: frozen.versionId,
    imageSrc: frozen.imageSrc,
    sideSrcs: frozen.sideSrcs,
    unitPrice: price.total,
    quantity: line.quantity,
    snapshot,
  };
}

/** The promised date of an order with this many made-to-order units behind a queue of others. */
async function promisedDay(shop: DemoShop, paidAt: Date, queue: Parameters<typeof shipBy>[1]): Promise<string | null> {
  const holidays = await shop.trx.selectFrom('management.holidays').select('day').execute();
  return shipBy(paidAt, queue, firstProductionPlan, workCalendar(holidays.map(({ day }) => day)));
}

/** The demonstration's courier takes a day and a half, so a parcel on its way was shipped today. */
function hoursAgo({ now }: DemoShop, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

/** YYYYMMDD in Korea. */
function stamp(moment: Date): string {
  return koreanDay(moment).replaceAll('-', '');
}
