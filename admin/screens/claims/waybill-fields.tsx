import { useState } from 'react';
import { claimTexts as texts } from './texts.ts';

export interface Waybill {
  courier: string;
  number: string;
}

/** Courier and number of a parcel; null while the number cannot be one. */
export function WaybillFields({ legend, onChange }: { legend: string; onChange: (waybill: Waybill | null) => void }) {
  const [waybill, setWaybill] = useState<Waybill>({ courier: 'CJ', number: '' });
  const change = (next: Waybill) => {
    setWaybill(next);
    const number = next.number.replaceAll(/[\s-]/g, '');
    onChange(/^[0-9A-Za-z]{8,20}$/.test(number) ? { courier: next.courier, number } : null);
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        <select
          aria-label={texts.courier}
          value={waybill.courier}
          onChange={(event) => change({ ...waybill, courier: event.target.value })}
          className="control pr-7"
        >
          {Object.entries(texts.couriers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <input
          aria-label={texts.number}
          placeholder={texts.number}
          inputMode="numeric"
          value={waybill.number}
          onChange={(event) => change({ ...waybill, number: event.target.value })}
          className="control w-45 tabular-nums"
        />
      </div>
    </fieldset>
  );
}
