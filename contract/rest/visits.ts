import { z } from 'zod';
import { SCRIPT_ERRORS_MAX, scriptErrorPattern, visitDevices, visitPages, visitSteps, webVitals } from '#rules/shop/visit.ts';

/** POST /api/visits: the report of one page in a sampled visit. Contains no cookie, id or URL. */
export const sendVisitBody = z.strictObject({
  device: z.enum(visitDevices),
  page: z.enum(visitPages).describe('The kind of page that was loaded'),
  steps: z.array(z.enum(visitSteps)).max(visitSteps.length).describe('Reached for the first time in this visit'),
  vitals: z.partialRecord(z.enum(webVitals), z.number().min(0).max(600_000)).describe('Milliseconds; the layout shift in thousandths'),
  misses: z.array(z.string().max(200)).max(5).describe('Searches that found nothing'),
  errors: z
    .array(z.string().regex(scriptErrorPattern))
    .max(SCRIPT_ERRORS_MAX)
    .default([])
    .describe('Kind and place of what failed in our scripts'),
  hits: z.array(z.string().max(200)).max(5).default([]).describe('Searches that found something'),
});

export type SendVisit = z.infer<typeof sendVisitBody>;
