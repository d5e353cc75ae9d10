import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskStorage } from '#server/gateways/storage/disk.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { nameOf } from '#server/images/golden/images.fixture.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'seam-storage-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a stored file is found under the hash of its bytes', async () => {
  const storage = diskStorage(root);
  const src = await storage.put(Buffer.from('abc'), 'png');
  expect(src).toBe('/cdn/ba7816bf8f01cfea414140de5dae2223b00361a3.png');
  expect(await storage.has(nameOf(src))).toBe(true);
  expect((await storage.get(nameOf(src)))?.toString()).toBe('abc');
  const opened = await storage.open(nameOf(src));
  expect(opened?.bytes).toBe(3);
  expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('abc');
});

test('an object that was never stored is not found', async () => {
  const storage = diskStorage(root);
  const name = { hash: 'c'.repeat(64), extension: 'png' } as const;
  expect(await storage.has(name)).toBe(false);
  expect(await storage.get(name)).toBeNull();
  expect(await storage.open(name)).toBeNull();
});

test('many writers of the same bytes leave one whole file and no remains', async () => {
  const storage = diskStorage(root);
  const content = Buffer.alloc(300_000, 7);
  const sources = await Promise.all(Array.from({ length: 12 }, () => storage.put(content, 'webp')));
  expect(new Set(sources).size).toBe(1);
  const name = nameOf(sources[0] ?? '');
  expect(await readdir(join(root, name.hash.slice(0, 2)))).toEqual([`${name.hash}.webp`]);
  expect((await storage.get(name))?.equals(content)).toBe(true);
});

test('the same bytes under another type are another object', async () => {
  const storage = diskStorage(root);
  const png = nameOf(await storage.put(Buffer.from('x'), 'png'));
  expect(await storage.has({ ...png, extension: 'jpg' })).toBe(false);
});

test('a folder that came off is a fault, not a store without objects, and is not made anew', async () => {
  const storage = diskStorage(root);
  const name = nameOf(await storage.put(Buffer.from('kept'), 'png'));
  await rm(root, { recursive: true, force: true });
  const asked = await Promise.allSettled([
    storage.has(name),
    storage.get(name),
    storage.open(name),
    storage.put(Buffer.from('new'), 'png'),
  ]);
  for (const each of asked) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StorageFault) });
  expect(existsSync(root)).toBe(false);
  await writeFile(root, 'a file where the folder was');
  await expect(storage.has(name)).rejects.toThrow(StorageFault);
});
