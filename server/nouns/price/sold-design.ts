import { z } from 'zod';
import type { DesignProof } from '#contract/rest/design/proof.ts';
import { localized } from '#contract/rest/values.ts';
import { amountsIn } from '#rules/money/order-sums.ts';
import { type CustomPrice, type Priced, sellingPrice } from '#rules/money/price.ts';
import type { FrozenDesign, FrozenLayer } from '#rules/order/frozen-design.ts';
import { designProof } from '#rules/order/proof/design-proof.ts';

interface Design {
  content_hash: string;
  frozen: FrozenDesign;
  graphics: readonly (Priced & { id: number; name: unknown; artist_id: number; artist_name: unknown })[];
  mockup_groups: readonly { id: number; price: number; name: unknown }[];
}

/** What an order stores of a design: its parts with names and prices at the sale, for a proof, refund, reprint or dispute. */
export function soldDesign({ content_hash, frozen, graphics, mockup_groups }: Design, custom_price: CustomPrice) {
  return {
    content_hash,
    design: withoutOutlines(frozen),
    custom_price,
    mockup_groups,
    graphics: graphics.map(({ id, name, artist_id, artist_name, ...graphic }) => ({
      ...{ id, name, artist_id, artist_name },
      price: sellingPrice(graphic),
    })),
  };
}

/** A design without outlines of texts, which its version stores. */
function withoutOutlines(design: FrozenDesign) {
  const plain = ({ outline: _outline, ...layer }: FrozenLayer & { outline?: unknown }) => layer;
  return { ...design, sides: design.sides.map((side) => ({ ...side, layers: side.layers.map(plain) })) };
}

/** The line of a design; `amounts` are for all its pieces. */
interface SoldLine {
  product_name: unknown;
  quantity: number;
  amounts: unknown;
}

/** The proof of a line, from its stored design; null without one. */
export function proofOf(sold: unknown, { product_name, quantity, amounts }: SoldLine): DesignProof | null {
  const { data } = stored.safeParse(sold);
  if (data === undefined) return null;
  const { text_amount, picture_amount } = amountsIn(['text_amount', 'picture_amount'], amounts);
  const perPiece = { text_amount: text_amount / quantity, picture_amount: picture_amount / quantity };
  return designProof(data, { product_name: localized.parse(product_name), ...perPiece });
}

const box = { x: z.number(), y: z.number(), width: z.number(), height: z.number(), rotation: z.number() };
const layer = z.object({
  graphicId: z.int().optional(),
  pictureId: z.int().optional(),
  text: z.object({ words: z.string(), font: z.string() }).optional(),
  ...box,
});
const side = z.object({
  mockupGroupId: z.int(),
  area: z.object({ widthMm: z.number(), heightMm: z.number() }),
  layers: z.array(layer),
});
const stored = z.object({
  content_hash: z.string(),
  design: z.object({ sides: z.array(side) }),
  custom_price: z.object({ product: z.number() }).nullable().catch(null),
  mockup_groups: z.array(z.object({ id: z.int(), name: localized, price: z.number() })).catch([]),
  graphics: z.array(z.object({ id: z.int(), name: localized, artist_name: localized, price: z.number() })).catch([]),
});
