import { parseLineNumber } from './line-number.ts';

/**
 * What an operator looks for: one order by its number, or orders by a word that they are kept under (app.order_words), a waybill or its end, or a part of
 * their number (app.order_number_parts).
 */
export type OrderSearch = { orderNumber: string } | { words: readonly string[]; waybillEnd: string | null; numberPart: string | null };

/** Digits of the end of a phone or a waybill that are enough to look for: the indexes have so many. */
export const DIGITS_END = 4;
/** Signs of an order number that are looked up at once: the index has every four that stand beside each other. */
export const NUMBER_PART = 4;
/** What may stand beside each other in an order number, `20261120-7K3M9QX`. */
const numberPattern = /^(?:[0-9A-Z]{4,8}|\d{0,8}-[0-9A-Z]{0,7})$/;

/**
 * What is looked for by this text: an order number or a scanned line number, else four signs or more of an order number, the whole of a name, a phone
 * number or its last four digits, or a waybill from its last four digits on. Null for what is too short to look for.
 */
export function orderSearch(text: string): OrderSearch | null {
  const number = parseLineNumber(text);
  if (number !== null) return { orderNumber: number.orderNumber };
  const numberPart = numberPartOf(text);
  const digits = text.replace(/[\s.-]/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length < DIGITS_END) return null;
    return { words: [digits], waybillEnd: digits, numberPart };
  }
  const name = text.toLowerCase().replace(/\s+/g, '');
  return name.length < 2 ? null : { words: [name], waybillEnd: null, numberPart };
}

function numberPartOf(text: string): string | null {
  const part = text.trim().toUpperCase();
  return part.length >= NUMBER_PART && numberPattern.test(part) ? part : null;
}
