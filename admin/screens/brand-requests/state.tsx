import { Badge, type Tone } from '#admin/kit/badge.tsx';
import type { BrandRequestState } from '#rules/community/brand-request.ts';
import { brandRequestTexts as texts } from './texts.ts';

const tones: Record<BrandRequestState, Tone> = {
  RECEIVED: 'warning',
  REVIEWING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** A request's state label; the table's check constraint only allows the rule's states. */
export function RequestState({ state }: { state: string }) {
  const known = state as BrandRequestState;
  return <Badge tone={tones[known]}>{texts.states[known]}</Badge>;
}
