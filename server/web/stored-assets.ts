import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#rules/shop/day.ts';

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
