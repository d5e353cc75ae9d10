import { sql } from 'kysely';
import { z } from 'zod';
import { localized } from '#contract/rest/values.ts';
import { amountsIn, pieceAmountNames } from '#rules/money/order-sums.ts';
import { discountBearers, proceedsOf, type SoldLayer, sharesOf } from '#rules/money/royalty.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { readRoyaltyTerms, type WorkTerms } from './read-royalty-terms.ts';

/** The terms of a work as stored with an order line when it was placed. */
const frozenTerms = z.object({
  rate: z.int(),
  discount_bearer: z.enum(discountBearers),
  rule_id: z.int().nullable(),
  artist_id: z.int(),
  donation: z.int(),
});

/** The brand's terms stored with an order line when it was placed, and the coupons of the line that the brand pays. */
const soldGoods = z.object({ brand_terms: z.object({ rate: z.int(), rule_id: z.int(), coupon: z.int() }) });
/** The price of a design's garment alone, without print and graphics. */
const garmentPrice = z.object({ custom_price: z.object({ product: z.int() }) });

/** The parts of an order line's snapshot that shares are calculated from; lines that predate terms have none. */
const soldDesign = z.object({
  graphics: z.array(z.object({ id: z.int(), name: localized, price: z.int(), terms: frozenTerms.optional() })),
  mockup_groups: z.array(z.object({ id: z.int(), name: localized })).default([]),
  design: z.object({ sides: z.array(z.object({ mockupGroupId: z.int(), layers: z.array(z.object({ graphicId: z.int().optional() })) })) }),
});

type SoldDesign = z.infer<typeof soldDesign>;
type SoldLineRow = Awaited<ReturnType<typeof sharedLines>>[number];

/**
 * Records who gets which share of each layer of a paid order, and of the goods of brands that are paid, once: by the terms frozen with its
 * lines, or for layers without any by the current ones. Under the lock of the order.
 */
export async function freezeShares(trx: Trx, orderId: number, now: Date): Promise<void> {
  const shared = await sharedLines(trx, orderId);
  const designed = shared.filter((line) => line.custom_version_id !== null);
  const lines = designed.map((line) => ({ line, sold: soldDesign.parse(line.snapshot) }));
  const missing = lines.flatMap(({ sold }) => sold.graphics.flatMap((graphic) => (graphic.terms === undefined ? [graphic.id] : [])));
  const current = await readRoyaltyTerms(trx, missing, now);
  const layers = lines.flatMap(({ line, sold }) => shareRows(line, sold, current, now));
  const rows = [...layers, ...shared.flatMap((line) => goodsRow(line, now))];
  if (rows.length === 0) return;
  await trx
    .insertInto('sales.royalty_lines')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The lines of an order with shares: designs, and goods of brands with terms. */
function sharedLines(trx: Trx, orderId: number) {
  return trx
    .selectFrom('sales.order_products')
    .select(['id', 'order_id', 'brand_id', 'custom_version_id', 'product_name', 'quantity', 'unit_price'])
    .select(['coupon_discount_amount', 'point_amount', 'amounts', 'snapshot'])
    .where('order_id', '=', orderId)
    .where(({ or, eb }) => or([eb('custom_version_id', 'is not', null), sql<boolean>`snapshot ? 'brand_terms'`]))
    .orderBy('id')
    .execute();
}

/** The proceeds of a line for the brand of its goods; none for the shop's own goods. */
function soldBy({ snapshot, quantity, unit_price }: SoldLineRow) {
  const terms = soldGoods.safeParse(snapshot).data?.brand_terms;
  if (terms === undefined) return null;
  const price = garmentPrice.safeParse(snapshot).data?.custom_price.product ?? unit_price;
  return { ...terms, price, ...proceedsOf({ ...terms, price, quantity }) };
}

function goodsRow(line: SoldLineRow, now: Date) {
  const sold = soldBy(line);
  if (sold === null) return [];
  const { order_id, brand_id, quantity } = line;
  const { price: unit_price, base: base_amount, rate, rule_id, amount } = sold;
  return [
    {
      ...{ order_id, order_product_id: line.id, brand_id, kind: 'PROCEEDS', product_name: JSON.stringify(line.product_name) },
      ...{ quantity, unit_price, base_amount, rate, discount_bearer: 'SHOP', rule_id, amount, sold_at: now },
    },
  ];
}

function shareRows(line: SoldLineRow, sold: SoldDesign, current: ReadonlyMap<number, WorkTerms>, now: Date) {
  const sides = sold.design.sides.flatMap(({ layers, mockupGroupId }) =>
    layers.flatMap(({ graphicId }) => (graphicId === undefined ? [] : [mockupGroupId])),
  );
  const layers = sold.graphics.flatMap((graphic, index) => {
    const terms = graphic.terms ?? current.get(graphic.id);
    return terms === undefined ? [] : [{ ...graphic, terms, layer_number: index + 1, side: sides[index] }];
  });
  const priced = layers.map(({ price, terms }): SoldLayer => ({ ...terms, price, donation: terms.donation }));
  const graphics = priced.reduce((sum, layer) => sum + layer.price, 0);
  const { quantity, coupon_discount_amount, point_amount } = line;
  const others = amountsIn(pieceAmountNames, line.amounts);
  const shares = sharesOf({
    ...others,
    quantity,
    rest: line.unit_price - graphics,
    coupon_discount_amount,
    brand_coupon_amount: soldBy(line)?.borne ?? 0,
    point_amount,
    layers: priced,
  });
  return layers.flatMap(({ id, name, price, terms, layer_number, side }, index) => {
    const { base = 0, royalty = 0, donation = 0 } = shares.layers[index] ?? {};
    const group = sold.mockup_groups.find((each) => each.id === side);
    const row = {
      order_id: line.order_id,
      order_product_id: line.id,
      layer_number,
      artist_id: terms.artist_id,
      graphic_id: id,
      graphic_name: JSON.stringify(name),
      product_name: JSON.stringify(line.product_name),
      side_name: group === undefined ? null : JSON.stringify(group.name),
      quantity,
      unit_price: price,
      discount_bearer: terms.discount_bearer,
      rule_id: terms.rule_id,
      sold_at: now,
    };
    return [
      { ...row, kind: 'ROYALTY', base_amount: base, rate: terms.rate, amount: royalty },
      ...(terms.donation === 0 ? [] : [{ ...row, kind: 'DONATION', base_amount: base + donation, rate: null, amount: donation }]),
    ];
  });
}
