import type { Placed } from '#rules/design/placement.ts';
import type { Raster } from '#server/images/cache/picture.ts';

/** The drawing target: RGBA, 8 bit, not premultiplied. */
export interface Canvas {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The drawable area in whole pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The share of light each pixel of the canvas keeps; 1 where the cloth lies flat (shading.ts). */
export type Light = Float32Array;

/**
 * Draws a picture, rotated and scaled, on the canvas inside the clip: bilinear on premultiplied values, source over. The picture should be
 * close to the placed size, because scaling far from 1 aliases.
 */
export function blit(canvas: Canvas, picture: Raster, placed: Placed, clip: Clip, light?: Light): void {
  const { left, right, top, bottom } = reach(canvas, placed, clip);
  const scaleX = picture.width / placed.w;
  const scaleY = picture.height / placed.h;
  const cos = Math.cos(placed.rad);
  const sin = Math.sin(placed.rad);
  for (let y = top; y < bottom; y++) {
    const dy = y + 0.5 - placed.cy;
    for (let x = left; x < right; x++) {
      const dx = x + 0.5 - placed.cx;
      // The position of this pixel's centre in the picture, relative to the centre of its first pixel.
      const u = (cos * dx + sin * dy + placed.w / 2) * scaleX - 0.5;
      const v = (cos * dy - sin * dx + placed.h / 2) * scaleY - 0.5;
      if (u <= -1 || v <= -1 || u >= picture.width || v >= picture.height) continue;
      const pixel = y * canvas.width + x;
      lay(canvas.data, pixel * 4, picture, u, v, light?.[pixel] ?? 1);
    }
  }
}

/** Blends the picture's colour at (u, v) over the canvas' at `at`. Uses only scalars because it runs millions of times. */
function lay(to: Uint8ClampedArray, at: number, picture: Raster, u: number, v: number, light: number): void {
  const { data, width, height } = picture;
  const left = Math.floor(u);
  const top = Math.floor(v);
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let corner = 0; corner < 4; corner++) {
    const x = left + (corner & 1);
    const y = top + (corner >> 1);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const from = (y * width + x) * 4;
    const weight = ((data[from + 3] ?? 0) / 255) * (1 - Math.abs(u - x)) * (1 - Math.abs(v - y));
    red += (data[from] ?? 0) * weight;
    green += (data[from + 1] ?? 0) * weight;
    blue += (data[from + 2] ?? 0) * weight;
    alpha += weight;
  }
  if (alpha === 0) return;
  const below = ((to[at + 3] ?? 0) / 255) * (1 - alpha);
  const covered = alpha + below;
  to[at] = (red * light + (to[at] ?? 0) * below) / covered;
  to[at + 1] = (green * light + (to[at + 1] ?? 0) * below) / covered;
  to[at + 2] = (blue * light + (to[at + 2] ?? 0) * below) / covered;
  to[at + 3] = covered * 255;
}

/** The pixels the rotated box can touch, cut to clip and canvas. */
function reach(canvas: Canvas, placed: Placed, clip: Clip): { left: number; right: number; top: number; bottom: number } {
  const cos = Math.abs(Math.cos(placed.rad));
  const sin = Math.abs(Math.sin(placed.rad));
  const halfWidth = (cos * placed.w + sin * placed.h) / 2 + 1;
  const halfHeight = (sin * placed.w + cos * placed.h) / 2 + 1;
  return {
    left: Math.max(0, clip.x, Math.floor(placed.cx - halfWidth)),
    right: Math.min(canvas.width, clip.x + clip.width, Math.ceil(placed.cx + halfWidth)),
    top: Math.max(0, clip.y, Math.floor(placed.cy - halfHeight)),
    bottom: Math.min(canvas.height, clip.y + clip.height, Math.ceil(placed.cy + halfHeight)),
  };
}
