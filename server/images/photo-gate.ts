import { type OriginalName, originalSrc } from '#contract/images.ts';
import type { PhotoStanding } from '#rules/community/photo-standing.ts';
import { cached } from '#server/cached.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/** The visibility of a picture; `MISSING` when it is not in storage, even if copies of it are. */
export type PhotoGate = (name: OriginalName) => Promise<PhotoStanding | 'MISSING'>;

/** Members' photos are stored only in this format (server/nouns/photo/upload-photo.ts). */
const photoExtension = 'webp';
/** The shop's own pictures are never hidden; they are remembered for ten minutes, and longer while the database is down. */
const life = { most: 20_000, freshMs: 600_000, standsIn: true, isShared: false };

/**
 * Checks before each response whether a picture may be seen, so that hiding one takes effect on the next request in every process. Only
 * "not a member's photo" is cached, which covers nearly all pictures.
 */
export function photoGate(storage: Pick<ObjectStorage, 'has'>, readStanding: (src: string) => Promise<PhotoStanding>): PhotoGate {
  const known = cached<PhotoStanding | 'MISSING'>({ ...life, isKept: (standing) => standing === 'NONE' });
  return async (name) => {
    if (name.extension !== photoExtension) return 'NONE';
    const src = originalSrc(name);
    return known.get(src, async () => ((await storage.has(name)) ? readStanding(src) : 'MISSING'));
  };
}
