import { koreanTime, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { fieldTexts as texts } from './texts.ts';

/** A moment, entered on a Korean clock wherever the office is; its value is ISO 8601, null for none. */
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

function clockOf(moment: unknown): string {
  if (typeof moment !== 'string' || Number.isNaN(Date.parse(moment))) return '';
  return koreanTime(new Date(moment)).slice(0, 16).replace(' ', 'T');
}

function momentOf(clock: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock)) return null;
  return momentOfKoreanTime(`${clock.slice(0, 16).replace('T', ' ')}:00`).toISOString();
}
