import { daysBefore } from '../shop/korean-time.ts';

/** Pictures of the shop's own, which staff keep in the library. */

/**
 * The most pixels of any picture we decode, whatever its source and purpose: a small file can unfold to gigabytes. A phone's camera makes 50
 * million, the
 * largest print (400 mm at 300 dpi on a square) 22 million; 50 million are 200 MB while they are drawn. A picture that one part accepted must not be
 * refused by another.
 */
export const MOST_PIXELS = 50_000_000;

/** Bytes of a picture as it is sent. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longer side in px of what is kept: print on a garment needs 4,724 px for its 400 mm. */
export const PICTURE_EDGE = 6_000;
/** Days a file waits for the thing it was sent for. */
const UPLOAD_WAIT_DAYS = 7;

/** Files sent before this that nothing names are deleted. */
export function uploadCutoff(now: Date): Date {
  return daysBefore(now, UPLOAD_WAIT_DAYS);
}

/** Letters of an alternative text: what a voice reads in one breath. */
export const ALT_MAX = 200;
export const FOLDER_MAX = 60;
export const PICTURE_NAME_MAX = 200;

/** A part of a picture, in its own pixels. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the eye should stay, in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The largest part of a picture with this ratio of width to height that lies around its focal point as nearly as the edges allow. */
export function cutAround(
  picture: { width: number; height: number },
  ratio: { width: number; height: number },
  focal: FocalPoint,
): PicturePart {
  const scale = Math.min(picture.width / ratio.width, picture.height / ratio.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(ratio.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(ratio.height * scale)));
  return { left: place(focal.x, width, picture.width), top: place(focal.y, height, picture.height), width, height };
}

/** True for a part that lies within the picture and has an area. */
export function isPartOf({ left, top, width, height }: PicturePart, picture: { width: number; height: number }): boolean {
  return width >= 1 && height >= 1 && left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height;
}

function place(percent: number, length: number, whole: number): number {
  return Math.round(Math.min(whole - length, Math.max(0, (percent / 100) * whole - length / 2)));
}
