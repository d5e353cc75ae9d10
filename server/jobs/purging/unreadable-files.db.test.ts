import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { originalSrc, parseOriginalSrc } from '#contract/images.ts';
import { purgeUploads } from '#server/jobs/purging/purge.ts';
import { markGraphics } from '#server/nouns/graphic/mark-graphics-job.ts';
import { storeUpload } from '#server/nouns/picture/uploads.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue } from '#test/rows/commerce-rows.ts';

/** Jobs that read files: a missing or broken file holds up no other, and an unavailable disk counts as no file's failure. */

let shop: CommerceShop;
let staff: Actor;
let artistId: number;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  artistId = (await addCatalogue(shop.database.service)).artistId;
  await shop.database.service.deleteFrom('product.graphic_marks').execute();
  await shop.database.service.updateTable('product.graphics').set({ deleted_at: shop.clock() }).execute();
});

const picture = (red: number) =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: { r: red, g: 40, b: 90, alpha: 1 } } })
    .png()
    .toBuffer();
const away = () => Object.assign(new Error('EIO'), { code: 'EIO', syscall: 'read' });
const failures = (job: string) =>
  shop.database.service
    .selectFrom('sales.job_failures')
    .select(['row_key', 'failures'])
    .where('job', '=', job)
    .orderBy('row_key')
    .execute();

async function addWork(src: string): Promise<number> {
  const row = {
    ...{ artist_id: artistId, src, width: 64, height: 64, extension: 'png', background_color: '#FFFFFF' },
    ...{ name: JSON.stringify({ ko: '그림', en: 'Work' }), price: 1_000, origin_price: 1_000 },
  };
  const { id } = await shop.database.service.insertInto('product.graphics').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
const gone = () => originalSrc({ hash: randomUUID().replaceAll('-', '').repeat(2), extension: 'png' });

test('fifty graphics without a file and one unreadable file do not stop other fingerprints, and are retried later', async () => {
  const good = await addWork(await shop.gateways.storage.put(await picture(200), 'png'));
  await addWork(await shop.gateways.storage.put(Buffer.from('no picture at all'), 'png'));
  for (let count = 0; count < 50; count += 1) await addWork(gone());
  expect([await markGraphics(shop), await markGraphics(shop)]).toEqual([0, 1]);
  const marked = await shop.database.service.selectFrom('product.graphic_marks').select('graphic_id').execute();
  expect(marked.map(({ graphic_id }) => graphic_id)).toEqual([good]);
  expect(await failures('mark-graphics')).toHaveLength(51);
});

test('during a disk outage graphics wait, and none is marked as unreadable', async () => {
  const id = await addWork(await shop.gateways.storage.put(await picture(120), 'png'));
  const broken = vi.spyOn(shop.gateways.storage, 'get').mockRejectedValue(away());
  expect(await markGraphics(shop)).toBe(0);
  expect((await failures('mark-graphics')).find(({ row_key }) => row_key === String(id))?.failures).toBe(0);
  const file = { method: 'POST', url: '/api/admin/graphics', headers: { 'idempotency-key': randomUUID() } } as const;
  const src = await shop.gateways.storage.put(await picture(77), 'png');
  const body = {
    ...{ artist_id: artistId, src, name: { ko: '그림', en: 'Work' }, description: null, keywords: [], background_color: '#FFFFFF' },
    ...{ price: 5_000, rights: 'OWN', rights_note: '', is_whole_picture: true },
  };
  const sent = await staff.call({ ...file, body });
  expect([sent.statusCode, sent.json().code, Number(sent.headers['retry-after'])]).toEqual([503, 'UNAVAILABLE', 30]);
  broken.mockRestore();
  shop.pass(60);
  expect(await markGraphics(shop)).toBe(1);
});

test('an unused file is deleted a week after its upload; a used one stays', async () => {
  const unused = await storeUpload(shop, await picture(10), 'png');
  const used = await storeUpload(shop, await picture(20), 'png');
  await addWork(used);
  const has = (src: string) => shop.gateways.storage.has(parseOriginalSrc(src) ?? { hash: '', extension: 'png' });
  shop.pass(6 * 24 * 60);
  expect([await purgeUploads(shop), await has(unused)]).toEqual([0, true]);
  shop.pass(2 * 24 * 60);
  const broken = vi.spyOn(shop.gateways.storage, 'remove').mockRejectedValue(away());
  expect([await purgeUploads(shop), await has(unused)]).toEqual([0, true]);
  broken.mockRestore();
  expect((await failures('purge-uploads')).map(({ failures: count }) => count)).toEqual([0]);
  shop.pass(60);
  expect([await purgeUploads(shop), await purgeUploads(shop)]).toEqual([1, 0]);
  expect([await has(unused), await has(used)]).toEqual([false, true]);
  expect(await shop.database.service.selectFrom('management.uploads').select('src').execute()).toEqual([]);
});

test('a file uploaded again just before its deletion is kept for another week', async () => {
  const src = await storeUpload(shop, await picture(30), 'png');
  shop.pass(8 * 24 * 60);
  expect(await storeUpload(shop, await picture(30), 'png')).toBe(src);
  expect(await purgeUploads(shop)).toBe(0);
});
