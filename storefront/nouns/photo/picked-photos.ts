import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { photoProblem } from '#rules/community/photo.ts';

/** A photo in the picker: uploading, uploaded or refused. */
export type PickedPhoto = {
  key: string;
  /** The file name; empty for a photo from the server. */
  name: string;
  /** The image to show: a local object URL, or the photo's URL on the server. */
  preview: string;
  /** Upload progress from 0 to 1. */
  progress: number;
  photo: Photo | null;
  problem: ErrorCode | null;
};

export type PickedChange =
  | { type: 'added'; photos: readonly PickedPhoto[] }
  | { type: 'changed'; key: string; change: Partial<PickedPhoto> }
  | { type: 'removed'; key: string }
  | { type: 'moved'; key: string; by: -1 | 1 };

/** The list after a change. Changes to removed photos are ignored. */
export function changedPhotos(photos: readonly PickedPhoto[], change: PickedChange): readonly PickedPhoto[] {
  if (change.type === 'added') return [...photos, ...change.photos];
  if (change.type === 'removed') return photos.filter(({ key }) => key !== change.key);
  const at = photos.findIndex(({ key }) => key === change.key);
  const photo = photos[at];
  if (photo === undefined) return photos;
  if (change.type === 'changed') return photos.with(at, { ...photo, ...change.change });
  // Failed photos are listed separately, so the move skips them.
  const isNext = (each: PickedPhoto, index: number) => (index - at) * change.by > 0 && !isFailed(each);
  const to = change.by > 0 ? photos.findIndex(isNext) : photos.findLastIndex(isNext);
  const neighbour = photos[to];
  return neighbour === undefined ? photos : photos.with(at, neighbour).with(to, photo);
}

/** True for a photo that will not be sent; it takes up no room. */
export function isFailed({ problem }: PickedPhoto): boolean {
  return problem !== null;
}

/** Problems of the file itself, which the same file would have again. */
const fileProblems: readonly (ErrorCode | null)[] = ['PHOTO_TOO_LARGE', 'PHOTO_TOO_MANY_PIXELS', 'PHOTO_UNREADABLE', 'PHOTO_HEIC'];

/** True for a file that cannot become a photo; the form is sent without it. */
export function isRefused({ problem }: PickedPhoto): boolean {
  return fileProblems.includes(problem);
}

/** True for a good photo whose upload failed, usually for the network. It blocks the form, which would lose it. */
export function isLost(photo: PickedPhoto): boolean {
  return isFailed(photo) && !isRefused(photo) && photo.problem !== 'PHOTO_LIMIT';
}

/** How many more photos may be chosen. */
export function roomFor(photos: readonly PickedPhoto[], most: number): number {
  return Math.max(0, most - photos.filter((photo) => !isFailed(photo)).length);
}

/**
 * The problem of each chosen file, in order; null if it can be sent. Only those take up room; valid files beyond the limit get an error.
 */
export function problemsOf(
  files: readonly { size: number; type: string; name: string }[],
  photos: readonly PickedPhoto[],
  most: number,
): (ErrorCode | null)[] {
  let room = roomFor(photos, most);
  return files.map((file) => {
    const problem = photoProblem(file) ?? (room > 0 ? null : 'PHOTO_LIMIT');
    if (problem === null) room -= 1;
    return problem;
  });
}
