import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OriginalName } from '#contract/images.ts';
import { databaseFault } from '#db/faults.ts';
import { openBucket } from '#server/gateways/storage/bucket.ts';
import { diskStorage, objectPath } from '#server/gateways/storage/disk.ts';
import { bucketStorage } from '#server/gateways/storage/open.ts';
import { DamagedObject } from '#server/gateways/storage/original-name.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { isStorageFault, StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { nameOf } from '#server/images/golden/images.fixture.ts';
import { moveStorage } from '#server/operating/move-storage.ts';
import { readStorage } from '#server/settings/storage.ts';
import { testFolder } from '#test/open.ts';
import { type S3Server, s3Server } from '#test/storage/s3-server.ts';

let server: S3Server;
let root: string;
beforeEach(async () => {
  root = testFolder();
  server = await s3Server();
});

function bucketOf(url: string, answerMs = 20_000): ObjectStorage {
  const settings = readStorage({ STORAGE_URL: url });
  if (settings.source === 'disk') throw new Error('no bucket');
  return bucketStorage(openBucket(settings, { answerMs, wholeMs: answerMs }));
}
const kinds: Record<
  string,
  () => { storage: ObjectStorage; damage: (src: string) => Promise<void> | void; lose: () => Promise<void> | void }
> = {
  disk: () => ({
    storage: diskStorage(root),
    damage: (src) => writeFile(objectPath(root, nameOf(src)), 'rotten'),
    lose: () => rm(root, { recursive: true, force: true }),
  }),
  bucket: () => ({
    storage: bucketOf(server.url),
    damage: (src) =>
      void server.files.set(`objects/${src.slice('/cdn/'.length)}`, { content: Buffer.from('rotten'), type: '', at: new Date() }),
    lose: () => {
      server.misbehaviour = 'has no bucket';
    },
  }),
};

async function listed(storage: ObjectStorage): Promise<OriginalName[]> {
  const names: OriginalName[] = [];
  for await (const name of storage.list()) names.push(name);
  return names;
}

describe.each(Object.entries(kinds))('storage: %s', (_, open) => {
  test('a stored file is found under the hash of its bytes, is listed, and is gone once removed', async () => {
    const { storage } = open();
    const src = await storage.put(Buffer.from('abc'), 'png');
    expect(src).toBe('/cdn/ba7816bf8f01cfea414140de5dae2223b00361a3.png');
    expect(await storage.has(nameOf(src))).toBe(true);
    expect((await storage.get(nameOf(src)))?.toString()).toBe('abc');
    const opened = await storage.open(nameOf(src));
    expect(opened?.bytes).toBe(3);
    expect(Buffer.concat((await opened?.stream.toArray()) ?? []).toString()).toBe('abc');
    const others = await Promise.all(['b', 'c', 'd', 'e'].map((text) => storage.put(Buffer.from(text), 'webp')));
    expect((await listed(storage)).map(({ hash }) => hash).sort()).toEqual([src, ...others].map((each) => nameOf(each).hash).sort());
    await storage.remove(nameOf(src));
    await storage.remove(nameOf(src));
    expect(await storage.get(nameOf(src))).toBeNull();
  });

  test('an object that was never stored is not found; the same bytes of another type are another object', async () => {
    const { storage } = open();
    const png = nameOf(await storage.put(Buffer.from('x'), 'png'));
    for (const name of [{ hash: 'c'.repeat(64), extension: 'png' } as const, { ...png, extension: 'jpg' } as const]) {
      expect(await storage.has(name)).toBe(false);
      expect(await storage.get(name)).toBeNull();
      expect(await storage.open(name)).toBeNull();
    }
  });

  test('an object is stored under a given name only if the name is the hash of its bytes', async () => {
    const { storage } = open();
    const name = { hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', extension: 'png' } as const;
    await expect(storage.putAs(name, Buffer.from('abd'))).rejects.toThrow(DamagedObject);
    await storage.putAs(name, Buffer.from('abc'));
    expect((await storage.get(name))?.toString()).toBe('abc');
  });

  test('a damaged object is replaced when its bytes are stored again', async () => {
    const { storage, damage } = open();
    const src = await storage.put(Buffer.from('whole'), 'png');
    await damage(src);
    await storage.put(Buffer.from('whole'), 'png');
    expect((await storage.get(nameOf(src)))?.toString()).toBe('whole');
  });

  test('many writers of the same bytes leave one complete file', async () => {
    const { storage } = open();
    const content = Buffer.alloc(300_000, 7);
    const sources = await Promise.all(Array.from({ length: 12 }, () => storage.put(content, 'webp')));
    expect(new Set(sources).size).toBe(1);
    expect(await listed(storage)).toHaveLength(1);
    expect((await storage.get(nameOf(sources[0] ?? '')))?.equals(content)).toBe(true);
  });

  test('a storage that was unmounted is a fault, not an empty storage', async () => {
    const { storage, lose } = open();
    const name = nameOf(await storage.put(Buffer.from('kept'), 'png'));
    await lose();
    const asked = await Promise.allSettled([
      storage.has(name),
      storage.get(name),
      storage.open(name),
      storage.put(Buffer.from('new'), 'png'),
      listed(storage),
    ]);
    for (const each of asked) expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StorageFault) });
  });
});

test('on a disk failed writes leave no files, and a lost folder is not created again', async () => {
  const storage = diskStorage(root);
  const name = nameOf(await storage.put(Buffer.from('kept'), 'png'));
  expect(await readdir(join(root, name.hash.slice(0, 2)))).toEqual([`${name.hash}.png`]);
  await rm(root, { recursive: true, force: true });
  await expect(storage.put(Buffer.from('new'), 'png')).rejects.toThrow(StorageFault);
  expect(existsSync(root)).toBe(false);
  await writeFile(root, 'a file where the folder was');
  await expect(storage.has(name)).rejects.toThrow(StorageFault);
});

describe('a bucket', () => {
  test('a bucket that stores other bytes than sent is detected by reading back, and the bytes are removed', async () => {
    server.misbehaviour = 'corrupts what is put';
    await expect(bucketOf(server.url).put(Buffer.from('a picture'), 'png')).rejects.toThrow(/other bytes than those put/);
    expect([...server.files]).toEqual([]);
  });

  test.each(['corrupts what is sent', 'cuts', 'fails', 'is silent'] as const)(
    'a bucket that %s is a fault, and nothing is lost or stored wrong',
    async (misbehaviour) => {
      const name = nameOf(await bucketOf(server.url).put(Buffer.alloc(200_000, 5), 'png'));
      const storage = bucketOf(server.url, misbehaviour === 'is silent' ? 100 : 20_000);
      server.misbehaviour = misbehaviour;
      await expect(storage.get(name)).rejects.toThrow(StorageFault);
      await expect(storage.put(Buffer.from('new'), 'png')).rejects.toThrow(StorageFault);
      server.misbehaviour = 'none';
      expect([...server.files.keys()].filter((key) => !key.includes(name.hash))).toEqual([]);
      expect((await bucketOf(server.url).get(name))?.length).toBe(200_000);
    },
  );

  test('an unreachable bucket is a fault of the storage, never of the database', async () => {
    const fault = await bucketOf('s3://a:b@127.0.0.1:1/bucket')
      .put(Buffer.from('new'), 'png')
      .catch((error: unknown) => error);
    expect(fault).toMatchObject({ message: expect.stringMatching(/^the bucket is away: ./) });
    expect([isStorageFault(fault), databaseFault(fault)]).toEqual([true, null]);
  });

  test('an answer of the bucket that stops halfway ends the stream with an error, never as a complete file', async () => {
    const storage = bucketOf(server.url);
    const name = nameOf(await storage.put(Buffer.alloc(200_000, 5), 'png'));
    server.misbehaviour = 'cuts';
    const opened = await storage.open(name);
    await expect(opened?.stream.toArray()).rejects.toThrow();
  });

  test('a bucket that did not answer gets no request for two seconds', async () => {
    const storage = bucketOf(server.url, 100);
    server.misbehaviour = 'is silent';
    const name = { hash: 'c'.repeat(40), extension: 'png' } as const;
    await expect(storage.has(name)).rejects.toThrow(/no answer within/);
    const before = server.requests.length;
    await expect(storage.has(name)).rejects.toThrow('the bucket is away');
    expect(server.requests.length).toBe(before);
  });

  test.each([
    'http://a:b@host/bucket',
    's3://host/bucket',
    's3://a:b@host',
    's3://a:b@host/b',
    's3://a:b@host/bucket/more',
    's3://a:100%@host/bucket',
    'bucket',
  ])('the bucket is not used for %s', (url) => expect(readStorage({ STORAGE_URL: url })).toEqual({ source: 'disk' }));

  test('the bucket is called by https, and on this machine by http', () => {
    const meant = { source: 'bucket', accessKey: 'a', secretKey: 'b/c' };
    expect(readStorage({ STORAGE_URL: 's3://a:b%2Fc@s3.kr.example/seam?region=kr-1' })).toEqual({
      ...meant,
      endpoint: 'https://s3.kr.example/seam',
      region: 'kr-1',
    });
    expect(readStorage({ STORAGE_URL: 's3://a:b%2Fc@localhost:9000/seam' })).toEqual({
      ...meant,
      endpoint: 'http://localhost:9000/seam',
      region: 'auto',
    });
  });
});

test('moving pictures from disk to bucket can be repeated after a stop, includes new pictures, and names damaged ones', async () => {
  await mkdir(root, { recursive: true });
  const [from, to] = [diskStorage(root), bucketOf(server.url)];
  const texts = Array.from({ length: 20 }, (_, index) => `picture ${index}`);
  const [first = '', rotten = ''] = await Promise.all(texts.map((text) => from.put(Buffer.from(text), 'png')));
  await writeFile(objectPath(root, nameOf(rotten)), 'rotten');
  await to.put(Buffer.from('picture 3'), 'png');
  server.misbehaviour = 'cuts';
  await expect(moveStorage(from, to)).rejects.toThrow(StorageFault);
  server.misbehaviour = 'none';
  const name = rotten.slice('/cdn/'.length);
  expect(await moveStorage(from, bucketOf(server.url))).toMatchObject({ there: 19, damaged: [name] });
  await from.put(Buffer.from('came meanwhile'), 'webp');
  expect(await moveStorage(from, bucketOf(server.url))).toEqual({ there: 20, copied: 1, damaged: [name] });
  expect((await bucketOf(server.url).get(nameOf(first)))?.toString()).toBe('picture 0');
});
