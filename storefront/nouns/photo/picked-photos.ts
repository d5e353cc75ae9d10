import type { ErrorCode } from '#contract/errors/errors.ts';
import type { Photo } from '#contract/rest/photos.ts';

/** A photo in the picker: on its way, at the server, or refused. */
export type PickedPhoto = {
  key: string;
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
  const neighbour = photos[at + change.by];
  return neighbour === undefined ? photos : photos.with(at, neighbour).with(at + change.by, photo);
}
