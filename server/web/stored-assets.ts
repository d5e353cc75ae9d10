import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#rules/shop/day.ts';
import { cached } from '#server/cached.ts';
import type { Bucket } from '#server/gateways/storage/bucket.ts';
import { writeFileWhole } from '#server/gateways/storage/write-file.ts';

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
