import sharp from 'sharp';
import type { Box } from '../garments/box.ts';
import { type Field, makeField, soften } from '../garments/field.ts';

/** A cut-out around a graphic: its shape grown by an even margin, as samples in a box of the picture. */
interface DieCut {
  box: Box;
  field: Field;
}

/** The shape of a graphic fitted into a box (samples of a picture of `sizePx`), grown by `margin` samples with round corners. Null when it lies outside the picture. */
export async function dieCut(graphic: Buffer, fit: Box, margin: number, sizePx: number): Promise<DieCut | null> {
  const reach = Math.ceil(margin * 2) + 24;
  const left = Math.max(0, fit.left - reach);
  const top = Math.max(0, fit.top - reach);
  const width = Math.min(sizePx, fit.left + fit.width + reach) - left;
  const height = Math.min(sizePx, fit.top + fit.height + reach) - top;
  if (width < 8 || height < 8) return null;
  const alpha = await sharp(graphic)
    .resize(fit.width, fit.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const shape = makeField(width, height);
  for (let y = Math.max(0, top - fit.top); y < fit.height && y + fit.top < top + height; y++) {
    for (let x = Math.max(0, left - fit.left); x < fit.width && x + fit.left < left + width; x++) {
      shape.data[(y + fit.top - top) * width + x + fit.left - left] = (alpha[y * fit.width + x] ?? 0) > 24 ? 1 : 0;
    }
  }
  grow(shape, margin);
  return { box: { left, top, width, height }, field: shape };
}

/** Grows by blurring with a low threshold, twice, then smooths the edge over about two samples; in place. */
function grow(shape: Field, margin: number): void {
  soften(shape, margin * 0.62);
  cut(shape, 0.06, 0.12);
  soften(shape, margin * 0.5);
  cut(shape, 0.3, 0.4);
  soften(shape, 0.8);
}

function cut({ data }: Field, low: number, high: number): void {
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1, Math.max(0, ((data[i] ?? 0) - low) / (high - low)));
}
