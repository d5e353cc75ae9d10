import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { staffRoles } from '#rules/member/rights/staff-role.ts';
import { STOCK_MAX } from '#rules/order/stock.ts';
import { day, errorCode, id, localized } from '../values.ts';

/** GET /api/admin/desk: the artists and brands that the caller represents, and their staff roles. */
export const desk = z.object({
  artists: z.array(z.object({ id, name: localized, path_name: z.string(), follower_count: z.int() })),
  brands: z.array(z.object({ id, name: localized, follower_count: z.int() })),
  staff_roles: z.array(z.enum(staffRoles)),
});

/** GET /api/admin/artists/{id}/followers: only their number, never who they are. */
export const followers = z.object({
  follower_count: z.int(),
  weeks: z.array(z.object({ starts_on: z.iso.date(), follow_count: z.int() })).describe('Twelve weeks, the last one running'),
});

/** PATCH /api/admin/options/{id}/stock: `was` is the value on screen. */
export const changeStockBody = z.strictObject({ stock_count: z.int().min(0).max(STOCK_MAX), was: z.int().min(0) });
export const changedStock = z.object({ stock_count: z.int() });

/** PUT /api/admin/options/{id}/incoming: the next delivery of an option. */
export const incomingBody = z.strictObject({
  piece_count: z.int().min(1).max(STOCK_MAX),
  comes_on: day.describe('The day (Korea) it is expected, today or later'),
  supplier: z.string().trim().min(1).max(100).nullable(),
});
/** POST /api/admin/options/{id}/incoming/arrival: `piece_count` is the value on screen. */
export const arrivedBody = z.strictObject({ piece_count: z.int().min(1).max(STOCK_MAX) });
/** GET /api/admin/low-stock: the products of which a shown option runs low, up to a thousand. */
export const lowStock = z.object({ ids: z.array(id) });
export type LowStock = z.infer<typeof lowStock>;
export type Incoming = z.infer<typeof incomingBody>;

/** Maximum options in a bulk stock change: as many as the back office loads in one list. */
export const MOST_STOCKS = 1_000;

/** A bulk stock change: to a number, or by a difference. */
export const stockChange = z.union([
  z.strictObject({ to: z.int().min(0).max(STOCK_MAX) }),
  z.strictObject({
    by: z
      .int()
      .min(-STOCK_MAX)
      .max(STOCK_MAX)
      .refine((value) => value !== 0, because('ZERO')),
  }),
]);

/** PATCH /api/admin/options/stock: one change for many options; `was` is the value on screen of each. */
export const changeStocksBody = z.strictObject({
  change: stockChange,
  options: z
    .array(z.strictObject({ id, was: z.int().min(0) }))
    .min(1)
    .max(MOST_STOCKS)
    .refine((options) => new Set(options.map((option) => option.id)).size === options.length, because('TWICE')),
});
export const changedStocks = z.object({
  is_done: z.boolean().describe('All of them are changed; false where one is refused, and then none is'),
  results: z.array(
    z.object({
      id,
      code: errorCode.nullable().describe('Why this one is refused'),
      stock_count: z.int().nullable().describe('What is in stock now; null where there is no such option'),
    }),
  ),
});

/** PATCH /api/admin/preparations/{id}, where the id is the order line’s. */
export const finishPreparationBody = z.strictObject({ is_prepared: z.boolean() });

export type Desk = z.infer<typeof desk>;
export type ChangeStocks = z.infer<typeof changeStocksBody>;
export type ChangedStocks = z.infer<typeof changedStocks>;
export type Followers = z.infer<typeof followers>;
