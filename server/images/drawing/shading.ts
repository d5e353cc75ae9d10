import type { Raster } from '#server/images/cache/picture.ts';
import type { Clip, Light } from '#server/images/drawing/raster.ts';

/** How much of the garment's light falls on the print: ink lies on the cloth and evens out its finest grain. */
const strength = 0.8;
/** A fold never darkens or lightens a print beyond this, so that artwork stays itself. */
const darkest = 0.55;
const brightest = 1.12;

/**
 * The light on a print: the garment's grey map relative to how bright the printable area is as a whole, so that a
 * flat garment changes nothing whichever grey stands for flat. 1 outside the clip.
 */
export function lightOn(shade: Raster, clip: Clip): Light {
  const light = new Float32Array(shade.width * shade.height).fill(1);
  const flat = meanGrey(shade, clip);
  if (flat === 0) return light;
  for (let y = clip.y; y < clip.y + clip.height; y++) {
    for (let x = clip.x; x < clip.x + clip.width; x++) {
      const pixel = y * shade.width + x;
      const relative = 1 + strength * ((shade.data[pixel * 4] ?? 0) / flat - 1);
      light[pixel] = Math.min(brightest, Math.max(darkest, relative));
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
