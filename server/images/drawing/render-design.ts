import { createHash } from 'node:crypto';
import { parseOriginalSrc } from '#contract/images.ts';
import type { RenderExtension, RenderWidth } from '#contract/pictures/renders.ts';
import { textSvg } from '#rules/design/text/text-svg.ts';
import { type FrozenLayer, type FrozenSide, layerSrc } from '#rules/order/frozen-design.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import type { Picture } from '#server/images/cache/picture.ts';
import type { Made } from '#server/images/cache/picture-cache.ts';
import { type DrawnSide, drawSide, encodeSide, rendererVersion } from '#server/images/drawing/render-side.ts';
import type { Images } from '#server/images/images.ts';

/** The picture of one side of a design, `width` px wide: from the cache, or drawn now and cached. */
export function renderDesign(
  images: Pick<Images, 'renders' | 'storage'>,
  { side, width, extension }: { side: FrozenSide; width: RenderWidth; extension: RenderExtension },
): Promise<Made> {
  return images.renders.get(renderKey(side, width), [extension], async () => {
    const drawn = await loadSide(images.storage, side);
    return drawn === null ? 'missing' : encodeSide(await drawSide(drawn, width), extension);
  });
}

/**
 * The name of a rendered side: SHA-256 of everything the picture depends on. Addresses of originals are content hashes, so another garment
 * photo or graphic gives another name.
 */
export function renderKey(side: FrozenSide, preset: number | string): string {
  return createHash('sha256').update(canonicalText({ side, preset, rendererVersion })).digest('hex');
}

/** Loads the pictures of a side; null when one of them is not in storage. */
export async function loadSide(storage: Pick<ObjectStorage, 'get'>, side: FrozenSide): Promise<DrawnSide | null> {
  const [mockup, shade, layers] = await Promise.all([
    loadPicture(storage, side.mockupSrc),
    side.shadeSrc === '' ? null : loadPicture(storage, side.shadeSrc),
    Promise.all(side.layers.map(async (box) => ({ box, picture: await loadLayer(storage, box) }))),
  ]);
  const found = layers.flatMap(({ box, picture }) => (picture === null ? [] : [{ box, picture }]));
  if (mockup === null || found.length < layers.length || (shade === null && side.shadeSrc !== '')) return null;
  return { mockup, shade, area: side.area, layers: found };
}

/** Loads a graphic or an own picture from the storage, or draws a text from its outlines. */
async function loadLayer(storage: Pick<ObjectStorage, 'get'>, layer: FrozenLayer): Promise<Picture | null> {
  if (layer.text === undefined) return loadPicture(storage, layerSrc(layer) ?? '');
  return { content: Buffer.from(textSvg(layer.outline, layer.text)), extension: 'svg' };
}

async function loadPicture(storage: Pick<ObjectStorage, 'get'>, src: string): Promise<Picture | null> {
  const name = parseOriginalSrc(src);
  const content = name === null ? null : await storage.get(name);
  return name === null || content === null ? null : { content, extension: name.extension };
}
