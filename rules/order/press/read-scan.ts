import { convertHangulToQwerty } from 'es-hangul';
import { parseLineNumber } from '../line-number.ts';

/** Parses what a scanner typed: a keyboard set to Hangul turns its letters into syllables. Null when it is no number of an order. */
export function readScan(text: string): ReturnType<typeof parseLineNumber> {
  return parseLineNumber(text) ?? parseLineNumber(convertHangulToQwerty(text));
}
