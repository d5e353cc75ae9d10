import { Badge, type Tone } from '#admin/kit/badge.tsx';
import type { PeriodState } from '#rules/money/settlement.ts';
import { settlementTexts as texts } from './texts.ts';

const tones: Readonly<Record<PeriodState, Tone>> = { OPEN: 'info', CLOSED: 'warning', INVOICED: 'warning', PAID: 'success' };

/** The state of a period or one of its settlements. */
export function SettlementBadge({ state }: { state: PeriodState }) {
  return <Badge tone={tones[state]}>{texts.states[state]}</Badge>;
}
