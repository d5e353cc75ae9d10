import type { Box } from '../placement.ts';
import type { DesignText } from './design-text.ts';
import { outlineStroke, type TextOutline } from './lay-out-text.ts';

/** A text as an SVG that fills its box exactly, for editor, pictures and print files. */
export function textSvg(
  { d, x, y, width, height }: TextOutline,
  text: Pick<DesignText, 'color' | 'outlineColor' | 'outlineWidth'>,
): string {
  // A tenth of the size, so that the longest text declares fewer pixels than a picture may have.
  const size = `width="${width / 10}" height="${height / 10}" viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${pathsOf(d, text)}</svg>`;
}

/** The texts of a side as outlines in mm, for cutters and plotters. Null for a side without texts. */
export function printSvg(
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  layers: readonly (Box & { text?: DesignText | undefined; outline?: TextOutline })[],
): string | null {
  const drawn = layers.flatMap(({ text, outline, ...box }) => {
    if (text === undefined || outline === undefined) return [];
    const turn = `rotate(${box.rotation} ${box.x + box.width / 2} ${box.y + box.height / 2})`;
    const scale = `scale(${box.width / outline.width} ${box.height / outline.height})`;
    const place = `translate(${box.x} ${box.y}) ${scale} translate(${-outline.x} ${-outline.y})`;
    return [`<g transform="${turn} ${place}">${pathsOf(outline.d, text)}</g>`];
  });
  if (drawn.length === 0) return null;
  const size = `width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`;
}

function pathsOf(d: string, text: Pick<DesignText, 'color' | 'outlineColor' | 'outlineWidth'>): string {
  const { color, outlineColor } = text;
  const ink = `<path d="${d}" fill="${color}"/>`;
  if (outlineColor === null) return ink;
  return `<path d="${d}" fill="${outlineColor}" stroke="${outlineColor}" stroke-width="${outlineStroke(text)}" stroke-linejoin="round"/>${ink}`;
}
