import { filled } from '#contract/sentences.ts';
import type { Locale } from '#rules/shop/locale.ts';

/**
 * One sentence of the interface in the three languages. `{name}` marks a value to fill in; `{count|review|reviews}` is the first word for one of
 * something and the second for any other number.
 */
export type Message = Readonly<Record<Locale, string>>;

type Slots<Sentence extends string> = Sentence extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Values<Sentence extends string> = [Slots<Sentence>] extends [never] ? [] : [values: Record<Slots<Sentence>, string | number>];

/** Declares the sentences of an area. A missing language, or a value the Korean sentence does not name, is a type error. */
export function defineMessages<const Table extends Record<string, Message>>(table: Table): Table {
  return table;
}

/** Writes a sentence in a language, with its values filled in. */
export type Translate = <const Own extends Message>(message: Own, ...values: Values<Own['ko']>) => string;

/** The writer for a language; in components use `useText()`. */
export function translator(locale: Locale): Translate {
  return (message, ...values) => {
    const slots: Record<string, string | number> = values[0] ?? {};
    return filled(message[locale], slots);
  };
}
