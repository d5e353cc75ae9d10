import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { clockOf, momentOf } from './korean-clock.ts';
import { fieldTexts as texts } from './texts.ts';

/** A date and time in Korean time, wherever the office is. Its value is ISO 8601, null for none. */
export function MomentField(about: FieldAbout) {
  const { field, noteId, error } = useField(about.name);
  return (
    <FieldFrame
      about={about}
      noteId={noteId}
      error={error}
      beside={<span className="text-12 font-normal text-ink-2">{texts.koreanTime}</span>}
    >
      <input
        type="datetime-local"
        aria-label={about.label}
        aria-describedby={noteId}
        aria-invalid={error === null ? undefined : true}
        value={clockOf(field.value)}
        onChange={({ target }) => field.onChange(momentOf(target.value))}
        onBlur={field.onBlur}
        ref={field.ref}
        className="control w-full"
      />
    </FieldFrame>
  );
}
