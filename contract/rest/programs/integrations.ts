import { z } from 'zod';
import { apiScopes, deliveryStates, keyDays } from '#rules/office/integration.ts';
import { digits, id, line, localized, orderState, proofPassword as password, time, won } from '../values.ts';

/** API calls of other programs, with an API key (docs/decisions/101). */

const CURSOR = /^\d{4}-\d\d-\d\dT[\d:.]+Z_\d{1,15}$/;

/** GET /api/integration/orders and .../stock: oldest change first. */
export const changesQuery = z.object({
  updated_since: time.optional().describe('Changed at or after this moment; else from the beginning'),
  cursor: z.string().regex(CURSOR).optional().describe('`next_cursor` of the page before'),
  limit: digits(z.int().min(1).max(200)).default(100),
});

const page = {
  next_cursor: z.string().nullable().describe('For the next page; null when this is the last'),
  next_since: time.describe(
    'For `updated_since` of the next run; half a minute before the first page, so that nothing written meanwhile is missed: what comes twice is the same',
  ),
};

const partnerOrder = z.object({
  order_number: z.string(),
  state: orderState,
  step: z.string().describe('Like state, with CANCELLED and ACKNOWLEDGED'),
  ordered_at: time,
  paid_at: time.nullable(),
  cancelled_at: time.nullable(),
  updated_at: time,
  product_amount: won,
  delivery_amount: won,
  coupon_discount_amount: won,
  point_amount: won,
  payment_amount: won,
  courier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  destination: z
    .object({
      recipient: z.string(),
      phone: z.string(),
      zip_code: z.string(),
      address: z.string(),
      detail_address: z.string(),
      shipping_request: z.string(),
    })
    .nullable()
    .describe('With the scope orders:addresses; null without it'),
  lines: z.array(
    z.object({
      id,
      product_code: z.string(),
      product_name: localized,
      option_id: id,
      option_name: localized,
      quantity: z.int(),
      amount: won,
      is_custom: z.boolean().describe('Printed with a design'),
    }),
  ),
});
export const orderChanges = z.object({ orders: z.array(partnerOrder), ...page });

const partnerStock = z.object({
  option_id: id,
  product_code: z.string(),
  product_name: localized,
  option_name: localized,
  size: z.string(),
  stock_count: z.int(),
  updated_at: time,
});
export const stockChanges = z.object({ options: z.array(partnerStock), ...page });

/** PUT /api/integration/stock/{id}, of an option. */
export const setStockBody = z.strictObject({
  stock_count: z.int().min(0).max(1_000_000),
  was: z.int().describe('As last read: a sale since then refuses with STOCK_CHANGED, and the number it left is read again'),
});
export const setStock = z.object({ stock_count: z.int() });

/** GET /api/admin/integrations and the replies to its changes: keys and webhooks. */
export const integrations = z.object({
  keys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      scopes: z.array(z.enum(apiScopes)),
      made_by: z.string(),
      created_at: time,
      expires_at: time,
      last_used_at: time.nullable(),
    }),
  ),
  webhooks: z.array(
    z.object({
      id,
      url: z.string(),
      created_at: time,
      failing_since: time.nullable(),
      closed_at: time.nullable(),
      deliveries: z
        .array(
          z.object({
            id: z.uuid(),
            order_number: z.string().nullable(),
            state: z.enum(deliveryStates),
            tries: z.int(),
            answer: z.string(),
            created_at: time,
          }),
        )
        .describe('The last twenty'),
    }),
  ),
});

/** POST /api/admin/integrations/keys */
export const makeKeyBody = z.strictObject({
  name: line(60),
  scopes: z.array(z.enum(apiScopes)).min(1).max(apiScopes.length),
  days: z.literal(keyDays),
  password,
});
export const madeKey = z.object({ id: z.uuid(), secret: z.string().describe('Shown this once') });

/** POST /api/admin/integrations/webhooks */
export const makeWebhookBody = z.strictObject({ url: z.string().min(1).max(500), password });
export const madeWebhook = z.object({ id, secret: z.string().describe('Signs deliveries by Standard Webhooks; shown this once') });

export type ChangesQuery = z.infer<typeof changesQuery>;
export type OrderChanges = z.infer<typeof orderChanges>;
export type StockChanges = z.infer<typeof stockChanges>;
export type Integrations = z.infer<typeof integrations>;
export type MakeKey = z.infer<typeof makeKeyBody>;
export type MadeKey = z.infer<typeof madeKey>;
export type MakeWebhook = z.infer<typeof makeWebhookBody>;
export type MadeWebhook = z.infer<typeof madeWebhook>;
