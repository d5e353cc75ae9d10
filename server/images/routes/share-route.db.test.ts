import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFailure } from '#contract/errors/errors.ts';
import { parseShareSrc, shareSrc } from '#contract/share-images.ts';
import type { Database } from '#db/open.ts';
import { codeInPicture, shareForms } from '#rules/design/share/share.ts';
import { shareSize } from '#rules/design/share/share-picture.ts';
import { type SavedDesign, saveDesign } from '#server/images/golden/design.fixture.ts';
import { type ImagesFixture, imagesFixture } from '#server/images/golden/images.fixture.ts';
import { freezeDesign } from '#server/nouns/design/freeze-design.ts';
import { testDatabase } from '#test/database.ts';

let database: Database;
let fixture: ImagesFixture;
let saved: SavedDesign;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  fixture = await imagesFixture(database.service);
});
beforeEach(async () => {
  saved = await saveDesign(database, fixture.images.storage);
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

/** Shares the current design; returns the code. */
async function share(look: { view?: string; background?: string; line?: string } = {}): Promise<string> {
  const version = await freezeDesign(database.service, saved.id);
  if (isFailure(version)) throw new Error(version.failure);
  const id = randomUUID();
  await database.service
    .insertInto('member.members')
    .values({ id, email: `${id}@seam.example`, name: '김이음', nickname: '이음' })
    .execute();
  count += 1;
  const code = `TestShare${String(count).replaceAll('0', 'z').padStart(3, 'x')}`;
  await database.service
    .insertInto('product.design_shares')
    .values({
      ...{ code, user_id: id, product_custom_id: saved.id, version_id: version.id, mockup_group_id: saved.mockupGroupId },
      ...{ form: 'SQUARE', view: 'GARMENT', background: '#FFFFFF', line: '', locale: 'ko', ...look },
    })
    .execute();
  return code;
}

async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

test('a share picture is drawn in every form at its size, from the shared version, and its file contains its code', async () => {
  const code = await share();
  for (const form of shareForms) {
    const reply = await get(shareSrc({ code, form }));
    expect([form, reply.statusCode, reply.headers['content-type']]).toEqual([form, 200, 'image/jpeg']);
    const { width, height } = await sharp(reply.rawPayload).metadata();
    expect({ width, height }).toEqual(shareSize(form));
    expect(codeInPicture(reply.rawPayload)).toBe(code);
  }
  const before = await get(shareSrc({ code, form: 'SQUARE' }));
  await database.service
    .updateTable('product.product_custom_layers')
    .set({ x_coordinate: 60 })
    .where('product_custom_id', '=', saved.id)
    .execute();
  expect((await get(shareSrc({ code, form: 'SQUARE' }))).rawPayload.equals(before.rawPayload)).toBe(true);
});

test('a share picture has the chosen background, with the garment on it or the print only', async () => {
  const garment = (await get(shareSrc({ code: await share({ background: '#C93A18' }), form: 'SQUARE' }))).rawPayload;
  const flat = (await get(shareSrc({ code: await share({ background: '#C93A18', view: 'FLAT' }), form: 'SQUARE' }))).rawPayload;
  const near = (colour: number[], hex: string) =>
    colour.every((part, at) => Math.abs(part - Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) < 12);
  for (const picture of [garment, flat]) expect(near(await colourAt(picture, 8, 8), '#C93A18')).toBe(true);
  // The garment's middle is grey cloth; of the print alone, the left half is black and the right half transparent.
  expect(near(await colourAt(garment, 540, 700), '#808080')).toBe(true);
  expect(near(await colourAt(flat, 300, 480), '#000000')).toBe(true);
  expect(near(await colourAt(flat, 800, 480), '#C93A18')).toBe(true);
});

test('a line of text is drawn on the share picture without fonts of the machine', async () => {
  const plain = (await get(shareSrc({ code: await share(), form: 'CARD' }))).rawPayload;
  const written = (await get(shareSrc({ code: await share({ line: '이번 겨울은 이걸로' }), form: 'CARD' }))).rawPayload;
  const ink = async (picture: Buffer) => {
    const words = await sharp(picture).extract({ left: 690, top: 60, width: 440, height: 160 }).greyscale().toBuffer();
    return (await sharp(words).stats()).channels[0]?.mean ?? 0;
  };
  expect(await ink(plain)).toBeGreaterThan(254);
  expect(await ink(written)).toBeLessThan(245);
});

test('the addresses of a shared design’s sides contain nothing but the code', async () => {
  const code = await share();
  const side = shareSrc({ code, mockupGroupId: saved.mockupGroupId, width: 320, extension: 'webp' });
  expect((await get(side)).statusCode).toBe(200);
  expect((await get(shareSrc({ code, mockupGroupId: saved.mockupGroupId + 1, width: 320, extension: 'webp' }))).statusCode).toBe(404);
});

test('a share picture may be cached for a minute, answers 304, and is 404 without its share, design or owner', async () => {
  const code = await share();
  const src = shareSrc({ code, form: 'KAKAO' });
  const first = await get(src);
  expect(first.headers['cache-control']).toBe('public, max-age=60');
  expect((await get(src, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  await database.service.updateTable('product.design_shares').set({ ended_at: new Date() }).where('code', '=', code).execute();
  expect((await get(src)).statusCode).toBe(404);
  expect((await get(src, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(404);

  const left = await share();
  await database.service
    .updateTable('member.members')
    .set({ withdrawn_at: new Date() })
    .where('id', 'in', database.service.selectFrom('product.design_shares').select('user_id').where('code', '=', left))
    .execute();
  expect((await get(shareSrc({ code: left, form: 'SQUARE' }))).statusCode).toBe(404);

  const deleted = await share();
  await database.service.updateTable('product.product_customs').set({ deleted_at: new Date() }).where('id', '=', saved.id).execute();
  expect((await get(shareSrc({ code: deleted, form: 'SQUARE' }))).statusCode).toBe(404);
});

test('requests for share pictures not drawn yet wait in a short queue of their own, and the rest get a retry time', async () => {
  const codes = await Promise.all(Array.from({ length: 10 }, (_, index) => share({ background: `#0000${10 + index}` })));
  const srcs = codes.flatMap((code) => shareForms.map((form) => shareSrc({ code, form })));
  const replies = await Promise.all(srcs.map((src) => get(src)));
  const busy = replies.filter(({ statusCode }) => statusCode === 503);
  expect(replies.filter(({ statusCode }) => statusCode === 200).length + busy.length).toBe(srcs.length);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ headers }) => headers['retry-after'] === '5' && headers['cache-control'] === 'no-store')).toBe(true);
  // Once the queue is empty, rejected clients are served.
  expect((await get(srcs[replies.findIndex(({ statusCode }) => statusCode === 503)] ?? '')).statusCode).toBe(200);
});

test('an address of a share picture with anything but codes and known pictures is 404', async () => {
  for (const src of [
    '/shares/',
    '/shares/TestShare001',
    '/shares/TestShare001/poster.jpg',
    '/shares/..%2f..%2fetc/square.jpg',
    '/shares/TestShare001/1-99.webp',
  ]) {
    expect([src, parseShareSrc(src), (await get(src)).statusCode]).toEqual([src, null, 404]);
  }
  expect(parseShareSrc('/shares/TestShare111/story.jpg')).toEqual({ code: 'TestShare111', form: 'STORY' });
});
