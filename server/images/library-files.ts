import { LRUCache } from 'lru-cache';
import { type LibraryName, librarySrc, type OriginalName } from '#contract/images.ts';
import type { PicturePart } from '#rules/home/picture.ts';

/** The file behind a library address, and the part of it that is shown; null for all of it. */
export interface LibraryFile {
  name: OriginalName;
  part: PicturePart | null;
}

/** Finds the current file of a library picture; null when it does not exist. */
export type FindLibraryFile = (name: LibraryName) => Promise<LibraryFile | null>;

/** A replaced file shows within a second in every process; while the database is down, the last known file is used. */
const remembered = { max: 20_000, ttl: 1_000, ttlResolution: 0, allowStale: true, noDeleteOnStaleGet: true } as const;

/** Looks up each address at most once a second. `perf` tells the time in ms. */
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
