import sharp from 'sharp';
import type { Point } from './drawing.ts';
import { neutralGrey, type Shade } from './shade.ts';

/** Where a graphic is placed: three corners of its box in samples of the picture; the graphic is fitted inside without distortion. */
export interface Placement {
  topLeft: Point;
  topRight: Point;
  bottomLeft: Point;
  /** Fill the box and crop, instead of fitting inside. */
  cover?: boolean;
  /** Wraps around a cylinder: half the angle in radians that the box covers, and how far its middle sags (fraction of the height). */
  wrap?: { angle: number; sag: number };
  /** Opacity of the ink, 0..1. */
  opacity?: number;
}

interface Ink {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Prints a graphic (PNG, WebP or SVG with a transparent background) on an RGB picture, only where the shaded thing is, and with its
 * shading.
 */
export async function layPrint(picture: Uint8ClampedArray, map: Shade, graphic: Buffer, at: Placement): Promise<void> {
  const across: Point = [at.topRight[0] - at.topLeft[0], at.topRight[1] - at.topLeft[1]];
  const down: Point = [at.bottomLeft[0] - at.topLeft[0], at.bottomLeft[1] - at.topLeft[1]];
  const ink = await inkOf(graphic, Math.hypot(...across), Math.hypot(...down), at.cover === true);
  const unit = across[0] * down[1] - across[1] * down[0];
  const reach = extent(at, down, map.size);
  const opacity = at.opacity ?? 0.97;
  const spot = new Float64Array(2);
  const drop = new Float64Array(4);
  for (let y = reach.top; y <= reach.bottom; y++) {
    for (let x = reach.left; x <= reach.right; x++) {
      const index = y * map.size + x;
      const cloth = map.alpha[index] ?? 0;
      if (cloth === 0) continue;
      const dx = x + 0.5 - at.topLeft[0];
      const dy = y + 0.5 - at.topLeft[1];
      bend((dx * down[1] - dy * down[0]) / unit, (dy * across[0] - dx * across[1]) / unit, at.wrap, spot);
      if (!isInside(spot)) continue;
      sample(ink, (spot[0] ?? 0) * ink.width - 0.5, (spot[1] ?? 0) * ink.height - 0.5, drop);
      const cover = drop[3] ?? 0;
      if (cover === 0) continue;
      const over = (cloth / 255) * (cover / 255) * opacity;
      const light = 1 + ((map.light[index] ?? 0) / neutralGrey - 1) * 0.9;
      const gloss = (light - 0.8) * 9;
      for (let channel = 0; channel < 3; channel++) blend(picture, index * 3 + channel, (drop[channel] ?? 0) * light + gloss, over);
    }
  }
}

function blend(picture: Uint8ClampedArray, at: number, value: number, share: number): void {
  picture[at] = (picture[at] ?? 0) * (1 - share) + value * share;
}

/** Writes the graphic coordinates (0..1 in both directions, otherwise outside) of a point in the box into `spot`. */
function bend(u: number, v: number, wrap: Placement['wrap'], spot: Float64Array): void {
  spot[0] = u;
  spot[1] = v;
  if (!wrap) return;
  const half = Math.sin(wrap.angle);
  const turn = (u * 2 - 1) * half;
  // Beyond the edge of the cylinder nothing is visible.
  spot[0] = Math.abs(turn) >= 1 ? -1 : (Math.asin(turn) / wrap.angle + 1) / 2;
  spot[1] = v - wrap.sag * (Math.sqrt(Math.max(0, 1 - turn * turn)) - Math.cos(wrap.angle));
}

function isInside(spot: Float64Array): boolean {
  const across = spot[0] ?? 0;
  const down = spot[1] ?? 0;
  return across >= 0 && across < 1 && down >= 0 && down < 1;
}

/** Samples covered by the box, with room for a sag. */
function extent(at: Placement, down: Point, size: number) {
  const corners = [at.topLeft, at.topRight, at.bottomLeft, [at.topRight[0] + down[0], at.topRight[1] + down[1]] as Point];
  const spare = at.wrap ? at.wrap.sag * Math.hypot(...down) + 2 : 1;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - 1)),
    right: Math.min(size - 1, Math.ceil(Math.max(...xs) + 1)),
    top: Math.max(0, Math.floor(Math.min(...ys) - spare)),
    bottom: Math.min(size - 1, Math.ceil(Math.max(...ys) + spare)),
  };
}

async function inkOf(graphic: Buffer, width: number, height: number, cover: boolean): Promise<Ink> {
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
  const data = await sharp(graphic)
    .resize(size.width, size.height, {
      fit: cover ? 'cover' : 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { data, ...size };
}

/**
 * Writes a bilinear sample (red, green, blue, alpha) into `drop`, weighted by alpha, so that transparent neighbours do not darken edges.
 */
function sample(ink: Ink, x: number, y: number, drop: Float64Array): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let red = 0;
  let green = 0;
  let blue = 0;
  let cover = 0;
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1);
    const row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= ink.width || row >= ink.height) continue;
    const at = (row * ink.width + column) * 4;
    const weight = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * (ink.data[at + 3] ?? 0);
    red += (ink.data[at] ?? 0) * weight;
    green += (ink.data[at + 1] ?? 0) * weight;
    blue += (ink.data[at + 2] ?? 0) * weight;
    cover += weight;
  }
  drop[0] = red / cover;
  drop[1] = green / cover;
  drop[2] = blue / cover;
  drop[3] = cover;
}
