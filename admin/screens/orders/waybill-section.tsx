import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { staffDays } from '#admin/kit/edit/staff-drafts.ts';
import { moment } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { CourierSelect } from '#admin/nouns/order/courier-select.tsx';
import { trackingTexts } from '#admin/nouns/order/texts.ts';
import { call } from '#admin/session/wire.ts';
import { useDraft } from '#client/drafts/use-draft.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { type CourierCode, couriers, isCourier, waybillOf } from '#rules/order/waybill/courier.ts';
import type { TrackingState } from '#rules/order/waybill/tracking.ts';
import { goesByWaybill, isOnItsWay, targetsFrom } from '#rules/order/work-step.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { ordersTexts as texts } from './texts.ts';

/** The parcel: its number if there is one, and the form to ship it. */
export function WaybillSection({ order }: { order: OrderAtWork }) {
  const isPacked = targetsFrom(order.step, 'admin').some(goesByWaybill);
  const isCorrection = isOnItsWay(order.step);
  if (order.tracking_number === null && !isPacked) return null;
  return (
    <Section title={texts.waybill}>
      <Facts
        facts={[
          [texts.courier, order.courier && isCourier(order.courier) ? couriers[order.courier].name : order.courier],
          [texts.waybillNumber, order.tracking_number],
          [texts.tracked, order.tracking_state && `${trackingTexts[order.tracking_state as TrackingState]} · ${moment(order.tracked_at)}`],
          [texts.shippedAt, order.shipped_at && moment(order.shipped_at)],
          [texts.deliveredAt, order.delivered_at && moment(order.delivered_at)],
        ]}
      />
      {isPacked || isCorrection ? <WaybillForm key={order.step} order={order} isCorrection={isCorrection} /> : null}
    </Section>
  );
}

function WaybillForm({ order, isCorrection }: { order: OrderAtWork; isCorrection: boolean }) {
  const begun = { courier: order.courier !== null && isCourier(order.courier) ? order.courier : 'CJ', waybill: '' } as const;
  const { draft, write } = useDraft<{ courier: CourierCode; waybill: string }>(`waybill ${order.id} ${order.step}`, begun, staffDays);
  const { courier, waybill } = draft;
  const setCourier = (next: CourierCode) => write((latest) => ({ ...latest, courier: next }));
  const setWaybill = (next: string) => write((latest) => ({ ...latest, waybill: next }));
  const [isTouched, setTouched] = useState(false);
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const isGood = waybillOf(courier, waybill) !== null;
  const error = isTouched && !isGood ? errorMessage(waybill === '' ? 'WAYBILL_REQUIRED' : 'WAYBILL_UNREADABLE', 'ko') : null;
  const send = async () => {
    setTouched(true);
    if (isGood && (await act(() => call('POST', `/admin/orders/${order.id}/waybill`, { body: { courier, waybill } })))) setWaybill('');
  };
  const form = (
    <form
      className="mt-3 space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <CourierSelect label={texts.courier} courier={courier} onChange={setCourier} className="w-full" />
      <input
        aria-label={texts.waybillNumber}
        placeholder={texts.waybillNumber}
        inputMode="numeric"
        autoComplete="off"
        value={waybill}
        onChange={(event) => setWaybill(event.target.value)}
        aria-invalid={error === null ? undefined : true}
        aria-describedby="waybill-note"
        className="control w-full tabular-nums placeholder:text-ink-2"
      />
      <FieldNote id="waybill-note" error={error ?? failed} />
      <Button
        type="submit"
        look={isCorrection ? 'secondary' : 'primary'}
        pending={isActing}
        refusal={!isCorrection && order.claim?.is_halting ? texts.halted : null}
        className="w-full"
      >
        {isCorrection ? texts.correctParcel : texts.sendParcel}
      </Button>
    </form>
  );
  if (!isCorrection) return form;
  return (
    <details className="mt-3">
      <summary className="cursor-pointer text-ink-2 hover:text-ink">{texts.correctParcel}</summary>
      {form}
    </details>
  );
}
