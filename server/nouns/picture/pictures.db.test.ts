import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parseLibrarySrc, resizeSrc } from '#contract/images.ts';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { Picture, PictureDetail, PicturePage } from '#contract/rest/admin/pictures.ts';
import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
let admin: Actor;
let member: Actor;

beforeAll(async () => {
  shop = await commerceShop({ SERVICES: 'rest,images' });
  admin = await shop.addMember({ roles: ['admin', 'user'] });
  member = await shop.addMember();
});

/** Red on the left half, blue on the right, with a location in its metadata. */
async function twoHalves(width = 400, height = 200): Promise<Buffer> {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

const send = (content: Buffer, query: string, by: Actor = admin) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/admin/pictures?${query}`,
    payload: content,
    headers: { 'content-type': 'image/jpeg', authorization: by.authorization },
  });
const added = async (name = 'sea.jpg', folder = '') =>
  (await send(await twoHalves(), new URLSearchParams({ name, folder }).toString())).json<Picture>();
const shownAs = (src: string, size: 64 | 384 = 64) => shop.app.inject({ url: resizeSrc(src, size), headers: { accept: 'image/webp' } });
async function colorAt(reply: { rawPayload: Buffer }, part: number): Promise<string> {
  const { data, info } = await sharp(reply.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part)) * 3;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

test('a picture is stored without location data, under an address that serves every size', async () => {
  const reply = await send(await twoHalves(), 'name=sea.jpg&folder=2026');
  expect(reply.statusCode).toBe(201);
  const picture = reply.json<Picture>();
  expect(picture).toMatchObject({ name: 'sea.jpg', folder: '2026', width: 400, height: 200, version: 1, focal_x: 50 });
  expect(parseLibrarySrc(picture.src)).toEqual({ id: picture.id, ratio: null });
  const whole = await shop.app.inject({ url: picture.src });
  expect(whole.headers['cache-control']).toBe('public, max-age=60');
  expect((await sharp(whole.rawPayload).metadata()).exif).toBeUndefined();
  const copy = await shownAs(picture.src);
  expect(copy.statusCode).toBe(200);
  expect((await sharp(copy.rawPayload).metadata()).width).toBe(64);
  expect((await shop.app.inject({ url: '/cdn/library/999999' })).statusCode).toBe(404);
  expect((await shownAs('/cdn/library/999999')).statusCode).toBe(404);
});

test('a replaced file or a moved focal point is shown under the same address', async () => {
  const picture = await added();
  expect(await colorAt(await shownAs(picture.src), 0.1)).toBe('red');
  const turned = await sharp(await twoHalves())
    .flop()
    .toBuffer();
  const replaced = await shop.app.inject({
    method: 'PUT',
    url: `/api/admin/pictures/${picture.id}/file`,
    payload: turned,
    headers: { 'content-type': 'image/jpeg', authorization: admin.authorization },
  });
  expect(replaced.json<Picture>()).toMatchObject({ id: picture.id, src: picture.src, version: 2 });
  await expect.poll(async () => colorAt(await shownAs(picture.src), 0.1), { timeout: 10_000 }).toBe('blue');
  const square = `${picture.src}-1x1`;
  const about = { name: 'sea.jpg', folder: '', focal_x: 0, focal_y: 50, alt: { ko: '바다', en: 'Sea', cn: '' } };
  await admin.call({ method: 'PATCH', url: `/api/admin/pictures/${picture.id}`, body: about });
  const cut = await shownAs(square);
  expect([await colorAt(cut, 0.1), await colorAt(cut, 0.9)]).toEqual(['blue', 'blue']);
  const { width, height } = await sharp(cut.rawPayload).metadata();
  expect(width).toBe(height);
  expect((await shop.app.inject({ url: square, headers: { accept: 'image/webp' } })).headers['content-type']).toBe('image/webp');
});

test('edits of different fields of a picture by two people are both kept', async () => {
  const picture = await added();
  const say = (body: object) => admin.call({ method: 'PATCH', url: `/api/admin/pictures/${picture.id}`, body });
  const alt = { ko: '바다', en: 'Sea', cn: '海' };
  expect((await say({ alt })).json()).toMatchObject({ alt, folder: picture.folder });
  expect((await say({ folder: '여름' })).json()).toMatchObject({ alt, folder: '여름', name: picture.name });
  expect((await say({ focal_x: 10, focal_y: 20 })).json()).toMatchObject({ alt, folder: '여름', focal_x: 10 });
  expect((await say({})).json()).toMatchObject({ code: 'INVALID_INPUT' });
});

test('the server crops a picture as a new one or in its place, and refuses a crop outside', async () => {
  const picture = await added();
  const crop = (body: object) => admin.call({ method: 'POST', url: `/api/admin/pictures/${picture.id}/crops`, body });
  const beside = (await crop({ left: 0, top: 0, width: 100, height: 100, as: 'NEW' })).json<Picture>();
  expect(beside).toMatchObject({ width: 100, height: 100, name: 'sea.jpg' });
  expect(beside.id).not.toBe(picture.id);
  expect((await crop({ left: 350, top: 0, width: 100, height: 100, as: 'REPLACE' })).json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect((await crop({ left: 300, top: 0, width: 100, height: 100, as: 'REPLACE' })).json()).toMatchObject({ id: picture.id, width: 100 });
});

test('of two crops at once in the place of one picture, one is saved and the other refused', async () => {
  const picture = await added();
  const crop = () =>
    admin.call({
      method: 'POST',
      url: `/api/admin/pictures/${picture.id}/crops`,
      body: { left: 300, top: 0, width: 100, height: 100, as: 'REPLACE' },
    });
  const codes = (await Promise.all([crop(), crop()])).map((reply) => reply.statusCode).sort();
  expect(codes).toEqual([201, expect.toBeOneOf([400, 409])]);
});

test('a picture lists every place that uses it, and cannot be deleted while used', async () => {
  const picture = await added('spring.jpg');
  const other = (await send(await twoHalves(40, 20), 'name=other.jpg')).json<Picture>();
  const { service } = shop.database;
  const title = JSON.stringify({ ko: '봄 이벤트', en: 'Spring' });
  const banner = { title, content: `<p><img src="${picture.src}"></p>`, image_src: `${picture.src}-13x11` };
  await service.insertInto('management.banners').values(banner).execute();
  await service
    .insertInto('management.popup')
    .values({ title: '봄', image_src: picture.original, start_date: new Date(0), end_date: new Date(1) })
    .execute();
  const detail = (await admin.call({ url: `/api/admin/pictures/${picture.id}` })).json<PictureDetail>();
  expect(detail.uses.map(({ table, column, name }) => [table, column, name])).toEqual([
    ['management.banners', 'content', '봄 이벤트'],
    ['management.banners', 'image_src', '봄 이벤트'],
    ['management.popup', 'image_src', '봄'],
  ]);
  const gone = (id: number) => admin.call({ method: 'DELETE', url: `/api/admin/pictures/${id}` });
  expect((await gone(picture.id)).json()).toMatchObject({ code: 'PICTURE_IN_USE' });
  expect((await gone(other.id)).statusCode).toBe(200);
  expect((await gone(other.id)).json()).toMatchObject({ code: 'PICTURE_NOT_FOUND' });
});

test('the library is searched by word and folder, and by the address in a field', async () => {
  const picture = await added('autumn_1.jpg', '가을');
  const find = async (query: string) => (await admin.call({ url: `/api/admin/pictures?${query}` })).json<PicturePage>();
  expect((await find('q=autumn_1')).pictures.map(({ id }) => id)).toEqual([picture.id]);
  expect((await find(`folder=${encodeURIComponent('가을')}`)).total).toBe(1);
  expect((await find(`src=${picture.src}-3x4`)).pictures[0]?.id).toBe(picture.id);
  expect((await find(`src=${picture.original}`)).pictures.map(({ id }) => id)).toContain(picture.id);
  expect((await find('')).folders).toContainEqual({ name: '가을', count: 1 });
});

test('an upload that is no picture, too large or not from staff is refused, and every write is logged', async () => {
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'name=a.svg')).json()).toMatchObject({
    code: 'PHOTO_UNREADABLE',
  });
  expect((await send(Buffer.alloc(PICTURE_MAX_BYTES + 1), 'name=a.jpg')).json()).toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  expect((await send(await twoHalves(), 'name=a.jpg', member)).statusCode).toBe(403);
  expect((await shop.visitor.call({ url: '/api/admin/pictures' })).statusCode).toBe(401);
  const picture = await added('logged.jpg');
  const entries = (await admin.call({ url: `/api/admin/audit?table=management.pictures&row=${picture.id}` })).json<AuditPage>().entries;
  expect(entries).toMatchObject([{ action: 'INSERT', row_name: 'logged.jpg' }]);
});
