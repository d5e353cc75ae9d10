import { daysBefore } from '../shop/korean-time.ts';

/** The shop's own pictures, which staff keep in the library. */

/** The longest side of a picture that is decoded as it is, in px; the screen of an artist's works says the same. */
export const MOST_EDGE = 8_000;
/**
 * Maximum pixels of a picture we decode as it is, from any source: a small file can expand to gigabytes. A print of 400 mm square at 300 dpi
 * needs 22 million. The limit is shared so that all parts accept the same pictures.
 */
export const MOST_PIXELS = MOST_EDGE * MOST_EDGE;
/** Maximum pixels of a JPEG, which is shrunk while it is read: a phone camera has up to 200 million. */
export const MOST_PHOTO_PIXELS = 204_000_000;

/** Maximum size of an uploaded picture, in bytes. */
export const PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longer side of the stored picture in px: a print of 400 mm needs 4,724 px. */
export const PICTURE_EDGE = 6_000;
/** Days an upload is kept before anything uses it. */
const UPLOAD_WAIT_DAYS = 7;

/** Unused files uploaded before this are deleted. */
export function uploadCutoff(now: Date): Date {
  return daysBefore(now, UPLOAD_WAIT_DAYS);
}

/** Maximum length of an alternative text, short enough for a screen reader. */
export const ALT_MAX = 200;
export const FOLDER_MAX = 60;
export const PICTURE_NAME_MAX = 200;

/** A region of a picture, in its own pixels. */
export interface PicturePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The focal point, in percent from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The largest region of a picture with this aspect ratio, centred on the focal point as closely as the edges allow. */
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

/** True for a region within the picture that has an area. */
export function isPartOf({ left, top, width, height }: PicturePart, picture: { width: number; height: number }): boolean {
  return width >= 1 && height >= 1 && left >= 0 && top >= 0 && left + width <= picture.width && top + height <= picture.height;
}

function place(percent: number, length: number, whole: number): number {
  return Math.round(Math.min(whole - length, Math.max(0, (percent / 100) * whole - length / 2)));
}
