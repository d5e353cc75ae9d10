import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { garmentFrames } from '#demo/content/garments/frames.ts';
import type { ProductKind } from '#demo/content/general-row.ts';
import { drawProduct, productKinds } from './draw-product.ts';

const graphic = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="600" height="600"><circle cx="150" cy="150" r="130" fill="#E4572E"/><rect x="90" y="110" width="120" height="80" fill="#2E86AB"/></svg>',
);

/** Printed garments share one generator for all frames (garments.test.ts checks each frame), so one is enough here. */
const kinds = (Object.keys(productKinds) as ProductKind[]).filter(
  (kind) => kind === 'tote' || !garmentFrames.some(({ code }) => code === kind),
);

type View = 'main' | 'detail';
/** Small: at a third of the shop's width a picture takes a tenth of the time. */
const requestOf = (kind: ProductKind, view: View = 'main') => ({ kind, colorHex: '#EFE7DA', graphic, seed: 1, view, sizePx: 400 });
/** Each is drawn once for all tests. */
const drawn = new Map<string, Promise<Buffer>>();
function picture(kind: ProductKind, view: View = 'main'): Promise<Buffer> {
  const key = `${kind} ${view}`;
  const made = drawn.get(key) ?? drawProduct(requestOf(kind, view));
  drawn.set(key, made);
  return made;
}

describe('product pictures', () => {
  it('every kind of product is drawn as a square of the requested size, whole and close up, with the graphic on it', async () => {
    for (const kind of kinds) {
      for (const view of ['main', 'detail'] as const) {
        const made = await picture(kind, view);
        expect(await sharp(made).metadata(), `${kind} ${view}`).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
        expect(await orangeShare(made), `${kind} ${view}`).toBeGreaterThan(0.003);
      }
    }
  });

  it('the detail picture of a product is drawn closer', async () => {
    expect(await orangeShare(await picture('mug', 'detail'))).toBeGreaterThan((await orangeShare(await picture('mug'))) * 1.3);
  });

  it('a product picture looks the same at the size that the shop uses', async () => {
    const { sizePx: _, ...request } = requestOf('phone-case');
    const large = await drawProduct(request);
    expect(await sharp(large).metadata()).toMatchObject({ width: 1200, height: 1200 });
    expect(await difference(large, await picture('phone-case'))).toBeLessThan(4);
  });

  it('a product picture has the same bytes for the same input, and others for another seed', async () => {
    const request = requestOf('poster');
    const [first, second, other] = [await picture('poster'), await drawProduct(request), await drawProduct({ ...request, seed: 3 })];
    expect(digest(first)).toBe(digest(second));
    expect(digest(other)).not.toBe(digest(first));
  });
});

/** Average difference between samples of two pictures, of 255. */
async function difference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = (await Promise.all(pictures.map((each) => sharp(each).resize(200).raw().toBuffer()))) as [Buffer, Buffer];
  return one.reduce((sum, sample, at) => sum + Math.abs(sample - (other[at] ?? 0)), 0) / one.length;
}

/** Fraction of the picture in the graphic's colour. */
async function orangeShare(picture: Buffer): Promise<number> {
  const data = await sharp(picture).resize(300).raw().toBuffer();
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at] ?? 0) - (data[at + 2] ?? 0) > 90) count++;
  }
  return count / (data.length / 3);
}

function digest(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex');
}
