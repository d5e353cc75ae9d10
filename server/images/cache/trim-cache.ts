import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Trims down to this share of the limit, to make the next trim rare. */
const keptShare = 0.8;

/**
 * Removes the oldest files until the folder is well below `mostBytes`; all of them can be made again. Returns how many bytes are left.
 * Ignores files that vanish meanwhile.
 */
export async function trimCache(folder: string, mostBytes: number): Promise<number> {
  const files = await filesOf(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= mostBytes) return bytes;
  for (const file of files.sort((a, b) => a.madeAt - b.madeAt)) {
    if (bytes <= mostBytes * keptShare) break;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

async function filesOf(folder: string): Promise<{ path: string; bytes: number; madeAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const seen = await stat(path).catch(() => null);
    if (seen !== null) found.push({ path, bytes: seen.size, madeAt: seen.mtimeMs });
  }
  return found;
}
