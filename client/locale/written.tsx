import { Fragment } from 'react';
import { partsOf } from '#contract/sentences.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useLocale } from './locale-context.tsx';
import type { Message } from './message.ts';

/** A message with untranslated names. Korean names are marked up as such on pages in other languages. */
export function Written({ message, values }: { message: Message; values: Readonly<Record<string, string>> }) {
  return partsOf(message[useLocale()]).map(({ words, slot }, index) => {
    const key = `${index} ${words}`;
    const value = slot === undefined ? words : (values[slot] ?? words);
    const lang = slot === undefined ? undefined : writtenLanguage(value);
    return lang === undefined ? (
      <Fragment key={key}>{value}</Fragment>
    ) : (
      <span key={key} lang={lang}>
        {value}
      </span>
    );
  });
}
