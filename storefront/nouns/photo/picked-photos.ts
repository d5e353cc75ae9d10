import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { photoProblem } from '#rules/community/photo.ts';

/** A photo in the picker: on its way, at the server, or refused. */
export type PickedPhoto = {
  key: string;
  /** Of the file; empty for a photo the server had before. */
  name: string;
  /** What to show: the file in this browser, or the address of the photo at the server. */
  preview: string;
  /** From 0 to 1 of what is on its way. */
  progress: number;
  photo: Photo | null;
  problem: ErrorCode | null;
};

export type PickedChange =
  | { type: 'added'; photos: readonly PickedPhoto[] }
  | { type: 'changed'; key: string; change: Partial<PickedPhoto> }
  | { type: 'removed'; key: string }
  | { type: 'moved'; key: string; by: -1 | 1 };

/** The list after a change; what was removed meanwhile is not changed any more. */
export function changedPhotos(photos: readonly PickedPhoto[], change: PickedChange): readonly PickedPhoto[] {
  if (change.type === 'added') return [...photos, ...change.photos];
  if (change.type === 'removed') return photos.filter(({ key }) => key !== change.key);
  const at = photos.findIndex(({ key }) => key === change.key);
  const photo = photos[at];
  if (photo === undefined) return photos;
  if (change.type === 'changed') return photos.with(at, { ...photo, ...change.change });
  // Those that failed stand elsewhere: a photo moves past them.
  const isNext = (each: PickedPhoto, index: number) => (index - at) * change.by > 0 && !isFailed(each);
  const to = change.by > 0 ? photos.findIndex(isNext) : photos.findLastIndex(isNext);
  const neighbour = photos[to];
  return neighbour === undefined ? photos : photos.with(at, neighbour).with(to, photo);
}

/** True for one that will not go along as it is: it takes no place. */
export function isFailed({ problem }: PickedPhoto): boolean {
  return problem !== null;
}

/** How many more photos may be chosen. */
export function roomFor(photos: readonly PickedPhoto[], most: number): number {
  return Math.max(0, most - photos.filter((photo) => !isFailed(photo)).length);
}

/** What is wrong with each chosen file, in their order; null for what is sent. Only files that are sent take a place; good ones beyond the last are said to be. */
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
