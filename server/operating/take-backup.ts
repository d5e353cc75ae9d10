import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import { dumpTables } from '#db/copy/dump-tables.ts';
import { makeFolder } from '#db/own-folder.ts';
import { openClient } from '#db/pool.ts';
import { openStorage } from '#server/gateways/storage/open.ts';
import { isMissingFile } from '#server/gateways/storage/write-file.ts';
import { logLine } from '#server/log-line.ts';
import { noteBackup } from '#server/metrics/last-backup.ts';
import type { StorageConfig } from '#server/settings/storage.ts';
import { listStoredFiles } from './list-stored-files.ts';
import { type Manifest, pictureFile, tableFile, writeManifest } from './manifest.ts';
import { type StoredFile, storeStream } from './stored-file.ts';

export interface BackupOptions {
  /** URL of the shop's database with the owner's rights. */
  url: string;
  dataDir: string;
  /** Where the pictures are; default: below the data folder. */
  storage?: StorageConfig;
  /** The folder to create; it must not exist. */
  target: string;
  now: Date;
  /** A snapshot exported by the caller (pg_export_snapshot); default: one taken now. */
  snapshot?: string;
}

/**
 * Backs up the whole shop into a new folder while the shop keeps running: all rows from one snapshot, then pictures and keys. Pictures are
 * written before the rows that name them and never change, so copying them after the rows misses none. Only this user can read the folder:
 * it holds personal data and keys. Errors: throws, and removes what it made, when anything cannot be read or written.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const target = resolve(options.target);
  if (await exists(target)) throw new Error(`${target} exists already.`);
  const half = `${target}.half`;
  await rm(half, { recursive: true, force: true });
  const isAroundNew = !(await exists(dirname(target)));
  makeFolder(dirname(half));
  await mkdir(half, { mode: 0o700 });
  try {
    const manifest = await writeParts(options, half);
    await writeManifest(half, manifest);
    await rename(half, target);
    await noteBackup(options.dataDir, options.now);
    return manifest;
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another backup may be there meanwhile; then it stays.
    if (isAroundNew) await rmdir(dirname(target)).catch(() => {});
    throw error;
  }
}

async function writeParts({ url, now, snapshot, ...place }: BackupOptions, half: string): Promise<Manifest> {
  const files: StoredFile[] = [];
  const client = openClient(url);
  await client.connect();
  try {
    const dumped = await dumpTables(
      client,
      async ({ name }, rows) => {
        const path = tableFile(name);
        files.push({ path, ...(await storeStream([rows, createZstdCompress()], join(half, path))) });
      },
      snapshot,
    );
    files.push(...(await copyKept(place, half)));
    return { format: 1, takenAt: now.toISOString(), ...dumped, files };
  } finally {
    await client.end();
  }
}

async function copyKept({ dataDir, storage: kind = { source: 'disk' } }: Pick<BackupOptions, 'dataDir' | 'storage'>, half: string) {
  const copied: StoredFile[] = [];
  const copy = async (path: string, from: Readable) => {
    const file = { path, ...(await storeStream([from], join(half, path))) };
    copied.push(file);
    return file;
  };
  for (const path of await listStoredFiles(dataDir)) await copy(path, createReadStream(join(dataDir, path)));
  const { storage } = openStorage({ storage: kind, dataDir });
  for await (const name of storage.list()) {
    const object = await storage.open(name);
    // Removed since it was listed.
    if (object === null) continue;
    const { path, sha256 } = await copy(pictureFile(name), object.stream);
    if (sha256.startsWith(name.hash)) continue;
    // One rotten picture is no reason to be without a backup of the orders.
    logLine('error', 'a picture is damaged: the backup is without it', { path });
    copied.pop();
    await rm(join(half, path));
  }
  return copied.sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: unknown) => {
      if (isMissingFile(error)) return false;
      throw error;
    },
  );
}
