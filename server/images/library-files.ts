import { type LibraryName, librarySrc, type OriginalName } from '#contract/images.ts';
import type { PicturePart } from '#rules/home/picture.ts';
import { cached } from '#server/cached.ts';

/** The file behind a library address, and the part of it that is shown; null for all of it. */
export interface LibraryFile {
  name: OriginalName;
  part: PicturePart | null;
}

/** Finds the current file of a library picture; null when it does not exist. */
export type FindLibraryFile = (name: LibraryName) => Promise<LibraryFile | null>;

/** A replaced file shows within a second in every process; while the database is down, the last known file is used. */
const life = { most: 20_000, freshMs: 1_000, standsIn: true };

/** Looks up each address at most once a second. `now` tells the time in ms. */
export function libraryFiles(read: FindLibraryFile, now?: () => number): FindLibraryFile {
  const known = cached<LibraryFile | null>({ ...life, ...(now && { now }) });
  return (name) => known.get(librarySrc(name), () => read(name));
}
