import type { PieceClaimType } from '#rules/order/claim/claim.ts';
import { claimNounTexts as texts } from './texts.ts';

interface Props {
  type: Exclude<PieceClaimType, 'CANCEL'>;
  value: boolean;
  onChange: (hasPickUp: boolean) => void;
}

/** Whether a courier picks up the goods of a claim. */
export function PickUpChoice({ type, value, onChange }: Props) {
  return (
    <label className="flex items-start gap-2">
      <input type="checkbox" className="mt-0.5 size-4 accent-ink" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {texts.pickUp}
        <span className="block text-12 text-ink-2">{texts.pickUpHint[type]}</span>
      </span>
    </label>
  );
}
