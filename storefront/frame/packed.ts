import { useMemo } from 'react';

declare const held: unique symbol;

/** A value as one text of JSON. */
export type Packed<Value> = string & { readonly [held]: Value };

/**
 * Packs what a loader sends when it is long. The router's own encoding numbers every value, and numbers that differ everywhere do not
 * compress: the data of the home page is half as long, compressed, as one text, most of whose words stand in the markup before it.
 */
export function packed<Value>(value: Value): Packed<Value> {
  return quotesTurned(JSON.stringify(value)) as Packed<Value>;
}

/** Double quotes for single ones and back: the router puts the text into JSON in a script, which would escape each double quote twice. */
function quotesTurned(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}

/** What was packed. */
export function unpacked<Value>(text: Packed<Value>): Value {
  return JSON.parse(quotesTurned(text)) as Value;
}

/** What was packed, the same object as long as it is the same text. */
export function useUnpacked<Value>(text: Packed<Value>): Value {
  return useMemo(() => unpacked(text), [text]);
}
