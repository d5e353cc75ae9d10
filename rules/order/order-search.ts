import { parseLineNumber } from './line-number.ts';

/** What an operator looks for: one order by its number, or a word that orders are kept under (app.order_words), or a waybill. */
export type OrderSearch = { orderNumber: string } | { words: readonly string[]; trackingNumber: string | null };

/** Signs of a phone's end that are enough to look for. */
const PHONE_END = 4;

/**
 * What is looked for by this text: an order number or a scanned line number, else the whole of a name, a phone number or its last four digits, or
 * a waybill. Null for what is too short to look for.
 */
export function orderSearch(text: string): OrderSearch | null {
  const number = parseLineNumber(text);
  if (number !== null) return { orderNumber: number.orderNumber };
  const digits = text.replace(/[\s.-]/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length < PHONE_END) return null;
    return { words: [digits], trackingNumber: digits.length > PHONE_END ? digits : null };
  }
  const name = text.toLowerCase().replace(/\s+/g, '');
  return name.length < 2 ? null : { words: [name], trackingNumber: null };
}
