import { z } from 'zod';
import { LAYER_LIMIT_HARD_CAP, LAYER_NAME_LENGTH } from '#rules/design/custom-design.ts';
import { askedFlaws } from '#rules/design/custom-design-check.ts';
import { PICTURES_MAX } from '#rules/design/picture/own-picture.ts';
import { isShareCode } from '#rules/design/share/share.ts';
import { TEXTS_MAX } from '#rules/design/text/design-text.ts';
import { CART_LINES_MAX, LINES_AT_ONCE_MAX } from '#rules/order/stock.ts';
import { isVisibleOrNone } from '#rules/shop/visible-text.ts';
import { designProof } from './design/proof.ts';
import { designText } from './design/texts.ts';
import {
  digits,
  errorCode,
  id,
  idList,
  localized,
  optionId,
  orderAmountFields,
  pieceAmountFields,
  quantity,
  seller,
  time,
  won,
} from './values.ts';

/** An option of a product to add, with the member's own design when the product is customizable. */
export const lineInput = z.object({
  product_id: id,
  option_id: optionId,
  quantity: quantity.default(1),
  product_custom_id: id.optional().describe('A saved design; it is frozen as it is now'),
  accepts: z.array(z.enum(askedFlaws)).optional().describe('What the shopper was asked about and wants printed as it is'),
});

/** The properties of a layer that only the editor uses: name, group and lock. */
export const layerEditing = z
  .object({ name: z.string().max(LAYER_NAME_LENGTH), group: z.string().max(60), isLocked: z.literal(true) })
  .partial();

/** A graphic, a text or an own picture on cloth: mm from the top left of the print area, clockwise degrees. */
const placedLayer = z
  .object({
    graphic_id: id.optional(),
    text: designText.optional(),
    picture_id: id.optional().describe('A picture of the shopper’s own'),
    ...{ x: z.number(), y: z.number(), width: z.number().positive(), height: z.number().positive(), rotation: z.number() },
    editing: layerEditing.optional(),
  })
  .refine(({ graphic_id, text, picture_id }) => [graphic_id, text, picture_id].filter((what) => what !== undefined).length === 1);

/** The printed sides of a design, bottom layer first. */
const designSides = z.array(
  z.object({ mockup_group_id: id, layers: z.array(placedLayer).max(LAYER_LIMIT_HARD_CAP + TEXTS_MAX + PICTURES_MAX) }),
);

/** A design that is not saved. A guest's stays in the cart until it is merged into a member's. */
const designInput = z.object({
  option_id: optionId.describe('An option of its frame and colour'),
  name: z.string().trim().max(60).refine(isVisibleOrNone).default(''),
  sides: designSides.max(20),
  parent_code: z.string().refine(isShareCode).optional().describe('The code of the share that it was made from'),
});

/** POST /api/cart/lines: one or more options. The quantity of an option already in the cart is increased. */
export const addCartLinesBody = z.object({
  lines: z.array(lineInput).min(1).max(LINES_AT_ONCE_MAX),
  design: designInput.optional().describe('The design of all lines that name none'),
});

/** PATCH /api/cart/lines/{id}. Changing the design keeps the line's size unless `option_id` names another. */
export const changeCartLineBody = z
  .object({
    quantity,
    option_id: optionId,
    is_selected: z.boolean(),
    product_custom_id: id.describe('The saved design the line shows from now on; it is frozen as it is now'),
    design: designInput.describe('The design the line shows from now on'),
    accepts: z.array(z.enum(askedFlaws)),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0);

/** PATCH /api/cart/selection: these lines, or all of them. */
export const selectCartLinesBody = z.object({ is_selected: z.boolean(), line_ids: z.array(id).max(CART_LINES_MAX).optional() });

/** DELETE /api/cart/lines?line_ids=1,2 */
export const removeCartLinesQuery = z.object({ line_ids: idList(CART_LINES_MAX) });

/** A line to buy with its current price, in the cart or at checkout. */
export const pricedLine = z.object({
  id,
  product_id: id,
  option_id: id,
  product_custom_id: id.nullable(),
  custom_version_id: id.nullable(),
  is_custom: z.boolean(),
  quantity: z.int(),
  product_name: localized,
  option_name: localized,
  brand_name: localized,
  seller: seller.nullable().describe('Of brokered goods; null for the shop’s own'),
  image_src: z.string().describe('Original or rendered design; give originals to resizeSrc'),
  side_srcs: z.array(z.string()).describe('The further printed sides of a design'),
  origin_price: won,
  unit_price: won,
  amount: won.describe('unit_price x quantity'),
  ...pieceAmountFields,
  custom_price: z
    .object({ product: won, mockup_groups: won, graphics: won, total: won })
    .nullable()
    .describe('Parts of unit_price of a design'),
  graphic_ids: z.array(id).describe('The graphic of each layer of a design'),
  proof: designProof.nullable().describe('What is printed of a design; null for other goods'),
  stock_count: z.int(),
  incoming: z
    .object({ comes_on: z.iso.date().describe('Korea') })
    .nullable()
    .describe('When more is expected, where that is known'),
  refusal: errorCode.nullable().describe('Why this line cannot be ordered now; null when it can'),
});

const cartLine = pricedLine.extend({ is_selected: z.boolean() });

/** GET /api/money-parts?graphic_ids=1,1,2: the graphic of each layer; `production`: garment and print of one piece, won. */
export const moneyPartsQuery = z.object({
  graphic_ids: idList(100),
  production: digits(won.max(100_000_000)).default(0),
  quantity: digits(z.int().min(1).max(1_000)).default(1),
});
/** How the price is shared, before coupons and points. */
export const moneyParts = z.object({ price: won, production: won, artist: won, donation: won, shop: won });
export type MoneyPartsView = z.infer<typeof moneyParts>;

export const parcel = z.object({
  policy_id: id,
  goods_amount: won,
  fee: won,
  until_free: won.describe('How much more makes it free; 0 when it is, or never will be'),
});

// Which coupons and points are used is chosen at the checkout.
const { coupon_discount_amount: _coupons, point_amount: _points, ...cartAmountFields } = orderAmountFields;

/** Response of every cart call. `selected` counts selected lines that can be ordered. */
export const cart = z.object({
  lines: z.array(cartLine),
  line_count: z.int(),
  selected: z.object({
    line_count: z.int(),
    quantity: z.int(),
    ...cartAmountFields,
    payment_amount: won,
    parcels: z.array(parcel),
  }),
  kept_until: time.describe('30 days after this visit'),
});

/** Response of GET /api/cart/lines/{id}/design: a design that is only in the cart, for the editor. */
export const lineDesign = z.object({ frame_id: id.nullable(), color_id: id.nullable(), sides: designSides });

/** Response of POST /api/cart/merge. */
export const mergedCart = cart.extend({
  surplus: z
    .array(
      z.object({
        line_id: id.nullable().describe('Null for a line that was left out'),
        pieces: z.int().positive(),
        reason: z.enum(['CART_QUANTITY_LIMIT', 'CART_FULL', 'OUT_OF_STOCK']),
      }),
    )
    .describe(
      'Pieces of both carts that do not fit: over the limit of a line or of the cart, which were left out, and over the stock, which wait in their line',
    ),
});

export type Cart = z.infer<typeof cart>;
export type MergedCart = z.infer<typeof mergedCart>;
export type CartLine = z.infer<typeof cartLine>;
export type PricedLine = z.infer<typeof pricedLine>;
export type LineInput = z.infer<typeof lineInput>;
export type AddCartLines = z.infer<typeof addCartLinesBody>;
export type CartLineChange = z.infer<typeof changeCartLineBody>;
export type DesignInput = z.infer<typeof designInput>;
export type LineDesign = z.infer<typeof lineDesign>;
