import { convertHangulToQwerty } from 'es-hangul';
import { writtenNumber } from './order-number.ts';

/**
 * The number of an order line on work sheets, labels and waybill files: the order number and the line id, `20261120-7K3M9QX-1042`. A
 * courier's file returns it in its memo column.
 */
export function lineNumber(orderNumber: string, lineId: number): string {
  return `${orderNumber}-${lineId}`;
}

/** Parses what a scanner typed: a keyboard set to Hangul turns its letters into syllables. Null when it is no number of an order. */
export function readScan(text: string): ReturnType<typeof parseLineNumber> {
  return parseLineNumber(text) ?? parseLineNumber(convertHangulToQwerty(text));
}

/** Parses an order number, with a line id if present, from typed, scanned or imported text; null when it is none. */
export function parseLineNumber(text: string): { orderNumber: string; lineId: number | null } | null {
  const found = writtenNumber.exec(text.trim().toUpperCase());
  if (found?.[1] === undefined) return null;
  return { orderNumber: found[1], lineId: found[2] === undefined ? null : Number(found[2]) };
}
