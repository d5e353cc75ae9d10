import { z } from 'zod';
import { visitDevices, visitPages, visitSteps, webVitals } from '#rules/shop/visit.ts';

/** POST /api/visits: what one page of a sampled visit has to tell. No cookie, no id, no address of a page. */
export const tellVisit = z.strictObject({
  device: z.enum(visitDevices),
  page: z.enum(visitPages).describe('The kind of page that was loaded'),
  steps: z.array(z.enum(visitSteps)).max(visitSteps.length).describe('Reached for the first time in this visit'),
  vitals: z.partialRecord(z.enum(webVitals), z.number().min(0).max(600_000)).describe('Milliseconds; the layout shift in thousandths'),
  misses: z.array(z.string().max(200)).max(5).describe('Searches that found nothing'),
});

export type TellVisit = z.infer<typeof tellVisit>;
