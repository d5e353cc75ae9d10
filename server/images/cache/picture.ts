import sharp, { type Sharp } from 'sharp';
import type { OriginalExtension } from '#contract/images.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';

/** An original as stored. */
export interface Picture {
  content: Buffer;
  extension: OriginalExtension;
}

/** Pixels as sharp returns them: RGBA, 8 bit, not premultiplied, row by row. */
export interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Timeout for rendering a drawing, in seconds. */
const longestWork = 30;
/** One pixel of a drawing at this density (dots per inch) is one user unit of SVG. */
const unitDensity = 72;

// One thread per picture: the work queue limits how many run at once. libvips' own cache would hold decoded pictures that the disk cache
// makes redundant.
sharp.concurrency(1);
sharp.cache(false);

/** The picture's own size in px; for drawings, their declared size. */
export async function pictureSize({ content }: Picture): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(content, { limitInputPixels: MOST_PIXELS }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Opens a picture, rotated upright, to be scaled to `width` px. A drawing is rasterised at the density that gives this width, so it is
 * sharp at every size.
 */
export async function openPicture(picture: Picture, width: number): Promise<Sharp> {
  const density = picture.extension === 'svg' ? await densityFor(picture, width) : unitDensity;
  return sharp(picture.content, { limitInputPixels: MOST_PIXELS, density }).timeout({ seconds: longestWork }).autoOrient();
}

/** The picture at exactly `width` x `height` px as RGBA in sRGB. */
export async function rasterOf(picture: Picture, width: number, height: number): Promise<Raster> {
  const opened = await openPicture(picture, width);
  const { data, info } = await opened
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function densityFor(picture: Picture, width: number): Promise<number> {
  const own = await pictureSize(picture);
  return Math.min(100_000, Math.max(1, (unitDensity * width) / own.width));
}
