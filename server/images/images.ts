import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { type PictureCache, pictureCache } from '#server/images/cache/picture-cache.ts';
import { workQueue } from '#server/limits/work-queue.ts';

/** What the routes of this service share. */
export interface Images {
  storage: ObjectStorage;
  copies: PictureCache;
  renders: PictureCache;
}

/** A home page asks for about sixty pictures at once; a dozen such visitors may wait, more are told to come back. */
const mostWaiting = 768;

/** Opens the caches under the data folder; `cache` may be emptied at any time, storage must be kept. */
export function openImages({
  storage,
  dataDir,
  cacheBytes,
  log,
}: {
  storage: ObjectStorage;
  dataDir: string;
  cacheBytes: number;
  log: FastifyBaseLogger;
}): Images {
  const queue = workQueue({ lanes: availableParallelism(), waiting: mostWaiting });
  const onFailure = (error: unknown, key: string) => log.error({ err: error, key }, 'picture work failed');
  return {
    storage,
    copies: pictureCache({ folder: join(dataDir, 'cache', 'copies'), mostBytes: cacheBytes / 2, queue, onFailure }),
    renders: pictureCache({ folder: join(dataDir, 'cache', 'renders'), mostBytes: cacheBytes / 2, queue, onFailure }),
  };
}

const yearSeconds = 31_536_000;

/** Headers of a picture whose address can never mean other bytes. */
export function neverChanges(reply: FastifyReply, tag: string, visibility: 'public' | 'private'): FastifyReply {
  return reply
    .header('cache-control', `${visibility}, max-age=${yearSeconds}, immutable`)
    .header('etag', `"${tag}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** True when the browser already holds what this tag names. */
export function alreadyHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  const held = (ifNoneMatch ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return held.includes(`"${tag}"`) || held.includes('*');
}
