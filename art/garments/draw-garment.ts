import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { isMelange } from '#demo/content/garments/colours.ts';
import type { GarmentFrameCode, GarmentSide } from '#demo/content/garments/frames.ts';
import { encodeOriginal } from '../encode-original.ts';
import { frameDrawing } from './frame-drawing.ts';
import { neutralGrey, type Shade, shade } from './shade.ts';
import { tint } from './tint.ts';

/** Grey in the pictures of `drawShade` that leaves a print unchanged: a print is multiplied by grey / `shadeNeutral`. */
export const shadeNeutral = 230;

/** Size at which shade maps are computed; smaller pictures are scaled down from it. */
const workPx = 1200;
/** Maps are large, and pictures are drawn one side at a time in all colours, so few are cached. */
const shades = new LRUCache<string, Promise<Shade>>({ max: 6 });

/** One side of a garment in one colour, opaque on the tile colour: a square JPEG of `sizePx`. The same input gives the same bytes. */
export async function drawGarment(garment: {
  frame: GarmentFrameCode;
  side: GarmentSide;
  colorHex: string;
  sizePx: number;
}): Promise<Buffer> {
  const map = await garmentShade(garment.frame, garment.side, garment.sizePx);
  return encodePicture(tint(map, garment.colorHex, isMelange(garment.colorHex)), map.size, garment.sizePx);
}

/** The neutral light map of one side as a lossless grey WebP of `sizePx`: `shadeNeutral` where cloth is flat and where there is no cloth. */
export async function drawShade(of: { frame: GarmentFrameCode; side: GarmentSide; sizePx: number }): Promise<Buffer> {
  const map = await garmentShade(of.frame, of.side, of.sizePx);
  const grey = new Uint8ClampedArray(map.light.length);
  for (let i = 0; i < grey.length; i++) {
    const light = ((map.light[i] ?? 0) / neutralGrey) * shadeNeutral;
    const cover = (map.alpha[i] ?? 0) / 255;
    grey[i] = light * cover + shadeNeutral * (1 - cover);
  }
  return sharp(grey, { raw: { width: map.size, height: map.size, channels: 1 } })
    .resize(of.sizePx, of.sizePx)
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** The shade of a side, computed once. Larger than the working size only when more pixels are requested. */
export function garmentShade(frame: GarmentFrameCode, side: GarmentSide, sizePx: number): Promise<Shade> {
  const size = Math.max(workPx, sizePx);
  const key = `${frame} ${side} ${size}`;
  const map = shades.get(key) ?? shade(frameDrawing(frame, side), size);
  shades.set(key, map);
  return map;
}

/** Encodes RGB samples of a square picture. */
export function encodePicture(rgb: Uint8ClampedArray, fromPx: number, sizePx: number): Promise<Buffer> {
  return encodeOriginal(sharp(rgb, { raw: { width: fromPx, height: fromPx, channels: 3 } }).resize(sizePx, sizePx));
}
