import { createReadStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createZstdDecompress } from 'node:zlib';
import type { OriginalName } from '#contract/images.ts';
import { loadTables } from '#db/copy/load-tables.ts';
import { openClient } from '#db/pool.ts';
import { openStorage } from '#server/gateways/storage/open.ts';
import { DamagedObject } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { logLine } from '#server/log-line.ts';
import type { StorageConfig } from '#server/settings/storage.ts';
import { type Manifest, pictureOf, tableFile, verifiedManifest } from './manifest.ts';
import { storeStream } from './stored-file.ts';

export interface RestoreOptions {
  /** The folder of the backup. */
  source: string;
  /** URL of the database to fill, with the owner's rights. */
  url: string;
  dataDir: string;
  /** Where pictures go; default: below the data folder. */
  storage?: StorageConfig;
  /** Overwrites an existing shop and keys. */
  isForced: boolean;
  /** What `verifiedManifest` returned for the backup; default: it is verified now. */
  manifest?: Manifest;
}

/**
 * Restores a backup completely or not at all: every byte is verified before anything is changed, and the database is restored in one
 * transaction. Errors: throws when the backup is damaged or from a newer version, or when the target already has a shop or other keys.
 */
export async function restoreBackup({ source, url, dataDir, storage: kind, isForced, ...verified }: RestoreOptions): Promise<Manifest> {
  const manifest = verified.manifest ?? (await verifiedManifest(source));
  const kept = manifest.files.map(({ path }) => path).filter((path) => !path.startsWith('tables/'));
  const keys = kept.filter((path) => pictureOf(path) === null);
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
        const { storage } = openStorage({ storage: kind ?? { source: 'disk' }, dataDir });
        for (const path of kept) {
          const picture = pictureOf(path);
          if (picture === null) await restoreFile(join(source, path), join(dataDir, path));
          else await restorePicture(storage, picture, join(source, path));
        }
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

async function restorePicture(storage: ObjectStorage, name: OriginalName, from: string): Promise<void> {
  await storage.putAs(name, await readFile(from)).catch((error: unknown) => {
    if (!(error instanceof DamagedObject)) throw error;
    logLine('error', 'a picture was damaged before the backup: it is left out', { path: from });
  });
}

async function restoreFile(from: string, to: string): Promise<void> {
  const neighbour = `${to}.restoring`;
  await rm(neighbour, { force: true });
  await storeStream([createReadStream(from)], neighbour);
  await rename(neighbour, to);
}
