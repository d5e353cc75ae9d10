import { useId } from 'react';
import { claimNounTexts as texts } from './texts.ts';

/** What staff say to the shopper about a claim. */
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
        maxLength={500}
        placeholder={hint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-full py-2 placeholder:text-ink-2"
      />
    </div>
  );
}
