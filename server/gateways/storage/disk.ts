import { mkdirSync } from 'node:fs';
import { access, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type OriginalExtension, type OriginalName, originalSrc } from '#contract/images.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage, StoredObject } from '#server/gateways/storage/port.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { isMissingFile, writeFileWhole } from '#server/gateways/storage/write-file.ts';

/** The shop's own storage below its data folder: what is served under /cdn/. */
export function openStorage(dataDir: string): ObjectStorage {
  const root = join(dataDir, 'objects');
  mkdirSync(root, { recursive: true });
  return diskStorage(root);
}

/**
 * Object storage in a folder that is there: `<root>/<first two digits>/<hash>.<ext>`, the stand-in for a bucket. Throws StorageFault when the folder
 * itself is gone (a disk that came off): its objects are not missing then, and nothing is written in their place.
 */
export function diskStorage(root: string): ObjectStorage {
  const nullIfMissing = async (error: unknown): Promise<null> => {
    if (!isMissingFile(error)) throw error;
    await mustStand(root);
    return null;
  };
  const has = async (name: OriginalName) => (await access(objectPath(root, name)).then(() => true, nullIfMissing)) !== null;
  let maker: Parameters<ObjectStorage['makeMissingBy']>[0] = () => null;
  let isPlanned: ObjectStorage['isPlanned'] = () => false;
  const read = (name: OriginalName) => readFile(objectPath(root, name)).catch(nullIfMissing);
  /** What is there costs no look; what is missing is waited for when somebody makes it. */
  const waited = async <Found>(name: OriginalName, find: () => Promise<Found | null>): Promise<Found | null> => {
    const found = await find();
    if (found !== null) return found;
    const made = maker(name);
    if (made === null) return null;
    await made;
    return find();
  };
  return {
    has,
    put: (content, extension) => putObject(root, content, extension, has),
    putAs: async (name, content) => {
      await mustStand(root);
      await writeFileWhole(objectPath(root, name), content);
    },
    remove: (name) => rm(objectPath(root, name), { force: true }),
    get: (name) => waited(name, () => read(name)),
    open: (name) => waited(name, () => openObject(root, name).catch(nullIfMissing)),
    makeMissingBy: (makes, plans = () => false) => {
      maker = makes;
      isPlanned = plans;
    },
    isPlanned: (name) => isPlanned(name),
    making: (name) => maker(name),
  };
}

/** Where an object lies on disk. The name has been parsed, so it holds no separator and no dots of its own. */
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
  // Which looks for the folder too: a lost one must not be created again, empty.
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
