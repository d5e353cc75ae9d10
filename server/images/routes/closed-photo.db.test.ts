import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resizeSrc } from '#contract/images.ts';
import type { Order } from '#contract/rest/orders.ts';
import { fixtureNow, fixtureSecret, type ImagesFixture, imagesFixture, nameOf } from '#server/images/golden/images.fixture.ts';
import { privateSrc } from '#server/keys/photo-pass.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { addReview } from '#test/rows/review-rows.ts';

let shop: CommerceShop;
let order: Order;
/** A visible review. */
let review: number;
/** Two processes that serve pictures. */
let here: ImagesFixture;
let there: ImagesFixture;
let member: Actor & { userId: string };
let admin: Actor & { userId: string };

beforeAll(async () => {
  shop = await commerceShop();
  here = await imagesFixture(shop.database.service);
  there = await imagesFixture(shop.database.service);
  member = await shop.addMember();
  admin = await shop.addMember({ roles: ['admin', 'user'] });
  const shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [5] });
  order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  review = await addReview(shop.database.service, member.userId, order);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

const picture = () =>
  sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();

/** Uploads a photo by the member; both processes have its file. */
async function sent(): Promise<{ id: number; src: string }> {
  const content = await picture();
  const src = await here.images.storage.put(content, 'webp');
  await there.images.storage.put(content, 'webp');
  const row = { user_id: member.userId, src, width: 4, height: 4 };
  return { id: (await shop.database.service.insertInto('member.photos').values(row).returning('id').executeTakeFirstOrThrow()).id, src };
}

const get = (fixture: ImagesFixture, url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });
/** Status codes of original and copy, in both processes. */
async function answers(src: string): Promise<number[]> {
  const replies = [here, there].flatMap((fixture) => [get(fixture, src), get(fixture, resizeSrc(src, 128))]);
  return (await Promise.all(replies)).map(({ statusCode }) => statusCode);
}
const open = [200, 200, 200, 200];
const closed = [404, 404, 404, 404];

test('photos of a hidden review are refused at once, with their earlier copies, and shown again with the review', async () => {
  const { id: photo_id, src } = await sent();
  await shop.database.service.insertInto('product.review_images').values({ review_id: review, photo_id, position: 0, src: '' }).execute();
  expect(await answers(src)).toEqual(open);
  const tags = [await get(here, src), await get(here, resizeSrc(src, 128))].map(({ headers }) => {
    expect(headers['cache-control']).toBe('public, max-age=60');
    return String(headers.etag);
  });
  const hide = (hidden_reason: string | null) =>
    admin.call({
      method: 'PATCH',
      url: `/api/reviews/${review}/visibility`,
      headers: { 'idempotency-key': randomUUID() },
      body: { hidden_reason },
    });
  for (const reason of ['PERSONAL_DATA', 'COPYRIGHT', 'ABUSE']) {
    expect((await hide(reason)).statusCode).toBe(200);
    expect([reason, await answers(src)]).toEqual([reason, closed]);
  }
  // A client with a cached copy must not get 304.
  expect((await get(here, src, { 'if-none-match': tags[0] ?? '' })).statusCode).toBe(404);
  expect((await get(here, resizeSrc(src, 128), { 'if-none-match': tags[1] ?? '' })).statusCode).toBe(404);
  await hide(null);
  expect(await answers(src)).toEqual(open);
});

test('waiting photos and those of 1:1 questions, brand requests and claims are open only to their sender and the shop; deleting leaves no copy', async () => {
  const { id, src } = await sent();
  expect(await answers(src)).toEqual(closed);
  const body = {
    brand_name: '느린 도자기',
    contact_name: '김이음',
    email: 'brand@seam.example',
    introduction: '잔과 접시를 만듭니다.',
    photo_ids: [id],
  };
  const reply = await member.call({ method: 'POST', url: '/api/brand-requests', body });
  expect(await answers(src)).toEqual(closed);
  expect(reply.json().requests[0].photos[0]).toMatch(/^\/cdn\/private\//);
  const asked = await admin.call({ method: 'POST', url: '/api/photos/addresses', body: { srcs: [src, '/renders/x'] } });
  expect(asked.json()).toEqual({ srcs: [reply.json().requests[0].photos[0], '/renders/x'] });
  expect((await member.call({ method: 'POST', url: '/api/photos/addresses', body: { srcs: [src] } })).statusCode).toBe(403);

  const torn = await sent();
  const db = shop.database.service;
  const claim = { order_id: order.id, type: 'RETURN', status: 'REQUESTED', reason: 'DEFECT' };
  const { id: claim_id } = await db.insertInto('sales.claims').values(claim).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('sales.claim_photos').values({ claim_id, position: 0, photo_id: torn.id, src: '' }).execute();
  expect(await answers(torn.src)).toEqual(closed);

  const left = await sent();
  const address = privateSrc(fixtureSecret, left.src, fixtureNow);
  const seen = async () => Promise.all([here, there].map(async (fixture) => (await get(fixture, address)).statusCode));
  expect(await seen()).toEqual([200, 200]);
  const shown = { review_id: review, photo_id: left.id, position: 1, src: '' };
  await db.insertInto('product.review_images').values(shown).execute();
  expect(await answers(left.src)).toEqual(open);
  await db.deleteFrom('product.review_images').where('photo_id', '=', left.id).execute();
  await shop.database.service.deleteFrom('member.photos').where('id', '=', left.id).execute();
  const name = nameOf(left.src);
  for (const fixture of [here, there]) await fixture.images.storage.remove(name);
  expect(await seen()).toEqual([404, 404]);
  expect(await answers(left.src)).toEqual(closed);
});

test('the address of a closed photo is valid for one to two hours, and for that photo only', async () => {
  const { src } = await sent();
  const pass = privateSrc(fixtureSecret, src, fixtureNow);
  const reply = await get(here, pass);
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-type']]).toEqual([
    200,
    'private, max-age=60',
    'image/webp',
  ]);
  const small = await get(here, resizeSrc(pass, 128));
  expect([small.statusCode, small.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  const other = (await sent()).src;
  const at = (hours: number) => new Date(fixtureNow.getTime() + hours * 3_600_000);
  for (const address of [
    privateSrc('another secret', src, fixtureNow),
    privateSrc(fixtureSecret, src, at(-2)),
    pass.replace(src.slice(5), other.slice(5)),
    '/cdn/private/x',
    `/cdn/private/..${src.slice(5)}`,
  ])
    expect([address, (await get(here, address)).statusCode]).toEqual([address, 404]);
  expect((await get(here, privateSrc(fixtureSecret, src, at(-1)))).statusCode).toBe(200);
  expect(privateSrc(fixtureSecret, src, at(0.99))).toBe(pass);
});
