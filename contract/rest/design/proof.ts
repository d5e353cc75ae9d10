import { z } from 'zod';
import { id, localized, won } from '../values.ts';

/** A part of the price of one piece of a design. */
export const pricePart = z.object({
  kind: z.enum(['PRODUCT', 'SIDE', 'GRAPHIC', 'TEXT', 'PICTURE']),
  name: localized.nullable(),
  artist: localized.nullable(),
  graphic_id: id.nullable(),
  count: z.int().positive(),
  won,
});

const mm = z.number().describe('mm');

/** The proof of a design, built by rules/order/proof/design-proof.ts from what an order stores. */
export const designProof = z.object({
  content_hash: z.string().describe('Names the design; its first letters are shown'),
  sides: z.array(
    z.object({
      mockup_group_id: id,
      name: localized.nullable(),
      ...{ width_mm: mm, height_mm: mm },
      layers: z
        .array(
          z.object({
            number: z.int().positive(),
            graphic: z.object({ name: localized, artist: localized }).nullable(),
            text: z.object({ words: z.string(), font: z.string() }).nullable(),
            is_picture: z.boolean().describe('A picture of the shopper’s own'),
            ...{ width: mm, height: mm, left: mm, top: mm, rotation: z.number() },
          }),
        )
        .describe('The front one first, placed from the left and the top of the print area'),
    }),
  ),
  price: z
    .object({ total: won, parts: z.array(pricePart) })
    .nullable()
    .describe('Of one piece; null for orders that did not store it'),
});

export type DesignProof = z.infer<typeof designProof>;
export type PricePart = z.infer<typeof pricePart>;
