import sharp from 'sharp';
import type { Box } from './box.ts';
import { type Field, makeField } from './field.ts';

/**
 * Renders SVG (1000 units to the whole side) over one box of samples and returns the grey of a `part` of it (default: all) as 0..1. A part
 * is not rendered alone, because outline edges come out slightly different in another box.
 */
export async function rasterGrey(body: string, size: number, box: Box, ground: string, part: Box = box): Promise<Field> {
  const svg = framed(`<rect x="-4000" y="-4000" width="9000" height="9000" fill="${ground}"/>${body}`, size, box);
  const grey = await sharp(Buffer.from(svg))
    .extract({ left: part.left - box.left, top: part.top - box.top, width: part.width, height: part.height })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const field = makeField(part.width, part.height);
  const { data } = field;
  for (let i = 0; i < grey.length; i++) data[i] = (grey[i] ?? 0) / 255;
  return field;
}

/** Renders SVG over the whole picture as RGBA. */
export async function rasterColour(body: string, size: number): Promise<Uint8ClampedArray> {
  const whole = { left: 0, top: 0, width: size, height: size };
  const svg = framed(body, size, whole);
  return new Uint8ClampedArray(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

function framed(body: string, size: number, box: Box): string {
  const unit = 1000 / size;
  const view = [box.left, box.top, box.width, box.height].map((value) => value * unit).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${view}">${body}</svg>`;
}
