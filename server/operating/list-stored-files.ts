import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isMissingFile } from '#server/gateways/storage/write-file.ts';

/**
 * The parts of the data folder that cannot be regenerated, besides pictures: keys, and the state of the demonstration's payment stand-in.
 * Resized pictures and renders are made again on request; the database is backed up separately.
 */
const keptFolders = ['keys', 'portone-stand-in'] as const;

/** Temporary files: their writer renames or removes them. */
const unfinished = /\.(?:part|restoring|tmp|\d+\.[0-9a-f]{8})$/;

/** The files of the data folder that belong in a backup beside the pictures, as relative paths with slashes. */
export async function listStoredFiles(dataDir: string): Promise<string[]> {
  const lists = await Promise.all(keptFolders.map((folder) => filesBelow(dataDir, folder)));
  return lists.flat().sort();
}

async function filesBelow(dataDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissingFile(error)) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !unfinished.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
