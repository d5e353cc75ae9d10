import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseOriginalSrc } from '#contract/images.ts';
import { PHOTO_EDGE, PHOTO_MAX_BYTES } from '#rules/community/photo.ts';
import { StorageFault } from '#server/gateways/storage/storage-fault.ts';
import { purgePhotos } from '#server/jobs/purging/purge.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { sidewaysPhoto } from '#test/photo-files.ts';
import { attachPhotos } from './attach-photos.ts';

const week = 7 * 24 * 60;
let shop: CommerceShop;
let member: Actor & { userId: string };
let other: Actor & { userId: string };

beforeAll(async () => {
  shop = await commerceShop();
  member = await shop.addMember();
  other = await shop.addMember();
});

const send = (actor: Actor, body: Buffer, type = 'image/jpeg') =>
  actor.call({ method: 'POST', url: '/api/photos', body, headers: { 'content-type': type } });
const remove = (actor: Actor, id: number) => actor.call({ method: 'DELETE', url: `/api/photos/${id}` });
const rows = async () => (await shop.database.service.selectFrom('member.photos').select(['id', 'src']).execute()).length;
/** A picture nobody has uploaded before. */
const fresh = () =>
  sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .png()
    .toBuffer();

/** The stored photo; its temporary private URL ends with the file name. */
async function stored(src: string): Promise<Buffer | null> {
  const name = parseOriginalSrc(src.replace(/private\/[\w-]+\.[\w-]+\./, ''));
  return name === null ? null : shop.gateways.storage.get(name);
}

test('a photo taken sideways is stored upright, limited in size, and without location, device or preview', async () => {
  const file = await sidewaysPhoto();
  expect((await sharp(file).metadata()).orientation).toBe(6);
  expect(file.includes('Seam Test Camera')).toBe(true);

  const reply = await send(member, file);
  expect(reply.statusCode).toBe(201);
  const { src, width, height } = reply.json();
  expect(src).toMatch(/^\/cdn\/private\//);
  expect([width, height]).toEqual([Math.round((PHOTO_EDGE * 3) / 4), PHOTO_EDGE]);
  const kept = (await stored(src)) ?? Buffer.alloc(0);
  const { data } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  // The sky was on the left of the sensor; turned upright it is on top.
  expect([data[2], data[data.length - 1]].map((blue) => (blue ?? 0) > 150)).toEqual([true, false]);
  const { exif, xmp, icc, orientation, format } = await sharp(kept).metadata();
  expect({ exif, xmp, icc, orientation, format }).toEqual({
    exif: undefined,
    xmp: undefined,
    icc: undefined,
    orientation: undefined,
    format: 'webp',
  });
  expect(kept.includes('Seam Test Camera')).toBe(false);
});

test('an upload that is no photo, too large or without a member is refused and not stored', async () => {
  const before = await rows();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const half = (await sidewaysPhoto()).subarray(0, 2_000);
  expect((await send(member, bomb)).json()).toMatchObject({ status: 422, code: 'PHOTO_TOO_MANY_PIXELS' });
  for (const file of [drawing, half, Buffer.from('%PDF-1.7'), Buffer.alloc(0)]) {
    expect((await send(member, file)).json()).toMatchObject({ status: 422, code: 'PHOTO_UNREADABLE' });
  }
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  expect((await send(member, heic)).json()).toMatchObject({ status: 422, code: 'PHOTO_HEIC', message: expect.stringContaining('JPEG') });
  expect((await send(member, Buffer.alloc(PHOTO_MAX_BYTES + 1))).json()).toMatchObject({ status: 413, code: 'PHOTO_TOO_LARGE' });
  expect((await send(shop.visitor, await fresh())).statusCode).toBe(401);
  expect(await rows()).toBe(before);
});

test('an upload on a full or missing disk is 503 with Retry-After and not stored, and works later', async () => {
  const [before, file] = [await rows(), await fresh()];
  const { storage } = shop.gateways;
  const faults = [Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' }), new StorageFault('gone')];
  const put = vi.spyOn(storage, 'put');
  for (const fault of faults) {
    put.mockRejectedValueOnce(fault);
    const reply = await send(member, file);
    expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '30']);
  }
  put.mockRestore();
  expect(await rows()).toBe(before);
  const sent = await send(member, file);
  expect(sent.statusCode).toBe(201);
  await remove(member, sent.json().id);
});

test('an upload aborted before it is counted frees its place in the queue', async () => {
  const sender = await shop.addMember();
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = ({ socket }: IncomingMessage) => socket.destroy();
  shop.app.server.on('request', hangUp);
  const options = { method: 'POST', body: 'x', headers: { authorization: sender.authorization, 'content-type': 'image/jpeg' } };
  const replies = await Promise.allSettled(Array.from({ length: 12 }, () => fetch(`${address}/api/photos`, options)));
  shop.app.server.off('request', hangUp);
  expect(replies.map(({ status }) => status)).toEqual(Array(12).fill('rejected'));
  const sent = await send(sender, await fresh());
  expect(sent.statusCode).toBe(201);
  await remove(sender, sent.json().id);
});

test('a photo is attached and deleted only by its owner, and the file stays while another row uses it', async () => {
  const file = await fresh();
  const [mine, theirs] = [(await send(member, file, 'image/png')).json(), (await send(other, file)).json()];
  expect(theirs.src).toBe(mine.src);
  const attach = (userId: string, photoIds: number[]) =>
    inTransaction(shop.database.service, (trx) => attachPhotos(trx, { userId, photoIds, most: 2 }));
  expect(await attach(member.userId, [mine.id])).toBeNull();
  expect(await attach(other.userId, [mine.id])).toEqual({ failure: 'PHOTO_NOT_FOUND', field: 'photo_ids' });
  expect(await attach(member.userId, [mine.id, mine.id])).toEqual({ failure: 'PHOTO_LIMIT', field: 'photo_ids' });
  expect(await attach(member.userId, [1, 2, 3])).toEqual({ failure: 'PHOTO_LIMIT', field: 'photo_ids' });

  const waiting = async (actor: Actor) => (await actor.call({ method: 'GET', url: '/api/photos' })).json().photos;
  expect((await waiting(other)).at(-1)).toEqual({ id: theirs.id, src: theirs.src, width: theirs.width, height: theirs.height });
  expect((await waiting(member)).map(({ id }: { id: number }) => id)).toContain(mine.id);
  expect((await remove(other, mine.id)).json()).toMatchObject({ code: 'PHOTO_NOT_FOUND', status: 404 });
  expect((await remove(member, mine.id)).statusCode).toBe(200);
  expect(await stored(theirs.src)).not.toBeNull();
  expect((await remove(other, theirs.id)).statusCode).toBe(200);
  expect(await stored(theirs.src)).toBeNull();
  expect((await waiting(member)).map(({ id }: { id: number }) => id)).not.toContain(mine.id);
});

test('a photo unused for a week is deleted with its file; a used one stays', async () => {
  const [left, held] = [(await send(member, await fresh())).json(), (await send(member, await fresh())).json()];
  await shop.database.service.updateTable('member.photos').set({ is_held: true }).where('id', '=', held.id).execute();
  const mine = (await member.call({ method: 'GET', url: '/api/photos' })).json().photos.map(({ id }: { id: number }) => id);
  expect([left.id, held.id].map((id) => mine.includes(id))).toEqual([true, false]);
  shop.pass(week - 1);
  expect(await purgePhotos(shop)).toBe(0);
  shop.pass(2);
  // Includes the one from the first test.
  expect(await purgePhotos(shop)).toBe(2);
  expect(await purgePhotos(shop)).toBe(0);
  expect([await stored(left.src), await stored(held.src)].map((file) => file !== null)).toEqual([false, true]);
});
