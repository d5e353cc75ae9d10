import { type Fault, faultList, type PieceClaimType } from '#rules/order/claim/claim.ts';
import { claimNounTexts as texts } from './texts.ts';

/** Who is at fault for a claim, and so pays its shipping. */
export function FaultChoice({ type, value, onChange }: { type: PieceClaimType; value: Fault; onChange: (fault: Fault) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.whose}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {faultList.map((fault) => (
          <label key={fault} className="flex min-h-8 items-center gap-1.5">
            <input type="radio" name="fault" className="size-4 accent-ink" checked={value === fault} onChange={() => onChange(fault)} />
            {texts.fault[fault]}
          </label>
        ))}
      </div>
      <p className="text-12 text-ink-2">{texts.whoseHint[type]}</p>
    </fieldset>
  );
}
