import { Badge, type Tone } from '#admin/kit/badge.tsx';
import type { DeskOrder } from '#contract/rest/admin/orders.ts';
import { isToShip, type WorkStep } from '#rules/order/work-step.ts';
import { claimText, promiseTexts, shortDay, stepText } from './texts.ts';

const tones: Partial<Record<WorkStep, Tone>> = {
  PAYMENT_WAIT: 'neutral',
  PAYMENT_COMPLETE: 'info',
  CANCELLED: 'neutral',
  DELIVERY_COMPLETED: 'success',
  PURCHASE_CONFIRMED: 'success',
};

/** Where an order stands in the work. */
export function StepBadge({ step }: { step: WorkStep }) {
  return <Badge tone={tones[step] ?? 'neutral'}>{stepText(step)}</Badge>;
}

/** A claim that is not finished; one that keeps the goods here stands out. */
export function ClaimBadge({ claim }: { claim: DeskOrder['claim'] }) {
  return claim === null ? null : <Badge tone={claim.is_halting ? 'danger' : 'warning'}>{claimText(claim)}</Badge>;
}

/** The day an order is to leave, and how it stands to it. */
export function ShipBy({ order }: { order: Pick<DeskOrder, 'ship_by' | 'promise' | 'step'> }) {
  const { ship_by, promise } = order;
  if (ship_by === null) return <span className="text-ink-2">–</span>;
  if (!isToShip(order.step) || promise === null || promise === 'IN_TIME')
    return <span className="text-ink-2 tabular-nums">{shortDay(ship_by)}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
      {shortDay(ship_by)}
      <Badge tone={promise === 'TODAY' ? 'warning' : 'danger'}>{promiseTexts[promise]}</Badge>
    </span>
  );
}
