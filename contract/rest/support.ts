import { z } from 'zod';
import { inquiryKinds } from '#rules/community/inquiry.ts';
import { localized, time } from './values.ts';

/** GET /api/support?kind=ONE_ON_ONE */
export const supportQuery = z.object({ kind: z.enum(inquiryKinds).default('ONE_ON_ONE') });

/** When to expect an answer, and the days off until then (rules/community/service-hours.ts). */
export const support = z.object({
  answer_by: time.describe('When a question asked now is to be answered; staff see the same'),
  answers: z.int().describe('How many recent answers that is counted from; 0 for a whole service day, while too few were given to tell'),
  holidays: z.array(z.object({ day: z.iso.date(), name: localized })).describe('Days off of the coming two weeks beside weekends'),
});

export type Support = z.infer<typeof support>;
