import { mkdirSync } from 'node:fs';
import { access, open, opendir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type OriginalName, originalSrc } from '#contract/images.ts';
import { fileOf, isNamedBy, nameOfFile, originalNameOf, requireNamed } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage, StoredObject } from '#server/gateways/storage/port.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { isMissingFile, writeFileWhole } from '#server/gateways/storage/write-file.ts';

/** The shop's own storage below its data folder, served under /cdn/. */
export function openDisk(dataDir: string): ObjectStorage {
  const root = join(dataDir, 'objects');
  mkdirSync(root, { recursive: true });
  return diskStorage(root);
}

/**
 * Object storage in an existing folder: `<root>/<first two digits>/<hash>.<ext>`. Throws StorageFault when the
 * folder itself is gone (an unmounted disk), so that its objects do not count as missing and nothing is written in their place.
 */
export function diskStorage(root: string): ObjectStorage {
  const nullIfMissing = async (error: unknown): Promise<null> => {
    if (!isMissingFile(error)) throw error;
    await mustStand(root);
    return null;
  };
  const has = async (name: OriginalName) => (await access(objectPath(root, name)).then(() => true, nullIfMissing)) !== null;
  const get = (name: OriginalName) => readFile(objectPath(root, name)).catch(nullIfMissing);
  const putAs = async (name: OriginalName, content: Uint8Array) => {
    requireNamed(content, name);
    // Reading also checks that the folder exists: a lost one must not be recreated empty.
    const known = await get(name);
    if (known === null || !isNamedBy(known, name)) await writeFileWhole(objectPath(root, name), content);
  };
  return {
    has,
    get,
    putAs,
    async put(content, extension) {
      const name = originalNameOf(content, extension);
      await putAs(name, content);
      return originalSrc(name);
    },
    remove: (name) => rm(objectPath(root, name), { force: true }),
    open: (name) => openObject(root, name).catch(nullIfMissing),
    async *list() {
      await mustStand(root);
      for await (const entry of await opendir(root, { recursive: true })) {
        const name = entry.isFile() ? nameOfFile(entry.name) : null;
        if (name !== null) yield name;
      }
    },
  };
}

/** The path of an object on disk. The name has been parsed, so it contains no separators or extra dots. */
export function objectPath(root: string, name: OriginalName): string {
  return join(root, name.hash.slice(0, 2), fileOf(name));
}

async function openObject(root: string, name: OriginalName): Promise<StoredObject> {
  const file = await open(objectPath(root, name));
  const { size } = await file.stat();
  return { bytes: size, stream: file.createReadStream() };
}

async function mustStand(root: string): Promise<void> {
  const folder = await stat(root).catch(() => null);
  if (folder?.isDirectory() !== true) throw new StorageFault(`the folder of objects is gone: ${root}`);
}
