import { phoneDigits } from '../member/address.ts';
import { parseLineNumber } from './line-number.ts';
import { readTyped } from './order-number.ts';

/**
 * A parsed order search: one order by number, or orders by an indexed word (app.order_words), a waybill or its end, or a part of their
 * number (app.order_number_parts).
 */
export type OrderSearch = { orderNumber: string } | { words: readonly string[]; waybillEnd: string | null; numberPart: string | null };

/** Minimum digits from the end of a phone number or waybill; the indexes use the same length. */
export const DIGITS_END = 4;
/** Minimum length of a partial order number; the index holds every substring of this length. */
export const NUMBER_PART = 4;
/** Matches a substring of an order number, `20261120-7K3M9QX`. */
const numberPattern = /^(?:[0-9A-Z]{4,8}|\d{0,8}-[0-9A-Z]{0,7})$/;

/**
 * Parses a search: an order number or a scanned line number; four or more characters of an order number; a full name; a phone number or its
 * last four digits; a waybill or at least its last four digits. Null when the text is too short.
 */
export function orderSearch(text: string): OrderSearch | null {
  const { written, bare } = readTyped(text);
  const number = parseLineNumber(written);
  const digits = bare.replace(/[\s.-]/g, '');
  const isDigits = /^\d+$/.test(digits);
  // Digits without a hyphen may be a waybill too.
  if (number !== null && (!isDigits || bare.includes('-'))) return { orderNumber: number.orderNumber };
  const numberPart = written.length >= NUMBER_PART && numberPattern.test(written) ? written : null;
  if (isDigits) {
    if (digits.length < DIGITS_END) return null;
    return { words: [phoneDigits(digits)], waybillEnd: digits, numberPart };
  }
  const name = text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
  return name.length < 2 ? null : { words: [name], waybillEnd: null, numberPart };
}
