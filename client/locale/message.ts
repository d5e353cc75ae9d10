import { filled } from '#contract/sentences.ts';
import type { Locale } from '#rules/shop/locale.ts';

/** A message of the interface in three languages. `{name}` is a placeholder; `{count|review|reviews}` picks singular or plural. */
export type Message = Readonly<Record<Locale, string>>;

type Slots<Sentence extends string> = Sentence extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;
type Values<Sentence extends string> = [Slots<Sentence>] extends [never] ? [] : [values: Record<Slots<Sentence>, string | number>];

/** Declares an area's messages. A missing language, or a placeholder missing in Korean, is a type error. */
export function defineMessages<const Table extends Record<string, Message>>(table: Table): Table {
  return table;
}

/** Translates a message and fills in its values. */
export type Translate = <const Own extends Message>(message: Own, ...values: Values<Own['ko']>) => string;

/** The translator for a language; components use `useText()`. */
export function translator(locale: Locale): Translate {
  return (message, ...values) => {
    const slots: Record<string, string | number> = values[0] ?? {};
    return filled(message[locale], slots);
  };
}
