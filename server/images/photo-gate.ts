import { LRUCache } from 'lru-cache';
import { type OriginalName, originalSrc } from '#contract/images.ts';
import type { PhotoStanding } from '#rules/community/photo-standing.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/** The visibility of a picture; `MISSING` when it is not in storage, even if copies of it are. */
export type PhotoGate = (name: OriginalName) => Promise<PhotoStanding | 'MISSING'>;

/** Members' photos are stored only in this format (server/nouns/photo/upload-photo.ts). */
const photoExtension = 'webp';
/** The shop's own pictures are never hidden; they are remembered for ten minutes, and longer while the database is down. */
const remembered = { max: 20_000, ttl: 600_000, allowStale: true, noDeleteOnStaleGet: true } as const;

/**
 * Checks before each response whether a picture may be seen, so that hiding one takes effect on the next request in every process. Only
 * "not a member's photo" is cached, which covers nearly all pictures.
 */
export function photoGate(storage: Pick<ObjectStorage, 'has'>, readStanding: (src: string) => Promise<PhotoStanding>): PhotoGate {
  const ownPictures = new LRUCache<string, true>(remembered);
  return async (name) => {
    if (name.extension !== photoExtension) return 'NONE';
    const src = originalSrc(name);
    if (ownPictures.getRemainingTTL(src) > 0) return 'NONE';
    try {
      if (!(await storage.has(name))) return 'MISSING';
      const standing = await readStanding(src);
      if (standing === 'NONE') ownPictures.set(src, true);
      return standing;
    } catch (error) {
      if (ownPictures.get(src)) return 'NONE';
      throw error;
    }
  };
}
