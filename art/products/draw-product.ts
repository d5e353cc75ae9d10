import type { ProductKind } from '#demo/content/general-row.ts';
import { encodePicture } from '../garments/draw-garment.ts';
import { drawCushion } from './cushion.ts';
import { drawEnamelPin } from './enamel-pin.ts';
import { drawMug } from './mug.ts';
import { drawNotebook } from './notebook.ts';
import { drawPhoneCase } from './phone-case.ts';
import { drawPoster } from './poster.ts';
import { drawPouch } from './pouch.ts';
import { drawPrintedProduct } from './printed-garment.ts';
import type { ProductRequest, Scene } from './scene.ts';
import { drawSocks } from './socks.ts';
import { drawStickerSheet } from './sticker-sheet.ts';

type Generator = (request: ProductRequest) => Promise<Scene>;

/** Drawing functions by kind of product; garment kinds are named like their frames. */
export const productKinds: Record<ProductKind, Generator> = {
  'tee-regular': (request) => drawPrintedProduct('tee-regular', request),
  'tee-oversized': (request) => drawPrintedProduct('tee-oversized', request),
  'tee-raglan': (request) => drawPrintedProduct('tee-raglan', request),
  'long-sleeve': (request) => drawPrintedProduct('long-sleeve', request),
  sweatshirt: (request) => drawPrintedProduct('sweatshirt', request),
  hoodie: (request) => drawPrintedProduct('hoodie', request),
  tote: (request) => drawPrintedProduct('tote', request),
  cap: (request) => drawPrintedProduct('cap', request),
  poster: drawPoster,
  mug: drawMug,
  'sticker-sheet': drawStickerSheet,
  notebook: drawNotebook,
  'phone-case': drawPhoneCase,
  'enamel-pin': drawEnamelPin,
  cushion: drawCushion,
  socks: drawSocks,
  pouch: drawPouch,
};

/**
 * The photo of a ready-made product: square JPEG of `sizePx` (default 1200), deterministic. `colorHex` is its main material (paper of a
 * poster, metal of a pin); `graphic` has a transparent background; `view` is the whole thing (default) or a close view.
 */
export async function drawProduct(product: {
  kind: ProductKind;
  colorHex: string;
  graphic?: Buffer;
  graphics?: readonly Buffer[];
  seed: number;
  view?: 'main' | 'detail';
  sizePx?: number;
}): Promise<Buffer> {
  const { sizePx = 1200 } = product;
  const generator = productKinds[product.kind];
  const scene = await generator({
    sizePx,
    colorHex: product.colorHex,
    graphic: product.graphic ?? product.graphics?.[0] ?? null,
    graphics: product.graphics ?? [],
    seed: product.seed,
    view: product.view ?? 'main',
  });
  return encodePicture(scene.picture, scene.sizePx, sizePx);
}
