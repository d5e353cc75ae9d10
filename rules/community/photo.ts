import { daysBefore } from '../shop/korean-time.ts';

/** Rules for photos uploaded by members. */

/** Maximum size of an uploaded picture, in bytes. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** The longer side of the stored picture in px: enough for a full-size screen. */
export const PHOTO_EDGE = 1_600;
/** The file types browsers offer: every picture. Browsers convert what the server cannot decode to JPEG, if they can. */
export const photoTypes = 'image/*';

/** Days a photo is kept before it is attached to anything: as long as a draft may wait. */
const PHOTO_WAIT_DAYS = 7;

/** Unattached photos uploaded before this are deleted. */
export function photoCutoff(now: Date): Date {
  return daysBefore(now, PHOTO_WAIT_DAYS);
}

/** Why a file should not be uploaded, or null. The server checks again. */
export function photoProblem(file: { size: number; type: string; name: string }): 'PHOTO_TOO_LARGE' | 'PHOTO_UNREADABLE' | null {
  if (file.size > PHOTO_MAX_BYTES) return 'PHOTO_TOO_LARGE';
  return file.size === 0 || !(file.type.startsWith('image/') || isHeicByName(file)) ? 'PHOTO_UNREADABLE' : null;
}

/** True for HEIC, the iPhone format, judging by name and type. Systems that do not know it give it no type. */
export function isHeicByName({ type, name }: { type: string; name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** The brands in the first box of a HEIC file; AVIF uses others. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True for HEIC, the iPhone format, judging by the first twelve bytes. The server cannot decode it because the codec is not free. */
export function isHeicByContent(content: Uint8Array): boolean {
  const text = String.fromCharCode(...content.subarray(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}
