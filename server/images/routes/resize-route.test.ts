import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { resizeSizes, resizeSrc } from '#contract/images.ts';
import { objectPath } from '#server/gateways/storage/disk.ts';
import { drawing, type ImagesFixture, imagesFixture, nameOf, ownOrigin, plainPicture } from '#server/images/golden/images.fixture.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
let fixture: ImagesFixture;
let opaque = '';
let translucent = '';
let svg = '';

beforeAll(async () => {
  fixture = await imagesFixture();
  const { storage } = fixture.images;
  opaque = await storage.put(await plainPicture(300, 150).jpeg().toBuffer(), 'jpg');
  translucent = await storage.put(await plainPicture(300, 600, 0.5).png().toBuffer(), 'png');
  svg = await storage.put(drawing, 'svg');
});
afterAll(() => fixture.close());
afterEach(() => vi.restoreAllMocks());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });
const sizeOf = async (reply: { rawPayload: Buffer }) => {
  const { width, height } = await sharp(reply.rawPayload).metadata();
  return [width, height];
};

describe('format by Accept', () => {
  test.each([
    [chrome, 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0.4, image/webp', 'image/webp'],
    ['image/avif;q=0, image/webp;q=0, */*', 'image/jpeg'],
    ['*/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('a client that accepts %j gets the picture as %s', async (accept, type) => {
    const reply = await get(resizeSrc(opaque, 128), { accept });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers.vary).toBe('Accept');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { format, compression } = await sharp(reply.rawPayload).metadata();
    expect(format === 'heif' ? compression === 'av1' : `image/${format}` === type).toBe(true);
  });

  test('a transparent picture stays transparent in every format', async () => {
    const reply = await get(resizeSrc(translucent, 128), { accept: '*/*' });
    expect(reply.headers['content-type']).toBe('image/png');
    expect((await sharp(reply.rawPayload).stats()).channels[3]?.mean).toBeCloseTo(128, 0);
  });
});

describe('size', () => {
  test('a resized picture keeps its proportions', async () => {
    expect(await sizeOf(await get(resizeSrc(translucent, 128), { accept: 'image/webp' }))).toEqual([128, 256]);
  });

  test('a picture is never resized beyond its original size', async () => {
    for (const size of resizeSizes) {
      const [width, height] = await sizeOf(await get(resizeSrc(opaque, size), { accept: 'image/webp' }));
      expect([width, height]).toEqual([Math.min(size, 300), Math.round(Math.min(size, 300) / 2)]);
    }
  });

  test('a drawing is drawn at the width asked for, sharp at its edges', async () => {
    const reply = await get(resizeSrc(svg, 1024), { accept: '*/*' });
    expect(await sizeOf(reply)).toEqual([1024, 512]);
    const alpha = await sharp(reply.rawPayload).extractChannel(3).raw().toBuffer();
    const row = alpha.subarray(256 * 1024, 257 * 1024);
    expect(row.filter((value) => value > 0 && value < 255).length).toBeLessThanOrEqual(2);
  });
});

describe('cache', () => {
  test('the ETag of a copy names picture, size and format, and a match answers 304', async () => {
    const webp = (await get(resizeSrc(opaque, 256), { accept: 'image/webp' })).headers.etag ?? '';
    const avif = (await get(resizeSrc(opaque, 256), { accept: 'image/avif' })).headers.etag ?? '';
    expect(webp).not.toBe(avif);
    const held = await get(resizeSrc(opaque, 256), { accept: 'image/webp', 'if-none-match': webp });
    expect([held.statusCode, held.headers.vary, held.body]).toEqual([304, 'Accept', '']);
    const other = await get(resizeSrc(opaque, 256), { accept: 'image/avif', 'if-none-match': webp });
    expect(other.statusCode).toBe(200);
  });

  test('twenty requests at once make one copy, and the next reads it from disk', async () => {
    const src = await fixture.images.storage.put(await plainPicture(500, 400).webp().toBuffer(), 'webp');
    const reads = vi.spyOn(fixture.images.storage, 'get');
    const ask = () => get(resizeSrc(src, 384), { accept: 'image/webp' });
    const replies = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect((await ask()).rawPayload.equals(replies[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(reads).toHaveBeenCalledTimes(1);
    const files = await readdir(join(fixture.dataDir, 'cache'), { recursive: true });
    expect(files.filter((file) => file.includes(nameOf(src).hash))).toHaveLength(1);
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  });
});

test('a cache that cannot be written delays pictures but does not lose them', async () => {
  const full = await imagesFixture();
  await writeFile(join(full.dataDir, 'cache'), 'in the way of the folder');
  const src = await full.images.storage.put(await plainPicture(90, 90).png().toBuffer(), 'png');
  const reply = await full.app.inject({ url: resizeSrc(src, 64) });
  expect([reply.statusCode, await sizeOf(reply)]).toEqual([200, [64, 64]]);
  await full.close();
});

describe('refusals', () => {
  test.each([
    ['/resize', 'size'],
    [`/resize?image_url=${'/cdn/x.png'}`, 'size'],
    ['/resize?size=100&image_url=/cdn/x.png', 'size'],
    ['/resize?size=64&size=64&image_url=/cdn/x.png', 'size'],
    ['/resize?size=64', 'image_url'],
    ['/resize?size=64&image_url=', 'image_url'],
  ])('%s is refused with the field %s', async (url, field) => {
    const reply = await get(url, { 'accept-language': 'en' });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(reply.json()).toMatchObject({ code: 'INVALID_INPUT', field, message: 'Please check what you entered.' });
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:5432/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '//evil.example/cdn/a.png',
    `https://evil.example/cdn/${'a'.repeat(64)}.png`,
    `https://shop.example.evil.example/cdn/${'a'.repeat(64)}.png`,
    `https://shop.example@evil.example/cdn/${'a'.repeat(64)}.png`,
    '/cdn/../../etc/passwd',
    `/cdn/../cdn/${'a'.repeat(64)}.png`,
    `/cdn/${'a'.repeat(64)}.png/../../x`,
    '/renders/version/x',
  ])('the address %s of another site is refused and never fetched', async (address) => {
    const outgoing = vi.spyOn(globalThis, 'fetch');
    const reply = await get(`/resize?size=64&image_url=${encodeURIComponent(address)}`);
    expect([reply.statusCode, reply.json().field]).toEqual([400, 'image_url']);
    expect(outgoing).not.toHaveBeenCalled();
  });

  test('the full address of our own picture is accepted', async () => {
    const reply = await get(`/resize?size=64&image_url=${encodeURIComponent(ownOrigin + opaque)}`);
    expect(reply.statusCode).toBe(200);
  });
});

describe('failures show the placeholder, cached briefly', () => {
  test('an unknown picture is 404', async () => {
    const reply = await get(resizeSrc(`/cdn/${'e'.repeat(64)}.png`, 64));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'image/svg+xml']);
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
    expect(reply.headers.vary).toBe('Accept');
  });

  test('a file that is no picture is 422, and after its repair it is shown', async () => {
    const { storage } = fixture.images;
    const src = await storage.put(await plainPicture(20, 20).png().toBuffer(), 'png');
    const name = nameOf(src);
    const whole = await storage.get(name);
    const path = objectPath(join(fixture.dataDir, 'objects'), name);
    await writeFile(path, whole?.subarray(0, 40) ?? '');
    const broken = await get(resizeSrc(src, 64));
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([422, 'image/svg+xml']);
    await writeFile(path, whole ?? '');
    expect((await get(resizeSrc(src, 64))).statusCode).toBe(200);
  });

  test('a picture that decodes to more than 64 Mpx is refused', async () => {
    const bomb = await plainPicture(8000, 8100).png({ compressionLevel: 9 }).toBuffer();
    const src = await fixture.images.storage.put(bomb, 'png');
    expect((await get(resizeSrc(src, 64))).statusCode).toBe(422);
  });

  test('a drawing can load neither files nor network addresses', async () => {
    const secret = await fixture.images.storage.put(await plainPicture(10, 10).png().toBuffer(), 'png');
    const path = objectPath(join(fixture.dataDir, 'objects'), nameOf(secret));
    const hostile = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="file://${path}" width="10" height="10"/></svg>`,
    );
    const reply = await get(resizeSrc(await fixture.images.storage.put(hostile, 'svg'), 64), { accept: '*/*' });
    expect(reply.statusCode).toBe(200);
    expect((await sharp(reply.rawPayload).stats()).channels[3]?.max).toBe(0);
  });
});

test('an unreachable picture store is answered as an outage, not as a missing or broken picture', async () => {
  const lost = await imagesFixture();
  const src = await lost.images.storage.put(await plainPicture(30, 30).png().toBuffer(), 'png');
  const webp = await lost.images.storage.put(await plainPicture(31, 30).webp().toBuffer(), 'webp');
  await rm(join(lost.dataDir, 'objects'), { recursive: true });
  for (const url of [src, webp, resizeSrc(src, 128), resizeSrc(webp, 128)]) {
    const reply = await lost.app.inject({ url });
    expect([url, reply.statusCode, reply.headers['cache-control'], Number(reply.headers['retry-after']) > 0]).toEqual([
      url,
      503,
      'no-store',
      true,
    ]);
  }
  await lost.close();
});

test('a cached copy that cannot be read is made again', async () => {
  const here = await imagesFixture();
  const src = await here.images.storage.put(await plainPicture(40, 30).png().toBuffer(), 'png');
  const url = resizeSrc(src, 64);
  const first = await here.app.inject({ url });
  const copies = join(here.dataDir, 'cache', 'copies');
  for (const entry of await readdir(copies, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await rm(path);
    await mkdir(path);
  }
  const again = await here.app.inject({ url });
  expect([again.statusCode, again.rawPayload.equals(first.rawPayload)]).toEqual([200, true]);
  await here.close();
});
