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

const DAY = String.raw`20\d{6}`;
/** The demonstration's numbers have six signs. Any letter counts, because a mistyped number is still one. */
const SIGNS = '[0-9A-Z]{6,7}';

/** An order number as the shop writes it, alone or, on labels, with a line id; captures both. */
export const writtenNumber = new RegExp(String.raw`^(${DAY}-${SIGNS})(?:-(\d{1,15}))?$`);
/** A line number as people type it: without the first hyphen, with spaces, or both. Captures the day and the signs. */
const typedLine = new RegExp(String.raw`^(${DAY})[\s-]?(${SIGNS})[\s-]\d{1,15}$`);
/** The whole day of an order number and as many of its signs as were typed. */
const dayAndSigns = new RegExp(`^(${DAY})([0-9A-Z]{0,${ORDER_NUMBER_BYTES}})$`);
/** The end of the day and the beginning of the signs, apart. */
const twoParts = new RegExp(String.raw`^(\d{1,8})\s+([0-9A-Z]{1,${ORDER_NUMBER_BYTES}})$`);
const someSigns = /^[0-9A-Z]*\d[0-9A-Z]*$/;

/** Dashes, and what keyboards offer in their place: the minus sign and the prolonged sound mark of a Japanese one. */
const dashes = /\s*[\p{Pd}\u2212\u30fc]\s*/gu;

/**
 * An order number or a part of it as the shop writes it, from text typed in any case, with spaces, with another dash or without one:
 * `20261120 7k3m9qx` is `20261120-7K3M9QX`. A line number is written as its order's. Other text comes back in capitals only.
 */
export function typedOrderNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim().toUpperCase().replace(dashes, '-');
  const [, lineDay, lineSigns] = typedLine.exec(text.replace(/\s+/g, ' ')) ?? [];
  if (lineDay !== undefined) return `${lineDay}-${lineSigns}`;
  if (text.includes('-')) return text;
  const squeezed = text.replace(/\s/g, '');
  const [, day, rest] = dayAndSigns.exec(squeezed) ?? twoParts.exec(text) ?? [];
  if (day !== undefined) return rest ? `${day}-${rest}` : day;
  return someSigns.test(squeezed) ? squeezed : text;
}
