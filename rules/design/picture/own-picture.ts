import { daysBefore } from '../../shop/korean-time.ts';

/** Rules for pictures that shoppers send in to print on their designs. */

/** Maximum number of own pictures on a design. */
export const PICTURES_MAX = 10;
/** Maximum number of pictures read at once: undo may bring back more than a design can hold. */
export const PICTURES_READ_MAX = 100;
/** Maximum size of an uploaded picture, in bytes. */
export const OWN_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longer side of the stored picture in px: a little more than 30 cm at 300 DPI. */
export const OWN_PICTURE_EDGE = 4_096;
/** Minimum shorter side of a picture in px; a smaller one is refused. */
export const OWN_PICTURE_LEAST_EDGE = 16;
/** The format all own pictures are stored in. */
export const OWN_PICTURE_EXTENSION = 'webp';
/** The file types that browsers offer. */
export const ownPictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** Days that a picture is stored without a design, as long as a design can wait in the browser. */
const OWN_PICTURE_WAIT_DAYS = 30;

/** Unused pictures uploaded before this are deleted. */
export function ownPictureCutoff(now: Date): Date {
  return daysBefore(now, OWN_PICTURE_WAIT_DAYS);
}

/** The review states of a picture: staff review it once it is ordered. The check constraint has the same list. */
export const ownPictureStates = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;
export type OwnPictureState = (typeof ownPictureStates)[number];

/** Why the shop does not print a picture. The check constraint has the same list. */
export const pictureRefusals = ['COPYRIGHT', 'PERSONAL_DATA', 'HARMFUL'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** The state after review by staff: refused for a reason, or accepted (null). */
export function judgedState(refusedFor: PictureRefusal | null): OwnPictureState {
  return refusedFor === null ? acceptedPictureState : refusedPictureState;
}

/** The state of a picture that staff accepted. */
export const acceptedPictureState = 'ACCEPTED' satisfies OwnPictureState;

/** The state of a picture that staff refused. */
export const refusedPictureState = 'REFUSED' satisfies OwnPictureState;

/** Maximum differing bits (of 64 per hash) for a picture to count as a refused one uploaded again. */
export const SAME_PICTURE_BITS = 2;

/** True for a refused picture. */
export function isPictureRefused({ state }: { state: string }): boolean {
  return state === refusedPictureState;
}

/** What stops production of an order: a refused picture, else an unreviewed one; null when all are accepted. */
export function pictureHalt(pictures: readonly { state: string }[]): OwnPictureState | null {
  if (pictures.some(isPictureRefused)) return refusedPictureState;
  return pictures.some(({ state }) => state !== acceptedPictureState) ? 'WAITING' : null;
}

/** Why a file should not be uploaded, or null. The server checks again. */
export function ownPictureProblem({ size, type }: { size: number; type: string }): 'OWN_PICTURE_TOO_LARGE' | 'PHOTO_UNREADABLE' | null {
  if (size > OWN_PICTURE_MAX_BYTES) return 'OWN_PICTURE_TOO_LARGE';
  return size === 0 || !ownPictureTypes.split(',').includes(type) ? 'PHOTO_UNREADABLE' : null;
}
