import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#rules/shop/day.ts';

/** How long scripts of an earlier build are still served: longer than any tab stays open without a navigation. */
const keptMs = 14 * DAY_MS;

/** Where the scripts, styles and fonts of all builds of late lie. Named by their content, so files of two builds never clash. */
export function keptAssetsFolder(dataDir: string): string {
  return join(dataDir, 'assets');
}

/**
 * Puts the assets of this build with those of earlier ones and takes out what no build of the last two weeks has: who opened the shop
 * before a deployment still gets the screens of that build. A file's age is when a build that has it was last started.
 */
export async function keepAssets(built: string, kept: string, now: Date): Promise<void> {
  await mkdir(kept, { recursive: true });
  const known = new Set(await readdir(kept));
  for (const name of await readdir(built)) {
    const path = join(kept, name);
    // Whole or not at all: another process may be serving it.
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
