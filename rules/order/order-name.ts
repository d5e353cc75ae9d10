import type { Locale } from '../shop/locale.ts';

/** Some banks truncate order names at 100 bytes of UTF-8; Hangul and Chinese characters take three each. */
export const ORDER_NAME_BYTES = 99;

const withOthers: Record<Locale, (others: number) => string> = {
  ko: (others) => ` 외 ${others}건`,
  en: (others) => ` and ${others} more`,
  cn: (others) => ` 等 ${others + 1} 件`,
};

/**
 * The name of an order in payment windows, receipts and bank statements: its first product and the number of other lines (`반환점 티셔츠 외 1건`),
 * in the shopper's language. A long product name is shortened, the number never.
 */
export function orderName(productNames: readonly string[], locale: Locale): string {
  const [first = ''] = productNames;
  const others = productNames.length > 1 ? withOthers[locale](productNames.length - 1) : '';
  return `${shortened(first, ORDER_NAME_BYTES - bytesOf(others))}${others}`;
}

function shortened(name: string, room: number): string {
  if (bytesOf(name) <= room) return name;
  const letters = [...name];
  while (bytesOf(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('')}…`;
}

/** The UTF-8 length of a text in bytes, computed here because rules have no TextEncoder. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}
