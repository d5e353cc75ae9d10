import { mkdirSync } from 'node:fs';
import { access, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type OriginalExtension, type OriginalName, originalSrc } from '#contract/images.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage, StoredObject } from '#server/gateways/storage/port.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { isMissingFile, writeFileWhole } from '#server/gateways/storage/write-file.ts';

/** The shop's own storage below its data folder, served under /cdn/. */
export function openStorage(dataDir: string): ObjectStorage {
  const root = join(dataDir, 'objects');
  mkdirSync(root, { recursive: true });
  return diskStorage(root);
}

/**
 * Object storage in an existing folder: `<root>/<first two digits>/<hash>.<ext>`, as a stand-in for a bucket. Throws StorageFault when the
 * folder itself is gone (an unmounted disk), so that its objects do not count as missing and nothing is written in their place.
 */
export function diskStorage(root: string): ObjectStorage {
  const nullIfMissing = async (error: unknown): Promise<null> => {
    if (!isMissingFile(error)) throw error;
    await mustStand(root);
    return null;
  };
  const has = async (name: OriginalName) => (await access(objectPath(root, name)).then(() => true, nullIfMissing)) !== null;
  return {
    has,
    put: (content, extension) => putObject(root, content, extension, has),
    remove: (name) => rm(objectPath(root, name), { force: true }),
    get: (name) => readFile(objectPath(root, name)).catch(nullIfMissing),
    open: (name) => openObject(root, name).catch(nullIfMissing),
  };
}

/** The path of an object on disk. The name has been parsed, so it contains no separators or extra dots. */
export function objectPath(root: string, name: OriginalName): string {
  return join(root, name.hash.slice(0, 2), `${name.hash}.${name.extension}`);
}

async function putObject(
  root: string,
  content: Uint8Array,
  extension: OriginalExtension,
  has: (name: OriginalName) => Promise<boolean>,
): Promise<string> {
  const name = originalNameOf(content, extension);
  // `has` also checks that the folder exists: a lost one must not be recreated empty.
  if (!(await has(name))) await writeFileWhole(objectPath(root, name), content);
  return originalSrc(name);
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
