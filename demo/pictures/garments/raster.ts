import sharp from 'sharp';
import { type Field, makeField } from './field.ts';

/** A rectangle of samples of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Renders SVG (1000 units to the whole side) and keeps the grey of one box of samples, as 0..1. */
export async function rasterGrey(body: string, size: number, box: Box, ground: string): Promise<Field> {
  const svg = framed(`<rect x="-4000" y="-4000" width="9000" height="9000" fill="${ground}"/>${body}`, size, box);
  const grey = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  const field = makeField(box.width, box.height);
  for (let i = 0; i < grey.length; i++) field.data[i] = (grey[i] ?? 0) / 255;
  return field;
}

/** Renders SVG over the whole picture as RGBA. */
export async function rasterColour(body: string, size: number): Promise<Uint8ClampedArray> {
  const whole = { left: 0, top: 0, width: size, height: size };
  const svg = framed(body, size, whole);
  return new Uint8ClampedArray(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}

/** The samples an outline touches, with a margin; outlines are lines between absolute points only. Null when it is out of the picture. */
export function outlineBox(d: string, size: number, margin: number): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [, x, y] of d.matchAll(/[ML](\S+) ([^MLZ]+)/g)) {
    left = Math.min(left, Number(x));
    right = Math.max(right, Number(x));
    top = Math.min(top, Number(y));
    bottom = Math.max(bottom, Number(y));
  }
  const k = size / 1000;
  return clipped(
    Math.floor(left * k) - margin,
    Math.floor(top * k) - margin,
    Math.ceil(right * k) + margin,
    Math.ceil(bottom * k) + margin,
    size,
  );
}

function clipped(left: number, top: number, right: number, bottom: number, size: number): Box | null {
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const width = Math.min(size, right + 1) - x;
  const height = Math.min(size, bottom + 1) - y;
  return width > 0 && height > 0 ? { left: x, top: y, width, height } : null;
}

function framed(body: string, size: number, box: Box): string {
  const unit = 1000 / size;
  const view = [box.left, box.top, box.width, box.height].map((value) => value * unit).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${view}">${body}</svg>`;
}
