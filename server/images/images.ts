import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { LibraryName } from '#contract/images.ts';
import type { PhotoStanding } from '#rules/community/photo-standing.ts';
import { pictureTag } from '#server/gateways/cdn/port.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { type PictureCache, pictureCache } from '#server/images/cache/picture-cache.ts';
import { type FindLibraryFile, type LibraryFile, libraryFiles } from '#server/images/library-files.ts';
import { type PhotoGate, photoGate } from '#server/images/photo-gate.ts';
import { workQueue } from '#server/limits/work-queue.ts';

/** Shared by the routes of this service. */
export interface Images {
  storage: ObjectStorage;
  copies: PictureCache;
  renders: PictureCache;
  /** Pictures of shared designs: cached beside the renders, drawn in a separate queue. */
  shares: PictureCache;
  photos: PhotoGate;
  library: FindLibraryFile;
}

/** A home page requests about sixty pictures at once. A dozen such visitors may wait; further requests are told to retry. */
const mostWaiting = 768;
/** Anyone with a link can request pictures not drawn yet: one is drawn at a time, this many wait, the rest are told to retry. */
const mostSharesWaiting = 12;

/** Opens the caches under the data folder; `cache` may be emptied at any time, storage must not be lost. */
export function openImages({
  storage,
  dataDir,
  cacheBytes,
  readStanding,
  readLibrary,
  log,
}: {
  storage: ObjectStorage;
  dataDir: string;
  cacheBytes: number;
  /** Whether a picture is a member's photo, and whether it may be seen. */
  readStanding: (src: string) => Promise<PhotoStanding>;
  /** The current file of a library picture. */
  readLibrary: (name: LibraryName) => Promise<LibraryFile | null>;
  log: FastifyBaseLogger;
}): Images {
  const queue = workQueue({ lanes: availableParallelism(), waiting: mostWaiting });
  const shareQueue = workQueue({ lanes: 1, waiting: mostSharesWaiting });
  const onFailure = (error: unknown, key: string) => log.error({ err: error, key }, 'picture work failed');
  const renders = { folder: join(dataDir, 'cache', 'renders'), mostBytes: cacheBytes / 2, onFailure };
  return {
    storage,
    copies: pictureCache({ folder: join(dataDir, 'cache', 'copies'), mostBytes: cacheBytes / 2, queue, onFailure }),
    renders: pictureCache({ ...renders, queue }),
    shares: pictureCache({ ...renders, queue: shareQueue }),
    photos: photoGate(storage, readStanding),
    library: libraryFiles(readLibrary),
  };
}

const yearSeconds = 31_536_000;
/** A photo can be hidden and a link can end at any time, so pictures of them are cached for at most this long without revalidation. */
const briefSeconds = 60;

/** Headers of a picture whose address never changes its content. */
export function neverChanges(reply: FastifyReply, tag: string, visibility: 'public' | 'private'): FastifyReply {
  return withHeaders(reply, tag, `${visibility}, max-age=${yearSeconds}, immutable`);
}

/** Headers of a picture that may be gone by the next request. */
export function mayGo(reply: FastifyReply, tag: string, visibility: 'public' | 'private'): FastifyReply {
  return withHeaders(reply, tag, `${visibility}, max-age=${briefSeconds}`);
}

function withHeaders(reply: FastifyReply, tag: string, keeping: string): FastifyReply {
  if (keeping.startsWith('public')) reply.header('cache-tag', pictureTag(tag));
  return reply
    .header('cache-control', keeping)
    .header('etag', `"${tag}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin');
}
