import { daysBefore } from '../../shop/korean-time.ts';

/** Rules for pictures that shoppers send in to print on their designs. */

/** The most pictures of a design. */
export const PICTURES_MAX = 10;
/** The most pictures read at once: with what undo brings back there may be more than a design holds. */
export const PICTURES_READ_MAX = 100;
/** Maximum size of an uploaded picture, in bytes. */
export const OWN_PICTURE_MAX_BYTES = 20 * 1024 * 1024;
/** The longer side of the stored picture in px: 30 cm at 300 DPI and some. */
export const OWN_PICTURE_EDGE = 4_096;
/** The least length of a picture's shorter side in px; a smaller one is refused. */
export const OWN_PICTURE_LEAST_EDGE = 16;
/** The format all own pictures are stored in. */
export const OWN_PICTURE_EXTENSION = 'webp';
/** What browsers offer to choose from. */
export const ownPictureTypes = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** Days that a picture is stored without being on a design: as long as a design may wait in the browser. */
const OWN_PICTURE_WAIT_DAYS = 30;

/** Pictures sent in before this and used nowhere are deleted. */
export function ownPictureCutoff(now: Date): Date {
  return daysBefore(now, OWN_PICTURE_WAIT_DAYS);
}

/** Whether staff have looked at it: pictures are looked at once they are ordered. The check constraint has the same list. */
export const ownPictureStates = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;
export type OwnPictureState = (typeof ownPictureStates)[number];

/** Why the shop does not print a picture. The check constraint has the same list. */
export const pictureRefusals = ['COPYRIGHT', 'PERSONAL_DATA', 'HARMFUL'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** The state that staff put a picture into, refused for a reason or accepted (null). */
export function judgedState(refusedFor: PictureRefusal | null): OwnPictureState {
  return refusedFor === null ? acceptedPictureState : refusedPictureState;
}

/** The state of a picture that staff looked at and print. */
export const acceptedPictureState = 'ACCEPTED' satisfies OwnPictureState;

/** The state of a picture that is not printed. */
export const refusedPictureState = 'REFUSED' satisfies OwnPictureState;

/** Of 64 bits of each hash: a picture that differs in no more is a refused one sent in again, saved by another program perhaps. */
export const SAME_PICTURE_BITS = 2;

/** True for a picture that is not printed. */
export function isPictureRefused({ state }: { state: string }): boolean {
  return state === refusedPictureState;
}

/** What keeps an order from being produced: a picture refused, else one that nobody has looked at; null when all are accepted. */
export function pictureHalt(pictures: readonly { state: string }[]): OwnPictureState | null {
  if (pictures.some(isPictureRefused)) return refusedPictureState;
  return pictures.some(({ state }) => state !== acceptedPictureState) ? 'WAITING' : null;
}

/** Why a file should not be uploaded, or null. The server checks again. */
export function ownPictureProblem({ size, type }: { size: number; type: string }): 'OWN_PICTURE_TOO_LARGE' | 'PHOTO_UNREADABLE' | null {
  if (size > OWN_PICTURE_MAX_BYTES) return 'OWN_PICTURE_TOO_LARGE';
  return size === 0 || !ownPictureTypes.split(',').includes(type) ? 'PHOTO_UNREADABLE' : null;
}
