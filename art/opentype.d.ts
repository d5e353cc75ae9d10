/** The part of opentype.js that type-setting.ts uses (the package ships no types). */
declare module 'opentype.js' {
  interface Glyph {
    /** 0: the font has no glyph for the character. */
    index: number;
    advanceWidth?: number;
    getPath(x: number, y: number, fontSize: number): Path;
  }
  interface Path {
    toPathData(decimalPlaces?: number): string;
    getBoundingBox(): { x1: number; y1: number; x2: number; y2: number };
  }
  interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  /** CommonJS under Node, hence the default export. */
  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
