import { z } from 'zod';
import { pointKinds, pointReasons } from '#rules/money/points/point-entries.ts';
import { MONTH_PATTERN } from '#rules/shop/korean-time.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { digits, id, localized, time, won } from './values.ts';

const lot = z.object({ id, amount: won.describe('What is left of it'), expires_at: time.nullable(), is_ending_soon: z.boolean() });

const waitingOrder = z.object({ order_id: id, order_number: z.string(), amount: won });

/** GET /api/points: usable and expected points, and when they expire. */
export const points = z.object({
  usable: won,
  owed: won.describe('Taken back after they were spent; nothing is usable then, and the next points pay it first'),
  min_held: won.describe('Points that must be held before any can be used'),
  ending_soon: won.describe('What of it ends within 30 days'),
  lots: z.array(lot).describe('With something left, those that end first in front: 100 at most'),
  waiting: won.describe('Comes with the confirmation of orders that are paid: for the purchase, and for reviews written before it'),
  waiting_reviews: won.describe('What of it is for reviews'),
  waiting_orders: z.array(waitingOrder).describe('The latest 50 of them'),
});

/** GET /api/points/history: one line per event, latest first. */
export const pointHistoryQuery = z.object({
  kind: z.enum(pointKinds).optional(),
  month: z.string().regex(MONTH_PATTERN).optional().describe('A month in Korea, YYYY-MM'),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(20),
  offset: digits(z.int().min(0).max(100_000)).default(0),
});

const pointChange = z.object({
  id,
  kind: z.enum(pointKinds),
  reason: z.enum(pointReasons),
  amount: won.describe('Always above 0; used and ended points went away'),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  lots: z
    .array(z.object({ amount: won, expires_at: time.nullable() }))
    .describe('Of earned points: how many end on which day, the first in front'),
  created_at: time,
});

export const pointHistory = z.object({ entries: z.array(pointChange) });

export type Points = z.infer<typeof points>;
export type PointChange = z.infer<typeof pointChange>;
export type PointHistoryQuery = z.infer<typeof pointHistoryQuery>;

const shownGrade = z.object({ name: localized, bonus_percent: z.int().describe('Added to the percentage of points that orders earn') });
/** GET /api/grade: by confirmed purchases; all null where the shop has no grades. */
export const gradeView = z.object({
  grade: shownGrade.nullable().describe('Of this month'),
  coming: shownGrade.nullable().describe('Of the next month, by purchases so far'),
  next: shownGrade
    .extend({ missing: won.describe('What it still takes') })
    .nullable()
    .describe('The one above that; null at the top'),
  months: z.int().describe('Months of purchases that count'),
});
export type GradeView = z.infer<typeof gradeView>;
