import { Fragment } from 'react';
import { partsOf } from '#contract/sentences.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useLocale } from './locale-context.tsx';
import type { Message } from './message.ts';

/** A sentence with names in it that stay as somebody wrote them: one in Korean says so on a page of another language. */
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
