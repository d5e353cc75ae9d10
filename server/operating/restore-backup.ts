import { createReadStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createZstdDecompress } from 'node:zlib';
import { loadTables } from '#db/copy/load-tables.ts';
import { openClient } from '#db/pool.ts';
import { type Manifest, tableFile, verifiedManifest } from './manifest.ts';
import { storeStream } from './stored-file.ts';

export interface RestoreOptions {
  /** The folder of the backup. */
  source: string;
  /** URL of the database to fill, with the owner's rights. */
  url: string;
  dataDir: string;
  /** Overwrites an existing shop and keys. */
  isForced: boolean;
  /** What `verifiedManifest` returned for the backup; default: it is verified now. */
  manifest?: Manifest;
}

/**
 * Restores a backup completely or not at all: every byte is verified before anything is changed, and the database is restored in one
 * transaction. Errors: throws when the backup is damaged or from a newer version, or when the target already has a shop or other keys.
 */
export async function restoreBackup({ source, url, dataDir, isForced, ...verified }: RestoreOptions): Promise<Manifest> {
  const manifest = verified.manifest ?? (await verifiedManifest(source));
  const kept = manifest.files.map(({ path }) => path).filter((path) => !path.startsWith('tables/'));
  const keys = kept.filter((path) => !path.startsWith('objects/'));
  if (!isForced) await refuseOtherKeys(source, dataDir, keys);
  const client = openClient(url);
  await client.connect();
  try {
    await loadTables(client, manifest, {
      read: ({ name }) => {
        const file = createReadStream(join(source, tableFile(name)));
        const rows = createZstdDecompress();
        file.on('error', (error) => rows.destroy(error));
        return file.pipe(rows);
      },
      isForced,
      beforeCommit: async () => {
        for (const path of kept) await restoreFile(join(source, path), join(dataDir, path));
      },
    });
  } finally {
    await client.end();
  }
  return manifest;
}

async function refuseOtherKeys(source: string, dataDir: string, keys: readonly string[]): Promise<void> {
  for (const path of keys) {
    const own = await readFile(join(dataDir, path)).catch(() => null);
    if (own !== null && !own.equals(await readFile(join(source, path)))) {
      throw new Error(`${join(dataDir, path)} belongs to another shop. --force throws it away.`);
    }
  }
}

async function restoreFile(from: string, to: string): Promise<void> {
  const neighbour = `${to}.restoring`;
  await rm(neighbour, { force: true });
  await storeStream([createReadStream(from)], neighbour);
  await rename(neighbour, to);
}
