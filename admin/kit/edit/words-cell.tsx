import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type Locale, languageTags, withoutMissing } from '#rules/shop/locale.ts';
import { useDrawn } from '../fields/refusals.tsx';
import { useTextLimit } from './text-limit.ts';

interface Props {
  /** The form path of the whole text: `colors.2.name`. */
  name: string;
  locale: Locale;
  label: string;
}

/** A text in one language within a table. */
export function WordsCell({ name, locale, label }: Props) {
  const maxLength = useTextLimit(`${name}.ko`);
  const { control, getValues } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  useDrawn(`${name}.${locale}`);
  const message = (fieldState.error as Partial<Record<Locale, { message?: string }>> | undefined)?.[locale]?.message;
  const write = (text: string) => {
    field.onChange(withoutMissing({ ...(getValues(name) as Partial<Record<Locale, string>>), [locale]: text }));
  };
  return (
    <>
      <input
        aria-label={label}
        {...(message === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': id })}
        lang={languageTags[locale]}
        maxLength={maxLength}
        ref={locale === 'ko' ? field.ref : undefined}
        value={(field.value as Partial<Record<Locale, string>>)[locale] ?? ''}
        onChange={({ target }) => write(target.value)}
        onBlur={field.onBlur}
        className="control w-full"
      />
      {message === undefined ? null : (
        <p id={id} className="mt-0.5 text-12 text-danger">
          {message}
        </p>
      )}
    </>
  );
}
