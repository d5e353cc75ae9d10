/** What a member may send in as a photo, and what becomes of it. */

/** Bytes of a picture as it is sent. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
/** Pixels of a picture as it is sent; a small file can unfold to gigabytes. Cameras of phones send 50 million. */
export const PHOTO_MAX_PIXELS = 50_000_000;
/** The longer side in px of what is kept: enough for a screen at full size. */
export const PHOTO_EDGE = 1_600;
/** What browsers offer to choose. Phones make JPEG of their own formats when they see this list. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Days a photo waits for what it was sent for: a draft may lie that long. */
const PHOTO_WAIT_DAYS = 7;

/** Photos sent before this that nothing holds are deleted. */
export function photoCutoff(now: Date): Date {
  return new Date(now.getTime() - PHOTO_WAIT_DAYS * 86_400_000);
}

/** Why a file is not worth sending, or null. The server looks for itself. */
export function photoProblem(file: { size: number; type: string }): 'PHOTO_TOO_LARGE' | 'PHOTO_UNREADABLE' | null {
  if (file.size > PHOTO_MAX_BYTES) return 'PHOTO_TOO_LARGE';
  return file.size === 0 || !file.type.startsWith('image/') ? 'PHOTO_UNREADABLE' : null;
}
