declare global {
  // Node 24 has both; TypeScript's library does not declare them yet.
  interface JSON {
    rawJSON(text: string): unknown;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/**
 * A JSON number that a JavaScript number cannot represent, kept as text: PostgreSQL parses it by the column's type, and inside a jsonb
 * value it is written out unchanged.
 */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return JSON.rawJSON(this.text);
  }
}

/** Only numbers this long, large or small can lose precision. */
const isLong = /\d[\d.]{15}|[eE][+-]?\d{3}/;

/** Replaces numbers that lost digits when parsed by an ExactNumber; `value` is the plain parse of `text`. */
export function withExactNumbers(text: string, value: unknown): unknown {
  if (!isLong.test(text)) return value;
  return JSON.parse(text, (_key, each, { source }) => (typeof each === 'number' && source !== undefined ? exactNumber(source) : each));
}

/** A JavaScript number if it is exact, else the original text. */
export function exactNumber(source: string): number | ExactNumber {
  const plain = Number(source);
  return !isLong.test(source) || digitsOf(String(plain)) === digitsOf(source) ? plain : new ExactNumber(source);
}

/** The significant digits of a number, independent of notation. */
function digitsOf(text: string): string {
  const [mantissa = ''] = text.toLowerCase().split('e');
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  // A loop, because /0+$/ would search each run of zeros from every one of its digits.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
