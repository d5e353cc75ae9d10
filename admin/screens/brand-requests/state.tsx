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

/** How far a request is, in a word; the check of the table allows the states of the rule only. */
export function RequestState({ state }: { state: string }) {
  const known = state as BrandRequestState;
  return <Badge tone={tones[known]}>{texts.states[known]}</Badge>;
}
