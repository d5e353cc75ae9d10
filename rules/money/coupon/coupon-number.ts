/** Signs of a number that is read off paper: no 0 and O, 1 and I and L, that look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Signs of a number, and how it is printed. 31^12 is 59 bits: nobody meets one of a million by trying ten a minute. */
const LENGTH = 12;
const GROUP = 4;

/** Numbers of one list that is generated or brought along at once. */
export const NUMBERS_AT_ONCE = 10_000;

/** A number as it is kept and compared: capitals, without the blanks and strokes people put between its groups. */
export function normalizeCouponNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\-–—_.]/g, '')
    .toUpperCase();
}

/** A number as it is kept. The check constraint of sales.coupon_numbers says the same. */
export const COUPON_NUMBER_PATTERN = /^[0-9A-Z]{4,40}$/;

/** True for a number as it is kept. */
export function isCouponNumber(number: string): boolean {
  return COUPON_NUMBER_PATTERN.test(number);
}

/** A number as it is printed, in groups of four where it is one of ours. */
export function printedCouponNumber(number: string): string {
  return number.length === LENGTH && [...number].every((sign) => signs.includes(sign))
    ? (number.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [number]).join('-')
    : number;
}

/** Numbers made of random bytes, each once. Bytes that would make some signs likelier than others are passed over. */
export function couponNumbers(count: number, randomBytes: (size: number) => Uint8Array): string[] {
  const numbers = new Set<string>();
  const fair = 256 - (256 % signs.length);
  let number = '';
  while (numbers.size < count) {
    for (const byte of randomBytes(64)) {
      if (byte < fair) number += signs[byte % signs.length];
      if (number.length < LENGTH) continue;
      if (numbers.size < count) numbers.add(number);
      number = '';
    }
  }
  return [...numbers];
}

/** What a list of numbers brings: those to keep, and the lines that are refused, each with why. */
export interface ReadNumbers {
  numbers: string[];
  refused: { line: number; text: string; reason: 'NO_NUMBER' | 'TWICE' }[];
}

/** Reads a list as a file has it: a number a line, or the first cell of each line of a CSV file; empty lines count for nothing. */
export function readCouponNumbers(text: string): ReadNumbers {
  const numbers = new Set<string>();
  const refused: ReadNumbers['refused'] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const cell = (line.split(/[,;\t]/, 1)[0] ?? '').replace(/^"|"$/g, '').trim();
    if (cell === '') continue;
    const number = normalizeCouponNumber(cell);
    if (!isCouponNumber(number)) refused.push({ line: index + 1, text: cell.slice(0, 60), reason: 'NO_NUMBER' });
    else if (numbers.has(number)) refused.push({ line: index + 1, text: cell.slice(0, 60), reason: 'TWICE' });
    else numbers.add(number);
  }
  return { numbers: [...numbers], refused };
}
