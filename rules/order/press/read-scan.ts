import { convertHangulToQwerty } from 'es-hangul';
import { parseLineNumber } from '../line-number.ts';

/** Parses scanner input, also typed with a Hangul keyboard. Null when it is no order number. */
export function readScan(text: string): ReturnType<typeof parseLineNumber> {
  return parseLineNumber(text) ?? parseLineNumber(convertHangulToQwerty(text));
}
