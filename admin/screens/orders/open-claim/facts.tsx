import { type ReactNode, useId } from 'react';
import { FaultChoice } from '#admin/nouns/claim/fault-choice.tsx';
import { NoteField } from '#admin/nouns/claim/note-field.tsx';
import { PickUpChoice } from '#admin/nouns/claim/pick-up-choice.tsx';
import { pieceClaimTypes } from '#rules/order/claim/claim.ts';
import { openClaimTexts as texts } from './texts.ts';
import { kindRefusal, type OpenClaimForm } from './use-open-claim.ts';

/** All fields of a claim opened by staff: type, lines, reason, fault, pick-up, note to the shopper. */
export function OpenedFacts({ form, lines }: { form: OpenClaimForm; lines: ReactNode }) {
  const reasonId = useId();
  return (
    <>
      <Kinds form={form} />
      {lines}
      <div>
        <label htmlFor={reasonId} className="mb-1 block font-semibold">
          {texts.reason}
        </label>
        <select
          id={reasonId}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
          className="control w-full max-w-80"
        >
          {form.reasons.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason] ?? reason}
            </option>
          ))}
        </select>
      </div>
      {form.openable.is_whole_only ? null : <FaultChoice type={form.type} value={form.fault} onChange={form.setFault} />}
      {form.type === 'CANCEL' ? null : <PickUpChoice type={form.type} value={form.hasPickUp} onChange={form.setPickUp} />}
      <NoteField value={form.note} hint={texts.noteHint} onChange={form.setNote} />
    </>
  );
}

/** The three types; one that no line allows says why. */
function Kinds({ form }: { form: OpenClaimForm }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.kind}</legend>
      <div className="space-y-1">
        {pieceClaimTypes.map((type) => {
          const refusal = kindRefusal(form.openable, type);
          return (
            <label key={type} className="flex flex-wrap items-center gap-x-2">
              <input
                type="radio"
                name="open-claim-type"
                className="size-4 accent-ink"
                checked={form.type === type}
                disabled={refusal !== null}
                onChange={() => form.setType(type)}
              />
              <span className={refusal === null ? undefined : 'text-ink-2'}>{texts.type[type]}</span>
              {refusal === null ? null : <span className="text-12 text-ink-2">{texts.refusals[refusal] ?? refusal}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
