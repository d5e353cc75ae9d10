import { z } from 'zod';
import { figureKinds } from '#rules/office/figures.ts';
import { reprintCauses } from '#rules/order/press/reprint.ts';
import { day } from '../values.ts';

const won = z.int().describe('Whole won, also below nothing');

/** GET /api/admin/figures: what was sold, by time or by what it was, beside the same days a year before. */
export const figuresQuery = z.object({ by: z.enum(figureKinds).default('day'), from: day, until: day });

const figureRow = z.object({
  key: z.string().describe('The first day of a period, or what the row is about'),
  name: z.string(),
  orders: z.int(),
  pieces: z.int(),
  goods: won,
  discounts: won,
  points: won,
  fees: won,
  paid: won,
  refunded: won,
  net: won,
  net_before: won.describe('A year before'),
});
export const figures = z.object({ rows: z.array(figureRow), is_more: z.boolean(), total: figureRow });

export type FigureRow = z.infer<typeof figureRow>;
export type Figures = z.infer<typeof figures>;

/** GET /api/admin/figures/cohorts: members by the month of their first order that stands, the oldest first, and who of them bought again. */
const cohort = z.object({
  month: day.describe('The first day of the month'),
  members: z.int(),
  again: z.array(z.int()).describe('How many of them bought in the month after, in the second after, and so on until this month'),
});
export const cohorts = z.object({ cohorts: z.array(cohort) });

export type Cohort = z.infer<typeof cohort>;
export type Cohorts = z.infer<typeof cohorts>;

/** GET /api/admin/vat: what a period reports, by the way it was paid; the last row is the sum. */
export const vatQuery = z.object({ from: day, until: day });
const vatRow = z.object({
  method: z.string(),
  name: z.string(),
  goods: won.describe('Of orders that were paid in the period'),
  discounts: won,
  points: won,
  fees: won.describe('Delivery and others that are paid once an order'),
  ordered: won.describe('What those orders cost in money'),
  others: won.describe('Money that came for no order, or before or after its payment counted'),
  received: won.describe('By the ledger of payments'),
  refunded: won.describe('By the ledger of cancellations, and what staff gave back by another way'),
  net: won,
  supply: won,
  vat: won,
  receipts: won.describe('Of it under cash receipts'),
});
export const vatReport = z.object({
  rows: z.array(vatRow),
  brokered: z
    .object({ sold: won, commission: won.describe('The part of it that is the shop’s') })
    .describe('Of goods that were sold for others, paid in the period and not returned: theirs to report, but for the commission'),
});
export type VatReport = z.infer<typeof vatReport>;

/** GET /api/admin/reprints: what was made again, by month and cause, the latest month first. */
export const reprintsQuery = vatQuery;
export const reprintFigures = z.object({
  rows: z.array(
    z.object({ month: z.string().describe('YYYY-MM'), cause: z.enum(reprintCauses), orders: z.int(), pieces: z.int(), cost: won }),
  ),
});
export type ReprintFigures = z.infer<typeof reprintFigures>;
