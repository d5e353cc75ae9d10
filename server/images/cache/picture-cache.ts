import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cached } from '#server/cached.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';
import { isMissingFile, writeFileWhole } from '#server/gateways/storage/write-file.ts';
import type { PictureFile } from '#server/images/cache/copy.ts';
import { trimCache } from '#server/images/cache/trim-cache.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';

/** Part of every cache path. Raise it when the same input must give a different picture. */
const pipelineVersion = 1;

/** Requests during the making share it; the files are the cache. */
const untilMade = { most: 1, isKept: () => false };

/** A finished picture, or the reason it could not be made. */
export type Made = PictureFile | 'missing' | 'unreadable' | 'busy';

/** Makes a picture; `missing` when a source is not in storage. Throws when a source cannot be decoded. */
export type Make = () => Promise<PictureFile | 'missing'>;

export interface PictureCache {
  /**
   * The picture under `key` (starting with hexadecimal digits) with one of these extensions: from disk, from a run already in progress, or
   * made now and cached.
   */
  get(key: string, extensions: readonly PictureFile['extension'][], make: Make): Promise<Made>;
}

/** Caches generated pictures in a folder that may be emptied at any time. */
export function pictureCache(options: {
  folder: string;
  /** The folder is trimmed when it exceeds this. */
  mostBytes: number;
  queue: WorkQueue;
  onFailure: (error: unknown, key: string) => void;
}): PictureCache {
  const inFlight = cached<Made>(untilMade);
  const trimming = cached<number>(untilMade);
  let untrimmed = 0;

  const find = async (key: string, extensions: readonly PictureFile['extension'][]) => {
    for (const extension of extensions) {
      const content = await readFile(pathOf(key, extension)).catch(nullIfLost(key));
      if (content !== null) return { content, extension };
    }
    return null;
  };

  /** A cached picture that cannot be read is made again, as if it had been trimmed. */
  const nullIfLost = (key: string) => (error: unknown) => {
    if (!isMissingFile(error)) options.onFailure(error, key);
    return null;
  };

  const pathOf = (key: string, extension: string) => join(options.folder, `v${pipelineVersion}`, key.slice(0, 2), `${key}.${extension}`);

  const makeAndKeep = async (key: string, make: Make): Promise<Made> => {
    const made = await options.queue(() => make().catch(unreadable(key)));
    if (made === queueIsFull) return 'busy';
    // A full disk costs time, not pictures: a picture that cannot be cached is still sent.
    if (typeof made === 'object') await store(key, made).catch((error: unknown) => options.onFailure(error, key));
    return made;
  };

  const store = async (key: string, made: PictureFile) => {
    await writeFileWhole(pathOf(key, made.extension), made.content);
    untrimmed += made.content.length;
    if (untrimmed < options.mostBytes / 20) return;
    untrimmed = 0;
    // Runs in the background: the picture is ready, and a failed trim is retried later.
    trimming.get('', () => trimCache(options.folder, options.mostBytes)).catch((error: unknown) => options.onFailure(error, 'trim'));
  };

  /** A fault of the machine passes; a fault of the picture stays. */
  const unreadable = (key: string) => (error: unknown) => {
    options.onFailure(error, key);
    return isStorageFault(error) ? ('busy' as const) : ('unreadable' as const);
  };

  return {
    get: (key, extensions, make) =>
      inFlight.get(`${key}.${extensions.join()}`, async () => (await find(key, extensions)) ?? makeAndKeep(key, make)),
  };
}
