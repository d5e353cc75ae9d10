import { z } from 'zod';
import { LINES_AT_ONCE_MAX } from '#rules/order/stock.ts';
import { lineInput } from '../../cart.ts';
import { createDestinationBody } from '../../delivery-destinations.ts';
import { id, idList, time, won } from '../../values.ts';
import { savedDesigns } from '../catalogue/designs.ts';

/** POST /api/admin/checkouts/buyers: members by the beginning of a name or mail, or the last digits of a phone; masked. */
export const findBuyersBody = z.strictObject({ text: z.string().trim().min(1).max(254) });

/** GET /api/admin/checkouts/goods: the member's saved designs, the named products, and the options of both. */
export const buyerGoodsQuery = z.object({ user_id: z.uuid(), product_ids: idList(LINES_AT_ONCE_MAX).optional() });

const goodsOption = z.object({ option_id: id, name: z.string(), stock_count: z.int() });
export const buyerGoods = z.object({
  designs: z.array(
    savedDesigns.shape.designs.element.extend({ product_id: id, option_ids: z.array(id).describe('The sizes of its garment and colour') }),
  ),
  products: z.array(z.object({ id, name: z.string(), is_custom: z.boolean(), options: z.array(goodsOption) })),
});

/**
 * POST /api/admin/checkouts, with an Idempotency-Key: a checkout that staff prepare for a member, who is sent its link and pays there. The
 * price is that of the day on which it is paid. A new address is saved in the member's address book.
 */
export const prepareCheckoutBody = z.object({
  user_id: z.uuid(),
  lines: z.array(lineInput).min(1).max(LINES_AT_ONCE_MAX),
  destination: createDestinationBody
    .pick({ recipient: true, phone: true, zip_code: true, address: true, detail_address: true, shipping_request: true })
    .nullable()
    .describe('Without one the member chooses'),
});

const preparedCheckout = z.object({
  id: z.uuid(),
  goods: z.array(z.object({ name: z.string(), option: z.string(), quantity: z.int() })),
  prepared_by: z.string().nullable().describe('The name of staff'),
  created_at: time,
  expires_at: time,
  order: z.object({ id, order_number: z.string(), is_paid: z.boolean() }).nullable().describe('What was ordered from it'),
});

/** GET /api/admin/checkouts?user_id=: those prepared for a member, newest first; an expired one is deleted some time later. */
export const listPreparedQuery = z.object({ user_id: z.uuid() });
export const preparedCheckouts = z.object({ checkouts: z.array(preparedCheckout) });

export const madeCheckout = z.object({ id: z.uuid(), payment_amount: won, expires_at: time });

export type BuyerGoods = z.infer<typeof buyerGoods>;
export type PrepareCheckout = z.infer<typeof prepareCheckoutBody>;
export type PreparedCheckouts = z.infer<typeof preparedCheckouts>;
export type MadeCheckout = z.infer<typeof madeCheckout>;
