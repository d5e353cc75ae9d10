import { daysBefore } from '../shop/korean-time.ts';

/** What a member may send in as a photo, and what becomes of it. */

/** Bytes of a picture as it is sent. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** The longer side in px of what is kept: enough for a screen at full size. */
export const PHOTO_EDGE = 1_600;
/** What browsers offer to choose: every picture. What the server cannot read, a browser that can makes into JPEG first. */
export const photoTypes = 'image/*';

/** Days a photo waits for what it was sent for: a draft may lie that long. */
const PHOTO_WAIT_DAYS = 7;

/** Photos sent before this that nothing holds are deleted. */
export function photoCutoff(now: Date): Date {
  return daysBefore(now, PHOTO_WAIT_DAYS);
}

/** Why a file is not worth sending, or null. The server looks for itself. */
export function photoProblem(file: { size: number; type: string; name: string }): 'PHOTO_TOO_LARGE' | 'PHOTO_UNREADABLE' | null {
  if (file.size > PHOTO_MAX_BYTES) return 'PHOTO_TOO_LARGE';
  return file.size === 0 || !(file.type.startsWith('image/') || isHeicByName(file)) ? 'PHOTO_UNREADABLE' : null;
}

/** True for the format of iPhones, as far as name and type tell; systems that do not know it give it no type. */
export function isHeicByName({ type, name }: { type: string; name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** The brands in the first box of a HEIC file; AVIF has its own. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** True for the format of iPhones by its first twelve bytes, whatever it is called. Its codec is not free, so the server has none. */
export function isHeicByContent(content: Uint8Array): boolean {
  const text = String.fromCharCode(...content.subarray(4, 12));
  return text.startsWith('ftyp') && heicBrands.includes(text.slice(4));
}
