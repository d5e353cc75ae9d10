import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/**
 * Sets Korean and Latin type as vector paths, so that pictures look the same on a machine without a
 * Korean font. Faces are the static files of the `pretendard` package.
 */
export type TypeWeight = 400 | 600 | 700 | 800 | 900;
export type TypeAnchor = 'start' | 'middle' | 'end';

/** One line of type; `x`, `y` are the anchor point on the baseline in px, `tracking` is in em. */
export interface TypeLine {
  text: string;
  weight: TypeWeight;
  sizePx: number;
  x: number;
  y: number;
  anchor?: TypeAnchor;
  tracking?: number;
}

/** A typeset line: `box` is the ink box (px), `advance` the width the line takes (px). */
interface SetType {
  d: string;
  advance: number;
  box: { x: number; y: number; width: number; height: number };
}

type Font = ReturnType<typeof opentype.parse>;
type Glyph = ReturnType<Font['charToGlyph']>;

const faceNames: Record<TypeWeight, string> = {
  400: 'Regular',
  600: 'SemiBold',
  700: 'Bold',
  800: 'ExtraBold',
  900: 'Black',
};
const fonts = new Map<TypeWeight, Font>();
const packages = createRequire(import.meta.url);

/** The path data (`d`) of one line of type. */
export function textPath(line: TypeLine): string {
  return setType(line).d;
}

/** The width in px of a line, without drawing it. */
export function textWidth(line: Pick<TypeLine, 'text' | 'weight' | 'sizePx' | 'tracking'>): number {
  return measure(layOut(line), line);
}

/** One line of type with its advance and ink box, for optical centring and fitting. */
export function setType(line: TypeLine): SetType {
  const glyphs = layOut(line);
  const advance = measure(glyphs, line);
  const shift = { start: 0, middle: advance / 2, end: advance }[line.anchor ?? 'start'];
  const parts: string[] = [];
  const ink = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  for (const { glyph, at } of glyphs) {
    const path = glyph.getPath(line.x - shift + at * line.sizePx, line.y, line.sizePx);
    const d = path.toPathData(2);
    if (d === '') continue;
    parts.push(d);
    const box = path.getBoundingBox();
    ink.x1 = Math.min(ink.x1, box.x1);
    ink.y1 = Math.min(ink.y1, box.y1);
    ink.x2 = Math.max(ink.x2, box.x2);
    ink.y2 = Math.max(ink.y2, box.y2);
  }
  const box =
    parts.length === 0
      ? { x: line.x, y: line.y, width: 0, height: 0 }
      : { x: ink.x1, y: ink.y1, width: ink.x2 - ink.x1, height: ink.y2 - ink.y1 };
  return { d: parts.join(''), advance, box };
}

/** The largest size (px, at most `maxPx`) at which the line fits `widthPx`. */
export function fitSize(line: Pick<TypeLine, 'text' | 'weight' | 'tracking'>, widthPx: number, maxPx: number): number {
  const perPx = textWidth({ ...line, sizePx: 1 });
  return perPx === 0 ? maxPx : Math.min(maxPx, widthPx / perPx);
}

/**
 * Breaks text into lines at spaces (as Korean `keep-all` does), each at most `widthPx` wide; a
 * newline in the text always breaks.
 */
export function breakLines(text: string, face: Pick<TypeLine, 'weight' | 'sizePx' | 'tracking'>, widthPx: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last === undefined || textWidth({ ...face, text: longer }) > widthPx) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
}

function measure(glyphs: { glyph: Glyph; at: number; width: number }[], line: Pick<TypeLine, 'sizePx'>): number {
  const last = glyphs.at(-1);
  return last === undefined ? 0 : (last.at + last.width) * line.sizePx;
}

/** Glyphs with their position and width in em: only pair kerning and tracking, which is enough for display type. */
function layOut(line: Pick<TypeLine, 'text' | 'weight' | 'tracking'>) {
  const font = fontOf(line.weight);
  const glyphs: { glyph: Glyph; at: number; width: number }[] = [];
  let at = 0;
  let before: Glyph | undefined;
  for (const character of line.text) {
    const glyph = font.charToGlyph(character);
    if (before) at += font.getKerningValue(before, glyph) / font.unitsPerEm + (line.tracking ?? 0);
    const width = (glyph.advanceWidth ?? 0) / font.unitsPerEm;
    glyphs.push({ glyph, at, width });
    at += width;
    before = glyph;
  }
  return glyphs;
}

function fontOf(weight: TypeWeight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = packages.resolve(`pretendard/dist/public/static/Pretendard-${faceNames[weight]}.otf`);
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(weight, font);
  return font;
}
