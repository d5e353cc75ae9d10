import { koreanDay } from '../shop/korean-time.ts';

/** Letters and digits that are not easily confused: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random bytes in an order number. */
export const ORDER_NUMBER_BYTES = 7;

/** A readable order number: the Korean day and seven random characters, `20261120-7K3M9QX`. The database keeps it unique. */
export function orderNumber(orderedAt: Date, random: Uint8Array): string {
  const day = koreanDay(orderedAt).replaceAll('-', '');
  const signs = Array.from(random.slice(0, ORDER_NUMBER_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]);
  return `${day}-${signs.join('')}`;
}

/** With a month and a day that exist: the digits of a waybill seldom make one. */
const DAY = String.raw`20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
/** The demonstration's numbers have six signs. Any letter counts, because a mistyped number is still one. */
const SIGNS = '[0-9A-Z]{6,7}';

/** An order number as the shop writes it, alone or, on labels, with a line id; captures both. */
export const writtenNumber = new RegExp(String.raw`^(${DAY}-${SIGNS})(?:-(\d{1,15}))?$`);
/** What people put between the parts of a number instead of its hyphen. */
const SEPARATOR = String.raw`(?:\s*[-_./]\s*|\s+)`;
/** The day as people type it, in parts or not. Captures year, month and day. */
const TYPED_DAY = String.raw`(2[0O][\dO]{2})${SEPARATOR}?([0O][1-9]|1[0O12])${SEPARATOR}?([0O][1-9]|[12][\dO]|3[0O1])`;
/** A whole number as people type it, with its line or without. Captures the parts of the day and the signs. */
const typedNumber = new RegExp(String.raw`^${TYPED_DAY}${SEPARATOR}?(${SIGNS})(?:${SEPARATOR}\d{1,15})?$`);
/** The whole day and as many of the signs as were typed. Captures the same. */
const dayAndSigns = new RegExp(`^${TYPED_DAY}${SEPARATOR}?([0-9A-Z]{0,${ORDER_NUMBER_BYTES}})$`);
/** The end of the day and the beginning of the signs, apart. */
const twoParts = new RegExp(String.raw`^(\d{0,8})${SEPARATOR}([0-9A-Z]{0,${ORDER_NUMBER_BYTES}})$`);
const someSigns = /^[0-9A-Z]*\d[0-9A-Z]*$/;

/** What is copied in front of a number and is no part of it: its label, quotes, brackets. Hyphens are parts of it. */
const before = /^(?:주문\s*번호|[^\p{L}\p{N}-])+/u;
const partOfNumber = /[\p{L}\p{N}-]/u;
/** Signs that nobody sees: a zero-width space, marks of the direction. */
const unseen = /\p{Cf}/gu;

/** Dashes, and what keyboards offer in their place: the minus sign and the prolonged sound mark of a Japanese one. */
const dashes = /\s*[\p{Pd}\u2212\u30fc]\s*/gu;

/**
 * An order number or a part of it as the shop writes it, from text typed in any case, with spaces, with another separator or without one,
 * with what was copied along, and with the letters that the shop's numbers avoid in place of the digits they look like:
 * `주문번호: 2026-11-20 7k3m9qx,` is `20261120-7K3M9QX`. A line number is written as its order's. Other text comes back in capitals only.
 */
export function typedOrderNumber(typed: string): string {
  return readTyped(typed).written;
}

/**
 * The order number in a typed text (`written`, else the text in capitals), and `bare`: the text without what can be no part of a number, in
 * capitals and with the shop's hyphen.
 */
export function readTyped(typed: string): { written: string; bare: string } {
  const text = typed.normalize('NFKC').trim().toUpperCase();
  const bare = bareOf(text);
  return { written: writtenAs(bare) ?? text, bare };
}

function writtenAs(bare: string): string | null {
  const squeezed = bare.replace(/\s/g, '');
  const [, ...parts] = typedNumber.exec(bare) ?? dayAndSigns.exec(squeezed) ?? [];
  if (parts.length > 0) {
    const [year = '', month = '', day = '', signs = ''] = parts.map(asDigits);
    return `${year}${month}${day}${signs === '' ? '' : `-${signs}`}`;
  }
  const [, end, beginning = ''] = twoParts.exec(bare) ?? [];
  if (end !== undefined) return `${end}-${asDigits(beginning)}`;
  return someSigns.test(squeezed) ? asDigits(squeezed) : null;
}

function bareOf(text: string): string {
  // One space first: the patterns would try every part of a long run of them.
  const spaced = text.replace(unseen, '').replace(/\s+/g, ' ');
  const signs = Array.from(spaced.replace(dashes, '-').replace(before, ''));
  // Not a pattern that ends in `+$`: it would try every part of a long run of punctuation.
  return signs.slice(0, signs.findLastIndex((sign) => partOfNumber.test(sign)) + 1).join('');
}

/** Letters that no number of the shop has, as the digits they look like. */
function asDigits(signs: string): string {
  return signs.replaceAll('O', '0').replace(/[IL]/g, '1');
}
