/** The part of wawoff2 that shape-text.ts uses (the package ships no types). */
declare module 'wawoff2' {
  /** The font file (TrueType or OpenType) in a WOFF2 file. Throws for anything else. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
