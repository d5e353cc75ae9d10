import { headingWords } from '../../shop/text/sheet-headings.ts';

/** The alphabet of a printed number, without look-alikes: no 0 and O, 1 and I and L. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** Length of a number and its print format. 31^12 is 59 bits: at ten attempts a minute, nobody will guess one of a million. */
const LENGTH = 12;
const GROUP = 4;

/** Maximum numbers generated or imported at once. */
export const NUMBERS_AT_ONCE = 10_000;

/** The canonical form of a number: upper case, without the blanks and hyphens between groups. */
export function normalizeCouponNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\-–—_.]/g, '')
    .toUpperCase();
}

/** The pattern of a stored number. The check constraint of sales.coupon_numbers matches it. */
export const COUPON_NUMBER_PATTERN = /^[0-9A-Z]{4,40}$/;

/** True for a number in its stored form. */
export function isCouponNumber(number: string): boolean {
  return COUPON_NUMBER_PATTERN.test(number);
}

/** A number as printed: in groups of four if the shop generated it. */
export function printedCouponNumber(number: string): string {
  return number.length === LENGTH && [...number].every((sign) => signs.includes(sign))
    ? (number.match(new RegExp(`.{${GROUP}}`, 'g')) ?? [number]).join('-')
    : number;
}

/** Distinct numbers from random bytes. Bytes that would bias the distribution are skipped. */
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

/** The result of reading a list: valid numbers and rejected ones, each with its line. */
export interface ReadNumbers {
  numbers: { number: string; line: number }[];
  refused: RefusedNumber[];
}

/** A line without a new number, with the reason. */
export interface RefusedNumber {
  line: number;
  text: string;
  reason: (typeof numberRefusals)[number];
}
export const numberRefusals = ['NO_NUMBER', 'TWICE', 'TAKEN', 'TOO_MANY'] as const;

/** The beginning of a refused line, in whole characters, so that no emoji is cut. */
function shown(cell: string): string {
  return Array.from(cell).slice(0, 60).join('');
}

function isHeading(cell: string): boolean {
  return headingWords(bare(cell)).some((word) => numberHeadings.includes(word));
}

/** Headings of the number column: otherwise a heading would become a number that anybody can guess. */
const numberHeadings = [
  '쿠폰번호',
  '쿠폰코드',
  '번호',
  '코드',
  '일련번호',
  'number',
  'code',
  'coupon',
  'couponnumber',
  'couponcode',
  'serial',
  'no',
];

/**
 * Reads a table with one number per row: from the column with a known heading, else from the first one. The heading row is the first
 * with such a heading and no number above it; rows above are titles. Empty rows are skipped.
 */
export function readCouponNumbers(table: readonly (readonly string[])[]): ReadNumbers {
  const top = table.findIndex((cells) => cells.some(isHeading) || isCouponNumber(normalizeCouponNumber(bare(cells[0]))));
  const heading = table[top]?.findIndex(isHeading) ?? -1;
  const numbers = new Map<string, number>();
  const refused: RefusedNumber[] = [];
  for (const [index, cells] of table.entries()) {
    const cell = bare(cells[Math.max(0, heading)]);
    if (cell === '' || (heading >= 0 && index <= top)) continue;
    const number = normalizeCouponNumber(cell);
    if (!isCouponNumber(number)) refused.push({ line: index + 1, text: shown(cell), reason: 'NO_NUMBER' });
    else if (numbers.has(number)) refused.push({ line: index + 1, text: shown(cell), reason: 'TWICE' });
    else numbers.set(number, index + 1);
  }
  return { numbers: [...numbers].map(([number, line]) => ({ number, line })), refused };
}

/** A cell without quotes and without what follows another separator. */
function bare(written = ''): string {
  const [cell = ''] = written.replace(/^\uFEFF/, '').split(/[,;\t]/, 1);
  return cell.replace(/^"|"$/g, '').trim();
}

/** True for a table with a known heading of the number column. */
export function hasNumberHeading(table: readonly (readonly string[])[]): boolean {
  return table.slice(0, 10).some((cells) => cells.length > 1 && cells.some(isHeading));
}
