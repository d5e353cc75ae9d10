import sharp from 'sharp';
import type { RenderExtension } from '#contract/pictures/renders.ts';
import { areaRect, type PrintArea, place } from '#rules/design/placement.ts';
import type { PictureFile } from '#server/images/cache/copy.ts';
import { type Picture, pictureSize, rasterOf } from '#server/images/cache/picture.ts';
import { type DrawnLayer, drawLayers } from '#server/images/drawing/draw-layers.ts';
import type { Canvas, Clip } from '#server/images/drawing/raster.ts';
import { lightOn } from '#server/images/drawing/shading.ts';

/** One side of a design with its pictures loaded. */
export interface DrawnSide {
  mockup: Picture;
  shade: Picture | null;
  area: PrintArea;
  layers: readonly DrawnLayer[];
}

/** Part of every render's name. Raise it when the same design must give a different picture. */
export const rendererVersion = 1;

/** The tile colour from ui/tokens.css, used behind cut-out garment photos. */
const ground = '#F4F3F0';

/** The garment with its print, `width` px wide, opaque. Errors: throws when a picture cannot be decoded. */
export async function drawSide(side: DrawnSide, width: number): Promise<Canvas> {
  const own = await pictureSize(side.mockup);
  const height = Math.max(1, Math.round((width * own.height) / own.width));
  const canvas = await opaque(side.mockup, width, height);
  const placement = { mockupWidth: own.width, mockupHeight: own.height, area: side.area };
  const clip = wholePixels(areaRect(placement, width), canvas);
  const light = side.shade === null ? undefined : lightOn(await rasterOf(side.shade, width, height), clip);
  await drawLayers(canvas, side.layers, { placeBox: (box) => place(placement, box, width), clip, light });
  return canvas;
}

/** A drawn side as a file. */
export async function encodeSide(canvas: Canvas, extension: RenderExtension): Promise<PictureFile> {
  const { width, height } = canvas;
  const image = sharp(canvas.data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const encoded = extension === 'webp' ? image.webp({ quality: 84 }) : image.jpeg({ quality: 88, mozjpeg: true });
  return { content: await encoded.toBuffer(), extension };
}

/** Edges of the printable area fall between pixels, so the print ends at the nearest whole one. */
export function wholePixels(area: { x: number; y: number; width: number; height: number }, canvas: Omit<Canvas, 'data'>): Clip {
  const x = Math.max(0, Math.round(area.x));
  const y = Math.max(0, Math.round(area.y));
  const right = Math.min(canvas.width, Math.round(area.x + area.width));
  const bottom = Math.min(canvas.height, Math.round(area.y + area.height));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

async function opaque(mockup: Picture, width: number, height: number): Promise<Canvas> {
  const { data } = await rasterOf(mockup, width, height);
  const flat = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: ground })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(flat.buffer, flat.byteOffset, flat.length), width, height };
}
