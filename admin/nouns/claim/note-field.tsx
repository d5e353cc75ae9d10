import { useId } from 'react';
import { textLimit } from '#admin/kit/edit/text-limit.ts';
import { openClaimBody } from '#contract/rest/admin/claims.ts';
import { claimNounTexts as texts } from './texts.ts';

/** The characters allowed in a note: those of a claim that staff open or decide. */
const limit = textLimit(openClaimBody, 'note');

/** Staff's note to the shopper about a claim. */
export function NoteField({ value, hint, onChange }: { value: string; hint?: string; onChange: (note: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {texts.note}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={limit}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full py-2 placeholder:text-ink-2"
      />
    </div>
  );
}
