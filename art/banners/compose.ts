import sharp from 'sharp';
import { encodeOriginal } from '../encode-original.ts';
import { breakLines, fitSize, type TypeAnchor, type TypeWeight, textPath, textWidth } from '../type-setting.ts';

/** A rectangle in px of the banner; it may extend beyond the edges. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One layer of a banner: vector art, or a picture in its frame. */
export type Layer = { svg: string } | { picture: Buffer; frame: Frame; fit: 'contain' | 'cover'; turn?: number };

/** The shop's ink and background (same as in ui/tokens.css). */
export const ink = '#141412';
export const paper = '#FFFFFF';
export const accent = '#C93A18';

/** Composes layers over a background colour and encodes them as JPEG of the given size in px. */
export async function composeBanner(background: string, widthPx: number, heightPx: number, layers: readonly Layer[]): Promise<Buffer> {
  const parts = await Promise.all(
    layers.map(async (layer) =>
      'svg' in layer ? { input: vector(layer.svg, widthPx, heightPx), left: 0, top: 0 } : placed(layer, widthPx, heightPx),
    ),
  );
  const ground = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } });
  return encodeOriginal(ground.composite(parts.filter((part) => part !== null)));
}

/** A block of type: headline above a line of text, measured so that layouts can align it to any edge. */
interface TypeBlock {
  svg: string;
  height: number;
}

/** Sets headline and line into a width; the headline keeps its own line breaks and shrinks to fit. `y` is the top edge. */
export function typeBlock(text: {
  title: string;
  subtitle: string;
  x: number;
  y: number;
  width: number;
  titlePx: number;
  subtitlePx: number;
  colour: string;
  anchor?: TypeAnchor;
  weight?: TypeWeight;
}): TypeBlock {
  const weight = text.weight ?? 800;
  const tracking = -0.028;
  const anchor = text.anchor ?? 'start';
  const rows = breakLines(text.title, { weight, sizePx: text.titlePx, tracking }, text.width);
  const size = Math.min(text.titlePx, ...rows.map((row) => fitSize({ text: row, weight, tracking }, text.width, text.titlePx)));
  const lead = size * 1.16;
  const paths = rows.map((row, index) =>
    textPath({ text: row, weight, sizePx: size, x: text.x, y: text.y + size * 0.86 + index * lead, anchor, tracking }),
  );
  const below = text.y + size * 0.86 + (rows.length - 1) * lead + size * 0.3;
  const lines =
    text.subtitle === '' ? [] : breakLines(text.subtitle, { weight: 600, sizePx: text.subtitlePx, tracking: -0.01 }, text.width);
  const small = lines.map((row, index) =>
    textPath({
      text: row,
      weight: 600,
      sizePx: text.subtitlePx,
      x: text.x,
      y: below + text.subtitlePx * (1.1 + index * 1.42),
      anchor,
      tracking: -0.01,
    }),
  );
  const height = below - text.y + (lines.length === 0 ? 0 : text.subtitlePx * (1.1 + (lines.length - 1) * 1.42) + text.subtitlePx * 0.3);
  return { svg: `<path d="${[...paths, ...small].join('')}" fill="${text.colour}"/>`, height };
}

/** One line of type that fills a width exactly. */
export function fullLine(
  text: string,
  weight: TypeWeight,
  width: number,
  x: number,
  baseline: number,
  maxPx: number,
): { d: string; sizePx: number } {
  const tracking = -0.035;
  const sizePx = Math.min(maxPx, width / textWidth({ text, weight, sizePx: 1, tracking }));
  return { d: textPath({ text, weight, sizePx, x, y: baseline, tracking }), sizePx };
}

/** A readable ink for the background: dark on light, white on dark. */
export function inkOn(background: string): string {
  const value = Number.parseInt(background.slice(1), 16);
  const linear = [value >> 16, (value >> 8) & 255, value & 255].map((part) => (part / 255) ** 2.2);
  const bright = 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  return bright > 0.3 ? ink : paper;
}

/** A colour moved towards another, share 0..1. */
export function blend(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift: number) => Math.round(((a >> shift) & 255) * (1 - share) + ((b >> shift) & 255) * share);
  return `#${[16, 8, 0].map((shift) => part(shift).toString(16).padStart(2, '0')).join('')}`;
}

function vector(svg: string, widthPx: number, heightPx: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${svg}</svg>`,
  );
}

/** Scales, rotates and crops a picture to the part of its frame that is on the banner; null when none is. */
async function placed(layer: Exclude<Layer, { svg: string }>, widthPx: number, heightPx: number) {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const width = Math.round(layer.frame.width);
  const height = Math.round(layer.frame.height);
  const fitted = await sharp(layer.picture)
    .resize(width, height, { fit: layer.fit, background: clear })
    .ensureAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const turned = layer.turn
    ? await sharp(fitted).rotate(layer.turn, { background: clear }).png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
    : { data: fitted, info: { width, height } };
  const left = Math.round(layer.frame.x + (width - turned.info.width) / 2);
  const top = Math.round(layer.frame.y + (height - turned.info.height) / 2);
  const from = { x: Math.max(0, -left), y: Math.max(0, -top) };
  const right = Math.min(turned.info.width, widthPx - left);
  const bottom = Math.min(turned.info.height, heightPx - top);
  if (right <= from.x || bottom <= from.y) return null;
  const input = await sharp(turned.data)
    .extract({ left: from.x, top: from.y, width: right - from.x, height: bottom - from.y })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}
