import sharp from 'sharp';
import { blur, type Field, makeField } from '../garments/field.ts';
import { productPx } from './scene.ts';

/** A cut-out round a graphic: its shape grown by an even margin, as samples of the picture. */
export interface DieCut {
  cover: Field;
  box: { left: number; top: number; width: number; height: number };
}

/** The shape of a graphic fitted into a box (samples of the picture), grown by `margin` samples with rounded corners and no holes narrower than that. */
export async function dieCut(graphic: Buffer, box: DieCut['box'], margin: number): Promise<DieCut> {
  const alpha = await sharp(graphic)
    .resize(box.width, box.height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const shape = makeField(productPx, productPx);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const column = box.left + x;
      const row = box.top + y;
      if (column < 0 || row < 0 || column >= productPx || row >= productPx) continue;
      shape.data[row * productPx + column] = (alpha[y * box.width + x] ?? 0) > 24 ? 1 : 0;
    }
  }
  return { cover: grown(shape, margin), box };
}

/** Grows by blurring and cutting low, twice, then smooths the edge over about two samples. */
function grown(shape: Field, margin: number): Field {
  const first = step(blur(shape, margin * 0.62), 0.06, 0.12);
  const second = blur(step(blur(first, margin * 0.5), 0.3, 0.4), 0.8);
  return second;
}

function step(field: Field, low: number, high: number): Field {
  const out = makeField(field.width, field.height);
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = Math.min(1, Math.max(0, ((field.data[i] ?? 0) - low) / (high - low)));
  }
  return out;
}
