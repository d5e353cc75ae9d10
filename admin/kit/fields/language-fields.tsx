import { Badge } from '#admin/kit/badge.tsx';
import { type Locale, locales } from '#rules/shop/locale.ts';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { fieldTexts as texts } from './texts.ts';

export type Words = Partial<Record<Locale, string>>;

/** The languages that have no words yet. */
export function missingLanguages(words: Words | null | undefined): Locale[] {
  return locales.filter((locale) => (words?.[locale] ?? '').trim() === '');
}

/** A text in every language of the shop, side by side; those that are missing are marked. Its value is `{ko, en, cn}`. */
export function LanguageFields({ rows = 1, maxLength, ...about }: FieldAbout & { rows?: number; maxLength?: number }) {
  const { field, noteId, error } = useField(about.name);
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <LanguageInputs
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        label={about.label}
        noteId={noteId}
        isWrong={error !== null}
        {...(maxLength === undefined ? {} : { maxLength })}
        rows={rows}
      />
    </FieldFrame>
  );
}

interface InputsProps {
  value: Words | null | undefined;
  onChange: (words: Words) => void;
  onBlur?: () => void;
  label: string;
  noteId?: string;
  isWrong?: boolean;
  rows?: number;
  maxLength?: number;
}

/** The same outside of a form. */
export function LanguageInputs({ value, onChange, onBlur, label, noteId, isWrong = false, rows = 1, maxLength }: InputsProps) {
  const missing = missingLanguages(value);
  // Nothing at all is no gap: an optional text that nobody wrote.
  const isBegun = missing.length < locales.length;
  return (
    <div className="grid gap-2 md:grid-cols-3">
      {locales.map((locale) => {
        const shared = {
          'aria-label': `${label} (${texts.languages[locale]})`,
          'aria-describedby': noteId,
          'aria-invalid': isWrong && missing.includes(locale) && locale !== 'cn' ? true : undefined,
          lang: locale === 'cn' ? 'zh' : locale,
          value: value?.[locale] ?? '',
          onBlur,
          maxLength,
          onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
        };
        return (
          <div key={locale}>
            <p aria-hidden="true" className="mb-0.5 flex min-h-5.5 items-center justify-between gap-1 text-12 text-ink-2">
              {texts.languages[locale]}
              {isBegun && missing.includes(locale) ? <Badge tone="warning">{texts.missing}</Badge> : null}
            </p>
            {rows === 1 ? (
              <input {...shared} className="control w-full" />
            ) : (
              <textarea {...shared} rows={rows} className="control block w-full resize-y py-2" />
            )}
          </div>
        );
      })}
    </div>
  );
}
