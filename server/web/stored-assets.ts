import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#rules/shop/day.ts';
import { cached } from '#server/cached.ts';
import type { Bucket } from '#server/gateways/storage/bucket.ts';
import { writeFileWhole } from '#server/gateways/storage/write-file.ts';
import type { Shop } from '#server/shop.ts';

/** How long scripts of an earlier build are served: longer than any tab stays open without a navigation. */
const keptMs = 14 * DAY_MS;

/** The folder for scripts, styles and fonts of all recent builds. File names contain a content hash, so builds never clash. */
export function keptAssetsFolder(dataDir: string): string {
  return join(dataDir, 'assets');
}

/**
 * Adds this build's assets to those of earlier ones and removes those not used by any build of the last two weeks, so that tabs opened
 * before a deployment can still load their screens. A file's mtime is the last start of a build that contains it.
 */
export async function storeAssets(built: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true });
  const known = new Set(await readdir(kept));
  for (const name of await readdir(built)) {
    const path = join(kept, name);
    // Copied atomically: another process may be serving it.
    if (!known.has(name)) {
      await copyFile(join(built, name), `${path}.${process.pid}.part`);
      await rename(`${path}.${process.pid}.part`, path);
    }
    await utimes(path, now, now);
  }
  for (const name of known) {
    const path = join(kept, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && now.getTime() - file.mtimeMs > keptMs) await rm(path, { force: true });
  }
}

/** After this long, in ms, what could not be stored is tried again: a bucket that was away at the start must not stay without this build. */
const againMs = 60_000;
/** How long, in ms, a start waits for its scripts to be in the bucket. */
const longestMs = 20_000;

/**
 * When a process begins to listen, stores the assets of its build in `kept` and, where there is one, in the bucket, and tries again until it
 * could. Returns what to call before a file is sent: it may be of another machine's build.
 */
export function storeBuild(
  scope: FastifyInstance,
  { clock, gateways: { bucket } }: Pick<Shop, 'clock' | 'gateways'>,
  { built, kept, prefix }: { built: string; kept: string; prefix: 'assets/' | 'admin-assets/' },
): (name: string) => Promise<void> {
  const shared = bucket && sharedAssets(bucket, prefix);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const store = async () => {
    try {
      await Promise.all([storeAssets(built, kept, clock()), shared?.store(built, clock())]);
    } catch (error) {
      // Without them old pages reload, which is no reason to fail the start.
      scope.log.warn({ err: error }, 'the assets of this build could not be kept');
      if (!isClosed) timer = setTimeout(store, againMs).unref();
    }
  };
  // Processes of other builds are asked for the scripts of its first page: in a bucket they are there before it is ready.
  scope.addHook('onReady', async () => (shared ? Promise.race([store(), wait(longestMs, undefined, { ref: false })]) : undefined));
  scope.addHook('onListen', async () => (shared ? undefined : void store()));
  scope.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
  return async (name) => shared?.fetch(name, [built, kept], kept);
}

/** How old, in ms, a file in the bucket may be before a start puts it again: then those of this build never count as unused. */
const renewedMs = DAY_MS;

/** The scripts of all recent builds in a bucket, for processes on machines that do not have each other's files. */
export function sharedAssets(bucket: Bucket, prefix: 'assets/' | 'admin-assets/') {
  const names = cached<ReadonlyMap<string, Date>>({ most: 1, freshMs: 2_000 });
  const readNames = async () => {
    const known = new Map<string, Date>();
    for await (const { key, at } of bucket.list(prefix)) known.set(key.slice(prefix.length), at);
    return known;
  };
  return {
    /** Does in the bucket what `storeAssets` does on the disk. */
    async store(built: string, now: Date): Promise<void> {
      const known = await readNames();
      const ageOf = (at: Date | undefined) => (at === undefined ? Number.POSITIVE_INFINITY : now.getTime() - at.getTime());
      const own = new Set(await readdir(built));
      for (const name of own) {
        if (ageOf(known.get(name)) > renewedMs)
          await bucket.put(`${prefix}${name}`, await readFile(join(built, name)), 'application/octet-stream');
      }
      for (const [name, at] of known) if (!own.has(name) && ageOf(at) > keptMs) await bucket.remove(`${prefix}${name}`);
    },
    /** Copies a file, and its compressed forms, of another machine's build into the folder of those of earlier builds, unless it is here. */
    async fetch(name: string, folders: readonly string[], kept: string): Promise<void> {
      if (!/^[\w.-]+$/.test(name) || folders.some((folder) => existsSync(join(folder, name)))) return;
      const known = await names.get('', readNames);
      for (const file of [`${name}.br`, `${name}.gz`, name]) {
        const content = known.has(file) ? await bucket.get(`${prefix}${file}`) : null;
        if (content !== null) await writeFileWhole(join(kept, file), content);
      }
    },
  };
}
