import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Box, Placed } from '#rules/design/placement.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';
import { type Picture, rasterOf } from '#server/images/cache/picture.ts';
import { blit, type Canvas, type Clip, type Light } from '#server/images/drawing/raster.ts';

/** A graphic to be placed: its picture, and its box in mm. */
export interface DrawnLayer {
  picture: Picture;
  box: Box;
}

/** Pixels placed before other requests get their turn: a few milliseconds. */
const bandPixels = 100_000;

/** Draws layers bottom first inside the clip. One layer is in memory at a time; other work gets its turn in between. */
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

/** The size a graphic is decoded to: what it covers, cut to what may be decoded at all. */
function rasterSize({ w, h }: Placed): [width: number, height: number] {
  const scale = Math.min(1, Math.sqrt((MOST_PIXELS * 0.8) / (w * h)));
  return [Math.max(1, Math.round(w * scale)), Math.max(1, Math.round(h * scale))];
}
