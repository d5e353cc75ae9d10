import { foldLight } from '#rules/design/fold-light.ts';
import type { Raster } from '#server/images/cache/picture.ts';
import type { Clip, Light } from '#server/images/drawing/raster.ts';

/** The light on a print from the garment's grey map (rules/design/fold-light.ts); the editor uses the same rule. 1 outside the clip. */
export function lightOn(shade: Raster, clip: Clip): Light {
  const light = new Float32Array(shade.width * shade.height).fill(1);
  const flat = meanGrey(shade, clip);
  if (flat === 0) return light;
  for (let y = clip.y; y < clip.y + clip.height; y++) {
    for (let x = clip.x; x < clip.x + clip.width; x++) {
      const pixel = y * shade.width + x;
      light[pixel] = foldLight(shade.data[pixel * 4] ?? 0, flat);
    }
  }
  return light;
}

function meanGrey(shade: Raster, clip: Clip): number {
  let sum = 0;
  for (let y = clip.y; y < clip.y + clip.height; y++) {
    for (let x = clip.x; x < clip.x + clip.width; x++) sum += shade.data[(y * shade.width + x) * 4] ?? 0;
  }
  return sum / Math.max(1, clip.width * clip.height);
}
