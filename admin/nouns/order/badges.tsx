import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { stepName } from '#contract/office/office-names.ts';
import type { DeskOrder } from '#contract/rest/admin/orders.ts';
import { isToShip, type WorkStep } from '#rules/order/work-step.ts';
import { claimText, promiseTexts, shortDay, unpaidText } from './texts.ts';

const tones: Partial<Record<WorkStep, Tone>> = {
  PAYMENT_WAIT: 'neutral',
  PAYMENT_COMPLETE: 'info',
  CANCELLED: 'neutral',
  DELIVERY_COMPLETED: 'success',
  PURCHASE_CONFIRMED: 'success',
};

/** An order's step in the workflow. An unpaid order that awaits no deposit has a name of its own: the tab of waiting deposits lacks it. */
export function StepBadge({ order: { step, is_unpaid_order = false } }: { order: { step: WorkStep; is_unpaid_order?: boolean } }) {
  return <Badge tone={tones[step] ?? 'neutral'}>{is_unpaid_order ? unpaidText : stepName(step)}</Badge>;
}

/** An open claim; one that stops shipping is highlighted. */
export function ClaimBadge({ claim }: { claim: DeskOrder['claim'] }) {
  return claim === null ? null : <Badge tone={claim.is_halting ? 'danger' : 'warning'}>{claimText(claim)}</Badge>;
}

/** An order's shipping deadline and whether it is kept. */
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
