import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFailure } from '#contract/errors/errors.ts';
import { type RenderWidth, renderSrc } from '#contract/pictures/renders.ts';
import { wornSrc } from '#contract/pictures/worn.ts';
import type { Database } from '#db/open.ts';
import { objectPath } from '#server/gateways/storage/disk.ts';
import { type SavedDesign, saveDesign } from '#server/images/golden/design.fixture.ts';
import { type ImagesFixture, imagesFixture, nameOf } from '#server/images/golden/images.fixture.ts';
import { freezeDesign } from '#server/nouns/design/freeze-design.ts';
import { testDatabase } from '#test/database.ts';

let database: Database;
let fixture: ImagesFixture;
let saved: SavedDesign;

beforeAll(async () => {
  database = await testDatabase();
  fixture = await imagesFixture(database.service);
});
beforeEach(async () => {
  saved = await saveDesign(database, fixture.images.storage);
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });
const address = (change: { revision?: number; renderKey?: string; side?: number; width?: RenderWidth; extension?: 'webp' | 'jpg' } = {}) =>
  renderSrc({
    design: { renderKey: change.renderKey ?? saved.renderKey, revision: change.revision ?? saved.revision },
    mockupGroupId: change.side ?? saved.mockupGroupId,
    width: change.width ?? 800,
    extension: change.extension ?? 'webp',
  });
const frozenAddress = (contentHash: string) =>
  renderSrc({ design: { contentHash }, mockupGroupId: saved.mockupGroupId, width: 800, extension: 'webp' });
const freeze = async () => {
  const version = await freezeDesign(database.service, saved.id);
  if (isFailure(version)) throw new Error(version.failure);
  return version;
};
const moveLayer = (x: number) =>
  database.service
    .updateTable('product.product_custom_layers')
    .set({ x_coordinate: x })
    .where('product_custom_id', '=', saved.id)
    .execute();
const greyAt = async (picture: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data[y * info.width + x] ?? -1;
};

test('a graphic is drawn on the shop’s garment at its first position in the editor, while both are shown', async () => {
  const mockup = await database.service
    .selectFrom('product.mockups')
    .select('id')
    .where('mockup_group_id', '=', saved.mockupGroupId)
    .executeTakeFirstOrThrow();
  const url = wornSrc({ graphicId: saved.graphicId, mockupId: mockup.id });
  const reply = await get(url);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=60',
  ]);
  const picture = await sharp(reply.rawPayload).metadata();
  expect([picture.width, picture.height]).toEqual([800, 1000]);
  expect((await get(url, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
  const chosen = await get(wornSrc({ graphicId: saved.graphicId }));
  expect([chosen.statusCode, chosen.headers['content-type']]).toEqual([200, 'image/webp']);
  const stop = (state: 'ACT' | 'STOP') =>
    database.service.updateTable('product.graphics').set({ state }).where('id', '=', saved.graphicId).execute();
  await stop('STOP');
  expect((await get(url)).statusCode).toBe(404);
  await stop('ACT');
  for (const wrong of ['/renders/worn/0-1.webp', '/renders/worn/1-999999.webp', `${url}x`, url.replace('webp', 'png')])
    expect((await get(wrong)).statusCode).toBe(404);
});

describe('a saved design', () => {
  test.each([320, 800, 1600] as const)('a saved design is drawn %i px wide, in both formats', async (width) => {
    for (const [extension, type] of [
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const reply = await get(address({ width, extension }));
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
      const picture = await sharp(reply.rawPayload).metadata();
      expect([picture.width, picture.height]).toEqual([width, width * 1.25]);
    }
  });

  test('a saved design shows the graphic at its place: at 2 px per mm, a half black graphic of 100 x 50 mm at (20, 30)', async () => {
    const { rawPayload } = await get(address());
    expect(await greyAt(rawPayload, 200 + 45, 250 + 70)).toBeLessThan(8);
    expect(await greyAt(rawPayload, 200 + 135, 250 + 155)).toBeLessThan(8);
    expect(await greyAt(rawPayload, 200 + 145, 250 + 110)).toBeGreaterThan(120);
    expect(await greyAt(rawPayload, 200 + 35, 250 + 110)).toBeGreaterThan(120);
    expect(await greyAt(rawPayload, 200 + 90, 250 + 55)).toBeGreaterThan(120);
  });

  test('the print of a saved design ends at the print area', async () => {
    await moveLayer(-30);
    const { rawPayload } = await get(address());
    expect(await greyAt(rawPayload, 205, 250 + 110)).toBeLessThan(8);
    expect(await greyAt(rawPayload, 194, 250 + 110)).toBeGreaterThan(120);
  });

  test('a picture of a saved design may be cached without end, only by the reader, and answers 304', async () => {
    const reply = await get(address());
    expect(reply.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const held = await get(address(), { 'if-none-match': reply.headers.etag ?? '' });
    expect([held.statusCode, held.body]).toEqual([304, '']);
  });

  test('many requests for a picture at the same time draw it once', async () => {
    const reads = vi.spyOn(fixture.images.storage, 'get');
    await moveLayer(33);
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(address({ width: 320 }))));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(reads).toHaveBeenCalledTimes(2);
    reads.mockRestore();
  });

  test('the address of an older revision redirects to the saved one', async () => {
    await database.service
      .updateTable('product.product_customs')
      .set({ revision: saved.revision + 1 })
      .where('id', '=', saved.id)
      .execute();
    const reply = await get(address());
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      302,
      address({ revision: saved.revision + 1 }),
      'no-store',
    ]);
    expect((await get(address({ revision: saved.revision + 1 }))).statusCode).toBe(200);
  });

  test('a picture is 404 with the placeholder for a future revision, another side, another key or a deleted design', async () => {
    const wrong = [
      address({ revision: saved.revision + 1 }),
      address({ side: saved.mockupGroupId + 1_000_000 }),
      address({ renderKey: '00000000-0000-4000-8000-000000000000' }),
      `/renders/${saved.id}/1/${saved.mockupGroupId}-800.webp`,
      '/renders/..%2f..%2fetc/passwd',
    ];
    for (const url of wrong) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'image/svg+xml']);
    }
    await database.service.updateTable('product.product_customs').set({ deleted_at: new Date() }).where('id', '=', saved.id).execute();
    expect((await get(address())).statusCode).toBe(404);
  });

  test('a design whose graphic file is missing gets the placeholder, not a partial picture', async () => {
    await moveLayer(21);
    const path = objectPath(join(fixture.dataDir, 'objects'), nameOf(saved.graphicSrc));
    await rm(path);
    const reply = await get(address());
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'public, max-age=60']);
  });
});

describe('a frozen design', () => {
  test('a frozen design keeps its picture when the saved one changes', async () => {
    const version = await freeze();
    const before = await get(frozenAddress(version.contentHash));
    await moveLayer(60);
    const after = await get(frozenAddress(version.contentHash));
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(before.statusCode).toBe(200);
    expect((await get(address())).rawPayload.equals(before.rawPayload)).toBe(false);
  });

  test('the same content is frozen as one version', async () => {
    const first = await freeze();
    expect(await freeze()).toEqual(first);
    await moveLayer(60);
    const moved = await freeze();
    expect(moved.id).not.toBe(first.id);
    await moveLayer(20);
    expect((await freeze()).id).toBe(first.id);
  });

  test('freezing needs a design with a graphic on it', async () => {
    expect(await freezeDesign(database.service, 999_999)).toEqual({ failure: 'DESIGN_NOT_FOUND' });
    await database.service
      .updateTable('product.product_custom_layers')
      .set({ deleted_at: new Date() })
      .where('product_custom_id', '=', saved.id)
      .execute();
    expect(await freezeDesign(database.service, saved.id)).toEqual({ failure: 'DESIGN_EMPTY', field: 'product_custom_id' });
    expect((await get(address())).statusCode).toBe(200);
  });

  test('an unknown hash of a frozen design is not found', async () => {
    expect((await get(frozenAddress('f'.repeat(64)))).statusCode).toBe(404);
  });
});
