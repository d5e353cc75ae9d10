import { renderSrc } from '#contract/pictures/renders.ts';
import type { PricedLine } from '#contract/rest/cart.ts';
import { localized } from '#contract/rest/values.ts';
import { sellerOf } from '#rules/catalogue/brand/seller.ts';
import { usageRefusal } from '#rules/design/usage/graphic-usage.ts';
import type { Won } from '#rules/money/money.ts';
import { amountsIn, pieceAmountNames } from '#rules/money/order-sums.ts';
import { customProductPrice, readyProductPrice, sellingPrice } from '#rules/money/price.ts';
import { pieceAmounts } from '#rules/money/quantity-step.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import { purchaseRefusal } from '#rules/order/checkout/purchase-refusal.ts';
import { type FrozenDesign, frozenGraphics, frozenPictures, frozenPrints, frozenTexts } from '#rules/order/frozen-design.ts';
import { designRefusal } from '#rules/order/line-design.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type GraphicRow, type LineRows, type OptionRow, readLineRows } from './read-line-rows.ts';
import { proofOf, soldDesign } from './sold-design.ts';

/** What is to be priced: the columns that cart lines and checkout lines share. */
export interface LineToPrice {
  id: number;
  product_id: number;
  option_id: number;
  product_custom_id: number | null;
  custom_version_id: number | null;
  quantity: number;
  /** False for a line of a cart that would not be bought now. */
  is_selected?: boolean;
}

/** A line with its current price, what a screen shows of it, and what an order stores of it. */
export interface PricedItem extends PricedLine {
  brand_id: number;
  graphics: { graphic_id: number; price: Won }[];
  shipping_policy: ShippingPolicy;
  /** What an order stores of the design. */
  sold: ReturnType<typeof soldDesign> | null;
  design: {
    content_hash: string;
    frozen: FrozenDesign;
    graphics: GraphicRow[];
    mockup_groups: { id: number; price: Won; name: unknown }[];
  } | null;
}

/**
 * Prices lines from the current catalogue (specification 9). A line whose option no longer exists is left out. `known` are rows of
 * `optionsToPrice` that were read together with the lines.
 */
export async function priceLines(db: Db, lines: readonly LineToPrice[], known: readonly OptionRow[] = []): Promise<PricedItem[]> {
  if (lines.length === 0) return [];
  const rows = await readLineRows(db, lines, known);
  return lines.flatMap((line) => {
    const option = rows.options.get(line.option_id);
    return option === undefined ? [] : [priceLine(line, option, rows, lines)];
  });
}

/** How many pieces of the line's design are bought with it, in all sizes and with everybody's name. */
function piecesOfDesign(line: LineToPrice, lines: readonly LineToPrice[], { versions }: LineRows): number {
  const contentOf = ({ custom_version_id: id }: LineToPrice) => (id === null ? undefined : versions.get(id)?.content_hash);
  const isSame = (each: LineToPrice) =>
    (each.product_custom_id !== null && each.product_custom_id === line.product_custom_id) || contentOf(each) === contentOf(line);
  const bought = lines.filter((each) => each.id === line.id || (each.is_selected !== false && isSame(each)));
  return bought.reduce((sum, { quantity }) => sum + quantity, 0);
}

function priceLine(line: LineToPrice, option: OptionRow, rows: LineRows, lines: readonly LineToPrice[]): PricedItem {
  const version = line.custom_version_id === null ? undefined : rows.versions.get(line.custom_version_id);
  const design = version === undefined ? null : designParts(version, rows);
  const custom =
    design === null ? null : customProductPrice({ product: option, mockup_groups: design.mockup_groups, graphics: design.graphics });
  const [first, ...further] = design === null ? [] : sideSrcs(design);
  const unitPrice = custom === null ? readyProductPrice(option, { price: option.option_price }) : custom.total;
  const sold = design && custom && soldDesign(design, custom);
  const amounts =
    design === null
      ? noPieceAmounts
      : pieceAmounts(
          {
            unit_price: unitPrice,
            prints: frozenPrints(design.frozen),
            quantity: line.quantity,
            bought: piecesOfDesign(line, lines, rows),
          },
          rows.rules,
        );
  return {
    id: line.id,
    product_id: line.product_id,
    option_id: line.option_id,
    product_custom_id: line.product_custom_id,
    custom_version_id: line.custom_version_id,
    is_custom: design !== null,
    quantity: line.quantity,
    product_name: localized.parse(option.product_name),
    option_name: localized.parse(option.option_name),
    brand_name: localized.parse(option.brand_name),
    seller: sellerOf(option),
    image_src: first ?? option.image_src,
    side_srcs: further,
    origin_price: Math.max(unitPrice, unitPrice - sellingPrice(option) + option.origin_price),
    unit_price: unitPrice,
    amount: unitPrice * line.quantity,
    ...amounts,
    custom_price: custom,
    graphic_ids: design === null ? [] : design.graphics.map(({ id }) => id),
    proof: proofOf(sold, { product_name: option.product_name, quantity: line.quantity, amounts }),
    stock_count: option.stock_count,
    incoming: option.comes_on === null ? null : { comes_on: option.comes_on },
    refusal: refusalOf(line, option, design, rows),
    brand_id: option.brand_id,
    graphics: design === null ? [] : design.graphics.map((graphic) => ({ graphic_id: graphic.id, price: sellingPrice(graphic) })),
    shipping_policy: policyOf(option),
    sold,
    design,
  };
}

type Design = NonNullable<PricedItem['design']>;

/** Of goods that nobody designed. */
const noPieceAmounts = amountsIn(pieceAmountNames, {});

function designParts(version: { content_hash: string; design: FrozenDesign }, rows: LineRows): Design {
  return {
    content_hash: version.content_hash,
    frozen: version.design,
    graphics: frozenGraphics(version.design).flatMap((id) => rows.graphics.get(id) ?? []),
    mockup_groups: version.design.sides.flatMap(({ mockupGroupId }) => {
      const group = rows.mockupGroups.get(mockupGroupId);
      return group === undefined ? [] : [{ id: mockupGroupId, price: group.price, name: group.name }];
    }),
  };
}

function refusalOf(line: LineToPrice, option: OptionRow, design: Design | null, rows: LineRows): PricedLine['refusal'] {
  if (!isShown({ state: option.brand_state, deleted_at: option.brand_deleted_at })) return 'PRODUCT_UNAVAILABLE';
  const product = { state: option.product_state, deleted_at: option.deleted_at };
  const refusal = purchaseRefusal({ product, option: { state: option.option_state, stock_count: option.stock_count } }, line.quantity);
  if (refusal !== null) return refusal;
  const garment = design ? rows.options.get(design.frozen.optionId) : undefined;
  const usage = { graphics: rows.graphics, clothFamily: garment?.cloth_family ?? null };
  const worn = design && {
    garment,
    usage: usageRefusal(design.frozen.sides, usage),
    graphics: design.graphics,
    words: frozenTexts(design.frozen).map(({ words }) => words),
    pictures: frozenPictures(design.frozen).flatMap((id) => rows.pictures.get(id) ?? []),
  };
  return designRefusal(option, worn, rows.rules.refused_words);
}

/** A picture of each printed side. */
function sideSrcs({ content_hash: contentHash, frozen }: Design): string[] {
  return frozen.sides.map(({ mockupGroupId }) => renderSrc({ design: { contentHash }, mockupGroupId, width: 320, extension: 'webp' }));
}

function policyOf(option: OptionRow): ShippingPolicy {
  const { policy_id, fee_type, fee, free_over, remote_fee, day1, day2 } = option;
  // The table's check constraint allows only these three.
  return { id: policy_id, fee_type: fee_type as ShippingPolicy['fee_type'], fee, free_over, remote_fee, day1, day2 };
}

/** The part of a priced item that screens get. */
export function toPricedLine(item: PricedItem): PricedLine {
  const { brand_id: _brand, graphics: _graphics, shipping_policy: _policy, design: _design, sold: _sold, ...line } = item;
  return line;
}
