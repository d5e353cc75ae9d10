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

/** The whole day of an order number and as many of its signs as were typed. */
const dayAndSigns = /^(20\d{6})([0-9A-Z]{0,7})$/;
/** The end of the day and the beginning of the signs, apart. */
const twoParts = /^(\d{1,8})\s+([0-9A-Z]{1,7})$/;
const someSigns = /^[0-9A-Z]*\d[0-9A-Z]*$/;

/**
 * An order number or a part of it as the shop writes it, from text typed in any case, with spaces, with another dash or without one:
 * `20261120 7k3m9qx` is `20261120-7K3M9QX`. Other text comes back in capitals only.
 */
export function typedOrderNumber(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/\s*\p{Pd}\s*/gu, '-');
  if (text.includes('-')) return text;
  const squeezed = text.replace(/\s/g, '');
  const [, day, rest] = dayAndSigns.exec(squeezed) ?? twoParts.exec(text) ?? [];
  if (day !== undefined) return rest ? `${day}-${rest}` : day;
  return someSigns.test(squeezed) ? squeezed : text;
}
