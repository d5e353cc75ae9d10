import type { AdminClaim } from '#contract/rest/admin/claims.ts';
import { groupedBy } from '#rules/shop/list-parts.ts';
import { claimTexts as texts } from './texts.ts';

/** Why the server refuses a step: an order that was cancelled meanwhile has no earlier step to finish. */
export function refusedText(refusal: string, { order }: { order: Pick<AdminClaim['order'], 'cancelled_at'> }): string {
  if (refusal === 'CLAIM_STATE_CONFLICT' && order.cancelled_at !== null) return texts.orderCancelled;
  return texts.refusals[refusal] ?? refusal;
}

/** The reasons why steps are not possible, each once with its steps: `회수 완료, 교환 완료: 앞 단계를 …`. */
export function refusalLines(refusals: readonly (readonly [step: string, refusal: string | null])[]): string[] {
  const steps = groupedBy(
    refusals.filter(([, refusal]) => refusal !== null),
    ([, refusal]) => refusal,
  );
  return [...steps].map(([refusal, refused]) => `${refused.map(([step]) => step).join(', ')}: ${refusal}`);
}
