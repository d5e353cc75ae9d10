import { LRUCache } from 'lru-cache';
import { type LibraryName, librarySrc, type OriginalName } from '#contract/images.ts';
import type { PicturePart } from '#rules/home/picture.ts';

/** The file behind an address of the library, and the part of it that the address shows; null for all of it. */
export interface LibraryFile {
  name: OriginalName;
  part: PicturePart | null;
}

/** Which file a picture of the library has now; null when there is no such picture. */
export type FindLibraryFile = (name: LibraryName) => Promise<LibraryFile | null>;

/** A replaced file shows within a second in every process; while the database is away, the last one known does. */
const remembered = { max: 20_000, ttl: 1_000, ttlResolution: 0, allowStale: true, noDeleteOnStaleGet: true } as const;

/** Asks for the file at most once a second for each address. `perf` tells the time in ms. */
export function libraryFiles(read: FindLibraryFile, perf: { now: () => number } = performance): FindLibraryFile {
  const known = new LRUCache<string, { file: LibraryFile | null }>({ ...remembered, perf });
  return async (name) => {
    const src = librarySrc(name);
    if (known.getRemainingTTL(src) > 0) return known.get(src)?.file ?? null;
    try {
      const file = await read(name);
      known.set(src, { file });
      return file;
    } catch (error) {
      const last = known.get(src);
      if (last !== undefined) return last.file;
      throw error;
    }
  };
}
