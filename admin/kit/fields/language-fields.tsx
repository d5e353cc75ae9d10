import { Badge } from '#admin/kit/badge.tsx';
import { pageLocales } from '#rules/home/page/page-problems.ts';
import { koreanLanguageNames, type Locale, languageTags, locales } from '#rules/shop/locale.ts';
import { fieldTexts as texts } from './texts.ts';

type Words = Partial<Record<Locale, string>>;

/** The languages without a text. */
function missingLanguages(words: Words | null | undefined): Locale[] {
  return locales.filter((locale) => (words?.[locale] ?? '').trim() === '');
}

interface InputsProps {
  value: Words | null | undefined;
  onChange: (words: Words) => void;
  onBlur?: () => void;
  /** Handles Enter in single-line inputs, without submitting the surrounding form. */
  onEnter?: () => void;
  label: string;
  noteId?: string;
  isWrong?: boolean;
  rows?: number;
  maxLength?: number;
}

/** A text in every language, side by side where there is room, with missing ones marked. Its value is `{ko, en, ...}`. */
export function LanguageInputs({ value, onChange, onBlur, onEnter, label, noteId, isWrong = false, rows = 1, maxLength }: InputsProps) {
  const missing = missingLanguages(value);
  // An empty optional text is not incomplete.
  const isBegun = missing.length < locales.length;
  return (
    <div className="@container">
      <div className="grid gap-2 @[560px]:grid-cols-3">
        {locales.map((locale) => {
          const shared = {
            'aria-label': `${label} (${koreanLanguageNames[locale]})`,
            'aria-describedby': noteId,
            'aria-invalid': isWrong && missing.includes(locale) && pageLocales.includes(locale) ? true : undefined,
            lang: languageTags[locale],
            value: value?.[locale] ?? '',
            onBlur,
            maxLength,
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
          };
          return (
            <div key={locale}>
              <p aria-hidden="true" className="mb-0.5 flex min-h-5.5 items-center justify-between gap-1 text-12 text-ink-2">
                {koreanLanguageNames[locale]}
                {isBegun && missing.includes(locale) ? <Badge tone="warning">{texts.missing}</Badge> : null}
              </p>
              {rows === 1 ? (
                <input
                  {...shared}
                  onKeyDown={(event) => {
                    if (onEnter === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    onEnter();
                  }}
                  className="control w-full"
                />
              ) : (
                <textarea {...shared} rows={rows} className="control block w-full resize-y py-2" />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
