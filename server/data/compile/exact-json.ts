declare global {
  // Node 24 has both; TypeScript's library does not know them yet.
  interface JSON {
    rawJSON(text: string): unknown;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

/**
 * A number of JSON that a JavaScript number cannot hold, kept as it was written: PostgreSQL reads it by the column's type, and as
 * part of a jsonb value it is written out unchanged.
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

/** Only numbers of so many digits, or so large or small, can lose something. */
const isLong = /\d[\d.]{15}|[eE][+-]?\d{3}/;

/** Puts ExactNumber in the place of the numbers a plain reading lost digits of; `value` is that plain reading of `text`. */
export function withExactNumbers(text: string, value: unknown): unknown {
  if (!isLong.test(text)) return value;
  return JSON.parse(text, (_key, each, { source }) => (typeof each === 'number' && source !== undefined ? exactNumber(source) : each));
}

/** A number as JavaScript has it when that says the same, else as it was written. */
export function exactNumber(source: string): number | ExactNumber {
  const plain = Number(source);
  return !isLong.test(source) || digitsOf(String(plain)) === digitsOf(source) ? plain : new ExactNumber(source);
}

/** The significant digits of a number, the same however it is written. */
function digitsOf(text: string): string {
  const [mantissa = ''] = text.toLowerCase().split('e');
  return mantissa.replace(/\D/g, '').replace(/^0+|0+$/g, '');
}
