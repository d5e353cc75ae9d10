import { CourierSelect } from '#admin/nouns/order/courier-select.tsx';
import { type CourierCode, waybillOf } from '#rules/order/waybill/courier.ts';
import { claimTexts as texts } from './texts.ts';

export interface Waybill {
  courier: CourierCode;
  number: string;
}

export const noWaybill: Waybill = { courier: 'CJ', number: '' };

/** The typed waybill; null while the number is invalid for this courier. */
export function parcelOf({ courier, number: typed }: Waybill): Waybill | null {
  const number = waybillOf(courier, typed);
  return number === null ? null : { courier, number };
}

/** A parcel's courier and number. */
export function WaybillFields({ legend, waybill, onChange }: { legend: string; waybill: Waybill; onChange: (waybill: Waybill) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        <CourierSelect
          label={texts.courier}
          courier={waybill.courier}
          onChange={(courier) => onChange({ ...waybill, courier })}
          className="pr-7"
        />
        <input
          aria-label={texts.number}
          placeholder={texts.number}
          inputMode="numeric"
          value={waybill.number}
          onChange={(event) => onChange({ ...waybill, number: event.target.value })}
          className="control w-45 tabular-nums"
        />
      </div>
    </fieldset>
  );
}
