import { createHash } from 'node:crypto';
import { access, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type OriginalExtension, type OriginalName, originalSrc } from '#contract/images.ts';
import type { ObjectStorage, StoredObject } from '#server/gateways/storage/port.ts';
import { isMissingFile, writeFileWhole } from '#server/gateways/storage/write-file.ts';

/** The shop's own storage below its data folder: what is served under /cdn/. */
export function openStorage(dataDir: string): ObjectStorage {
  return diskStorage(join(dataDir, 'objects'));
}

/** Object storage in a folder: `<root>/<first two digits>/<sha256>.<ext>`, the stand-in for a bucket. */
export function diskStorage(root: string): ObjectStorage {
  const has = (name: OriginalName) =>
    access(objectPath(root, name)).then(
      () => true,
      () => false,
    );
  let maker: Parameters<ObjectStorage['makeMissingBy']>[0] = () => null;
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
    putAs: (name, content) => writeFileWhole(objectPath(root, name), content),
    remove: (name) => rm(objectPath(root, name), { force: true }),
    get: (name) => waited(name, () => read(name)),
    open: (name) => waited(name, () => openObject(root, name)),
    makeMissingBy: (makes) => {
      maker = makes;
    },
    arrived: async (name) => {
      if (!(await has(name))) await maker(name);
    },
  };
}

/** Where an object lies on disk. The name has been parsed, so it holds no separator and no dots of its own. */
export function objectPath(root: string, name: OriginalName): string {
  return join(root, name.sha256.slice(0, 2), `${name.sha256}.${name.extension}`);
}

async function putObject(
  root: string,
  content: Uint8Array,
  extension: OriginalExtension,
  has: (name: OriginalName) => Promise<boolean>,
): Promise<string> {
  const name = { sha256: createHash('sha256').update(content).digest('hex'), extension };
  if (!(await has(name))) await writeFileWhole(objectPath(root, name), content);
  return originalSrc(name);
}

async function openObject(root: string, name: OriginalName): Promise<StoredObject | null> {
  const file = await open(objectPath(root, name)).catch(nullIfMissing);
  if (file === null) return null;
  const { size } = await file.stat();
  return { bytes: size, stream: file.createReadStream() };
}

function nullIfMissing(error: unknown): null {
  if (isMissingFile(error)) return null;
  throw error;
}
