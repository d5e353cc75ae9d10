import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removed down to this part of the limit, so that the next trim is far off. */
const keptShare = 0.8;

/**
 * Removes the files that were made first until the folder holds clearly less than `mostBytes`. Every one of them can
 * be made again. Answers how many bytes are left. A file that vanishes meanwhile is no error.
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
