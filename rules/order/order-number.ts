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
