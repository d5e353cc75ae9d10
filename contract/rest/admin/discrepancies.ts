import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { discrepancyActionList, discrepancyActions, discrepancyStates } from '#rules/money/discrepancy.ts';

/** POST /api/admin/discrepancies/{id}/resolution. Accepting a case or settling it outside the shop needs a reason. */
export const resolveDiscrepancyBody = z
  .object({ action: z.enum(discrepancyActionList), reason: z.string().trim().max(500).default('') })
  .refine(({ action, reason }) => !discrepancyActions[action].needsReason || reason !== '', because('MISSING', 'reason'));

/** `OPEN`: the provider was asked but has not completed the refund. */
export const resolvedDiscrepancy = z.object({ state: z.enum(discrepancyStates) });

export type ResolveDiscrepancy = z.input<typeof resolveDiscrepancyBody>;
export type ResolvedDiscrepancy = z.infer<typeof resolvedDiscrepancy>;
