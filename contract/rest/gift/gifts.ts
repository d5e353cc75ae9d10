import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { SHIPPING_REQUEST_MAX } from '#rules/money/shipping.ts';
import { GIFT_FROM_MAX, GIFT_MESSAGE_MAX, giftStates } from '#rules/order/gift/gift.ts';
import { destinationFields } from '../delivery-destinations.ts';
import { id, line, lineOrNone, localized, time, writing } from '../values.ts';

/** The giver's texts, in POST /api/orders. */
export const giftBody = z.object({
  from_name: line(GIFT_FROM_MAX).describe('From whom, as the receiver reads it'),
  message: z.union([z.literal(''), writing(GIFT_MESSAGE_MAX)]).default(''),
});

/** A gift as its giver sees it, without the address. */
export const givenGift = giftBody.extend({
  state: z.enum(giftStates),
  expires_at: time.nullable().describe('Until then the receiver can say where it goes; null until it is paid'),
  address_given_at: time.nullable(),
});

/** GET /api/orders/{id}/gift-link */
export const giftLink = z.object({ path: z.string().describe('Path of the page for its receiver; what follows # opens it') });

const token = z.string().max(60);

/** POST /api/gifts/openings: the link's secret is in the body, so that no log of addresses has it. */
export const openGiftBody = z.strictObject({ token });

/** A gift as its receiver sees it: without prices, and with only the chosen name of the giver. */
export const openedGift = z.object({
  state: z.enum(giftStates),
  from_name: z.string(),
  message: z.string(),
  expires_at: time,
  lines: z.array(
    z.object({
      id,
      product_name: localized,
      option_name: localized,
      quantity: z.int(),
      image_srcs: z.array(z.string()).describe('The printed sides of a design, or the picture of the goods'),
      option_id: id,
      sizes: z.array(z.object({ option_id: id, size: z.string(), name: localized })).describe('What may be had instead, at the same price'),
    }),
  ),
});

/** POST /api/gifts/addresses */
export const takeGiftBody = z.strictObject({
  token,
  destination: destinationFields,
  shipping_request: lineOrNone(SHIPPING_REQUEST_MAX).default(''),
  sizes: z
    .array(z.object({ line_id: id, option_id: id }))
    .max(100)
    .refine((sizes) => new Set(sizes.map(({ line_id }) => line_id)).size === sizes.length, because('TWICE'))
    .default([])
    .describe('Lines that are wanted in another size'),
});

export type GiftBody = z.infer<typeof giftBody>;
export type GivenGift = z.infer<typeof givenGift>;
export type OpenedGift = z.infer<typeof openedGift>;
export type TakeGift = z.input<typeof takeGiftBody>;
