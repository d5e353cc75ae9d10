import { z } from 'zod';
import { openingSteps } from '#rules/office/opening.ts';
import { type WorkThing, workPermissions } from '#rules/office/work.ts';
import { stepsToShip } from '#rules/order/work-step.ts';
import { visitDevices, visitSteps, webVitals } from '#rules/shop/visit.ts';
import { digits, tally, time, won } from '../values.ts';

/** Things that need attention now; each links to its list. */
const pressingThings = (Object.keys(workPermissions) as WorkThing[]).filter((what): what is PressingThing => what !== 'TO_PREPARE');

const day = z.string().describe('A day in Korea, YYYY-MM-DD');

/** GET /api/admin/dashboard */
export const dashboardQuery = z.object({ days: digits(z.int().min(7).max(90)).default(30) });
export const dashboard = z.object({
  opening: z
    .array(z.object({ step: z.enum(openingSteps), missing: z.array(z.string()), blocks_orders: z.boolean() }))
    .describe('The steps of a new shop, with what each still lacks; none once all are done'),
  pressing: z.array(
    tally.extend({
      what: z.enum(pressingThings as [PressingThing, ...PressingThing[]]),
      since: time.nullable().describe('The oldest of those counted'),
    }),
  ),
  sales: z
    .array(z.object({ day, orders: z.int(), paid: won, refunded: won }))
    .describe('Every day, the oldest first; paid and refunded apart'),
  production: z.object({
    stages: z.array(z.object({ stage: z.enum(stepsToShip), orders: z.int(), pieces: z.int() })),
    made_to_order: z.int().describe('Pieces that wait for the press or are under it'),
  }),
  conversion: z.array(z.object({ step: z.enum(visitSteps), count: z.int() })).describe('Of sampled visits'),
  conversion_days: z.array(z.object({ day, visits: z.int(), orders: z.int() })),
  misses: z.array(
    z.object({
      term: z.string(),
      count: z.int(),
      near: z.array(z.string()).describe('Words of the shop that it may mean, the nearest first'),
    }),
  ),
  vitals: z.array(
    z.object({
      vital: z.enum(webVitals),
      device: z.enum(visitDevices),
      value: z.number().describe('Three of four visits were within it: ms, or thousandths'),
      judgement: z.enum(['GOOD', 'FAIR', 'POOR']),
      visits: z.int(),
    }),
  ),
});

/** Waiting work for the shop's own staff; preparations belong to brands. */
export type PressingThing = Exclude<WorkThing, 'TO_PREPARE'>;
export type Dashboard = z.infer<typeof dashboard>;
