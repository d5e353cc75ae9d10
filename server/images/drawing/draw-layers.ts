import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Box, Placed } from '#rules/design/placement.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';
import { type Picture, rasterOf } from '#server/images/cache/picture.ts';
import { blit, type Canvas, type Clip, type Light } from '#server/images/drawing/raster.ts';

/** A graphic to place: its picture, and its box in mm. */
export interface DrawnLayer {
  picture: Picture;
  box: Box;
}

/** Pixels drawn before yielding to other requests: a few milliseconds. */
const bandPixels = 100_000;

/** Draws layers inside the clip, bottom first. Holds one layer in memory at a time and yields to other work in between. */
export async function drawLayers(
  canvas: Canvas,
  layers: readonly DrawnLayer[],
  placing: { placeBox: (box: Box) => Placed; clip: Clip; light?: Light | undefined },
): Promise<void> {
  const { clip } = placing;
  const bandHeight = Math.max(1, Math.floor(bandPixels / Math.max(1, clip.width)));
  for (const { picture, box } of layers) {
    const placed = placing.placeBox(box);
    const raster = await rasterOf(picture, ...rasterSize(placed));
    for (let y = clip.y; y < clip.y + clip.height; y += bandHeight) {
      const band = { ...clip, y, height: Math.min(bandHeight, clip.y + clip.height - y) };
      blit(canvas, raster, placed, band, placing.light);
      await nextTurn();
    }
  }
}

/** The size a graphic is decoded to: the size it covers, limited to the largest that may be decoded. */
function rasterSize({ w, h }: Placed): [width: number, height: number] {
  const scale = Math.min(1, Math.sqrt((MOST_PIXELS * 0.8) / (w * h)));
  return [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))];
}
