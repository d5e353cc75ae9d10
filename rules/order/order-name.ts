import type { Locale } from '../shop/locale.ts';

/** Some banks cut order names at 100 bytes; 33 Hangul syllables are 99. */
export const ORDER_NAME_LENGTH = 33;

/** How many lines come with the first one, in the words of each language. */
const withOthers: Record<Locale, (others: number) => string> = {
  ko: (others) => ` 외 ${others}건`,
  en: (others) => ` and ${others} more`,
  cn: (others) => ` 等${others + 1}件`,
};

/**
 * What payment windows, receipts and bank statements call an order: its first product, and how many lines come with it
 * (`반환점 티셔츠 외 1건`). A long name is shortened, the count never.
 */
export function orderName(productNames: readonly string[], locale: Locale): string {
  const [first = ''] = productNames;
  const others = productNames.length > 1 ? withOthers[locale](productNames.length - 1) : '';
  const room = ORDER_NAME_LENGTH - others.length;
  return `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${others}`;
}
