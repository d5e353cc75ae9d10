import { useMemo } from 'react';

declare const held: unique symbol;

/** A value as one JSON string. */
export type Packed<Value> = string & { readonly [held]: Value };

/**
 * Packs a long loader result into one JSON string. The router's encoding numbers every value, which compresses badly. As a string, the home
 * page's data is half the size compressed, since most of its words are already in the markup.
 */
export function packed<Value>(value: Value): Packed<Value> {
  return quotesTurned(JSON.stringify(value)) as Packed<Value>;
}

/** Swaps double and single quotes: the router embeds the string as JSON in a script, which would escape every double quote twice. */
function quotesTurned(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

/** The value that was packed. */
export function unpacked<Value>(text: Packed<Value>): Value {
  return JSON.parse(quotesTurned(text)) as Value;
}

/** The unpacked value, the same object for the same string. */
export function useUnpacked<Value>(text: Packed<Value>): Value {
  return useMemo(() => unpacked(text), [text]);
}
