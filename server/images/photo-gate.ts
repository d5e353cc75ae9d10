import { LRUCache } from 'lru-cache';
import { type OriginalName, originalSrc } from '#contract/images.ts';
import type { PhotoStanding } from '#rules/community/photo-standing.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/** What a picture is to whoever has its address; `MISSING` when it is not in storage, whatever copies of it are. */
export type PhotoGate = (name: OriginalName) => Promise<PhotoStanding | 'MISSING'>;

/** Members' photos are kept in this format alone (server/commands/photo/upload-photo.ts). */
const photoExtension = 'webp';
/** Pictures of the shop's own are never hidden; they are known for ten minutes, and for as long as the database is away. */
const remembered = { max: 20_000, ttl: 600_000, allowStale: true, noDeleteOnStaleGet: true } as const;

/**
 * Asks before each answer whether a picture may be seen: hidden is hidden with the next request, in every process. Only that a picture is no
 * member's photo is remembered, which goes for nearly all of them.
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
