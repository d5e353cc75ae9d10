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

/** Matches only existing months and days, which digits of a waybill rarely form. */
const DAY = String.raw`20\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
/** The random characters: six in a demonstration's numbers. Any letter counts, because a mistyped number is still one. */
const SIGNS = '[0-9A-Z]{6,7}';

/** An order number as the shop writes it, alone or, on labels, with a line id; captures both. */
export const writtenNumber = new RegExp(String.raw`^(${DAY}-${SIGNS})(?:-(\d{1,15}))?$`);
/** Characters that people use instead of the hyphens of a number. */
const SEPARATOR = String.raw`(?:\s*[-_./]\s*|\s+)`;
/** The day as people type it, with or without separators. Captures year, month and day. */
const TYPED_DAY = String.raw`(2[0O][\dO]{2})${SEPARATOR}?([0O][1-9]|1[0O12])${SEPARATOR}?([0O][1-9]|[12][\dO]|3[0O1])`;
/** A whole number as people type it, with or without its line. Captures the parts of the day and the characters. */
const typedNumber = new RegExp(String.raw`^${TYPED_DAY}${SEPARATOR}?(${SIGNS})(?:${SEPARATOR}\d{1,15})?$`);
/** The whole day and the first characters. Captures the same. */
const dayAndSigns = new RegExp(`^${TYPED_DAY}${SEPARATOR}?([0-9A-Z]{0,${ORDER_NUMBER_BYTES}})$`);
/** The end of the day and the first characters, separated. */
const twoParts = new RegExp(String.raw`^(\d{0,8})${SEPARATOR}([0-9A-Z]{0,${ORDER_NUMBER_BYTES}})$`);
const someSigns = /^[0-9A-Z]*\d[0-9A-Z]*$/;

/** Text copied in front of a number: its label, quotes, brackets. Hyphens belong to the number. */
const before = /^(?:주문\s*번호|[^\p{L}\p{N}-])+/u;
const partOfNumber = /[\p{L}\p{N}-]/u;
/** Invisible characters: a zero-width space, direction marks. */
const unseen = /\p{Cf}/gu;

/** Dashes and similar keyboard characters: the minus sign and the Japanese prolonged sound mark. */
const dashes = /\s*[\p{Pd}\u2212\u30fc]\s*/gu;

/**
 * An order number, or a part of it, in the shop's form, from text in any case, with any or no separators, with copied labels, and with
 * letters instead of similar digits: `주문번호: 2026-11-20 7k3m9qx,` is `20261120-7K3M9QX`. A line number becomes its order number. Other
 * text is only capitalised.
 */
export function typedOrderNumber(typed: string): string {
  return readTyped(typed).written;
}

/**
 * The order number in a typed text (`written`, else the text in capitals), and `bare`: the text in capitals without characters that no
 * number has, with the shop's hyphen.
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

/** Replaces letters that no order number has by the digits they look like. */
function asDigits(signs: string): string {
  return signs.replaceAll('O', '0').replace(/[IL]/g, '1');
}
