import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { koreanLanguageNames, type Locale, languageTags, locales, mayBeMissing, withoutMissing } from '#rules/shop/locale.ts';
import { useDrawn } from '../fields/refusals.tsx';
import { describe, Labelled } from '../inputs.tsx';
import { useTextLimit } from './text-limit.ts';
import { editTexts as texts } from './texts.ts';

interface Props {
  name: string;
  label: string;
  /** Requires Korean; otherwise a text empty in every language is null. */
  required?: boolean | undefined;
  /** Number of lines; one by default. */
  rows?: number | undefined;
  /** The placeholder of the empty input. */
  hint?: string | undefined;
}

type Words = Partial<Record<Locale, string>>;

/** A text in every language, side by side where there is room; a missing one shows its fallback. */
export function WordsInput({ name, label, required = false, rows, hint: whenEmpty }: Props) {
  const maxLength = useTextLimit(`${name}.ko`);
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  useDrawn(name, ...locales.map((locale) => `${name}.${locale}`));
  const value = (field.value ?? {}) as Words;
  const errors = (fieldState.error ?? {}) as { message?: string } & Partial<Record<Locale, { message?: string }>>;
  const write = (locale: Locale, text: string) => {
    const next = withoutMissing<Words>({ ko: '', ...value, [locale]: text });
    field.onChange(!required && Object.values(next).every((each) => each === '') ? null : next);
  };
  return (
    <fieldset className="@container">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-3 @[560px]:grid-cols-3">
        {locales.map((locale) => (
          <WordsField
            key={locale}
            label={`${label} (${koreanLanguageNames[locale]})`}
            locale={locale}
            value={value[locale] ?? ''}
            error={errors[locale]?.message ?? (locale === 'ko' ? errors.message : undefined) ?? null}
            hint={
              locale !== 'ko' && value.ko && !value[locale]
                ? texts.noWords(locale, value.en ? 'en' : 'ko')
                : locale === 'ko'
                  ? whenEmpty
                  : undefined
            }
            required={required && !mayBeMissing(locale)}
            onWrite={(text) => write(locale, text)}
            onBlur={field.onBlur}
            inputRef={locale === 'ko' ? field.ref : undefined}
            {...{ maxLength, rows }}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  label: string;
  locale: Locale;
  value: string;
  error: string | null;
  hint: string | undefined;
  required: boolean;
  maxLength: number | undefined;
  rows: number | undefined;
  onWrite: (text: string) => void;
  onBlur: () => void;
  inputRef: ((element: HTMLElement | null) => void) | undefined;
}

function WordsField({ label, locale, value, error, hint, required, maxLength, rows, onWrite, onBlur, inputRef }: FieldProps) {
  const id = useId();
  const ids = { control: id, note: `${id}-note` };
  const about = { ...describe(ids, error), value, onBlur, lang: languageTags[locale], ref: inputRef, required, maxLength };
  return (
    <Labelled {...{ ids, label, hint, error, required }}>
      {rows === undefined ? (
        <input {...about} onChange={({ target }) => onWrite(target.value)} className="control w-full" />
      ) : (
        <textarea {...about} rows={rows} onChange={({ target }) => onWrite(target.value)} className="control block w-full resize-y py-2" />
      )}
    </Labelled>
  );
}
