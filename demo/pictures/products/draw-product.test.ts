import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { garmentFrames } from '../garments/frames.ts';
import { drawProduct, type ProductKind, productKinds } from './draw-product.ts';

const graphic = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="600" height="600"><circle cx="150" cy="150" r="130" fill="#E4572E"/><rect x="90" y="110" width="120" height="80" fill="#2E86AB"/></svg>',
);

/** A printed garment is one generator for all frames (garments.test.ts looks at each frame): one of them is enough here. */
const kinds = (Object.keys(productKinds) as ProductKind[]).filter(
  (kind) => kind === 'tote' || !garmentFrames.some(({ code }) => code === kind),
);

const requestOf = (kind: ProductKind) => ({ kind, colorHex: '#EFE7DA', graphic, seed: 1 }) as const;
/** Each is drawn once for all tests: one takes more than a second. */
const drawn = new Map<ProductKind, Promise<Buffer>>();
function picture(kind: ProductKind): Promise<Buffer> {
  const made = drawn.get(kind) ?? drawProduct(requestOf(kind));
  drawn.set(kind, made);
  return made;
}

describe('product pictures', () => {
  it('draws every kind as a square of 1200 px with the graphic on it', async () => {
    for (const kind of kinds) {
      const main = await picture(kind);
      expect(await sharp(main).metadata(), kind).toMatchObject({ format: 'jpeg', width: 1200, height: 1200 });
      expect(await orangeShare(main), kind).toBeGreaterThan(0.003);
    }
  });

  it('comes close in the detail view', async () => {
    const detail = await drawProduct({ ...requestOf('mug'), view: 'detail' });
    expect(await orangeShare(detail)).toBeGreaterThan((await orangeShare(await picture('mug'))) * 1.3);
  });

  it('gives the same bytes for the same input and others for another seed', async () => {
    const request = requestOf('poster');
    const [first, second, other] = [await picture('poster'), await drawProduct(request), await drawProduct({ ...request, seed: 3 })];
    expect(digest(first)).toBe(digest(second));
    expect(digest(other)).not.toBe(digest(first));
  });
});

/** Share of the picture that has the colour of the graphic. */
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
