import { beforeAll, expect, test } from 'vitest';
import { type IdentityShop, identityShop } from '#test/identity-shop.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { sendDigests } from './send-digests-job.ts';
import { visitFollows } from './visit-follows.ts';

let shop: IdentityShop;
let [one, two]: number[] = [];

beforeAll(async () => {
  shop = await identityShop();
  [one, two] = await Promise.all(['하나', '두리'].map(addArtist));
});

let names = 0;
const localized = (ko: string) => JSON.stringify({ ko, en: ko });

async function addArtist(name: string): Promise<number> {
  names += 1;
  const { id } = await shop.database.service
    .insertInto('product.artists')
    .values({ name: localized(name), path_name: `artist-${names}`, state: 'ACT', image_src: '', profile_src: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function publish(artist: number | undefined, name: string, about: { state?: string; created_at?: Date } = {}): Promise<number> {
  const { id } = await shop.database.service
    .insertInto('product.graphics')
    .values({
      artist_id: artist ?? 0,
      name: localized(name),
      src: '/a.svg',
      width: 10,
      height: 10,
      extension: 'svg',
      price: 1_000,
      origin_price: 1_000,
      created_at: shop.clock(),
      ...about,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A member who has just followed these artists. */
async function follower(...artists: (number | undefined)[]): Promise<string> {
  names += 1;
  const id = await shop.addMember({ email: `follower${names}@seam.example` });
  for (const artist_id of artists)
    await shop.database.service
      .insertInto('product.artist_follows')
      .values({ user_id: id, artist_id: artist_id ?? 0, created_at: shop.clock() })
      .execute();
  shop.pass(1);
  return id;
}

const told = async (userId: string) => {
  const rows = await shop.database.service
    .selectFrom('member.notifications')
    .select(['event', 'values', 'link'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ values }) => values as { count: number; works: { graphic: { ko: string } }[] });
};
const graphics = async (userId: string) => (await told(userId)).map(({ works }) => works.map(({ graphic }) => graphic.ko));

test('a member gets one digest a day of all new graphics, newest first, and none without news; two runs send it once', async () => {
  await publish(one, '전부터');
  const member = await follower(one, two);
  await publish(one, '파도');
  shop.pass(1);
  await publish(two, '여름');
  await publish(two, '심사 중', { state: 'REVIEW' });
  shop.pass(60);
  await Promise.all([sendDigests(shop), sendDigests(shop)]);
  expect(await graphics(member)).toEqual([['여름', '파도']]);
  await sendDigests(shop);
  expect(await told(member)).toHaveLength(1);
  shop.pass(1);
  await publish(one, '새벽');
  shop.pass(1);
  await sendDigests(shop);
  expect(await graphics(member)).toEqual([['여름', '파도'], ['새벽']]);
});

test('a digest names up to five graphics and counts the rest', async () => {
  const member = await follower(one);
  for (let each = 0; each < 7; each += 1) await publish(one, `작품 ${each}`);
  shop.pass(1);
  await sendDigests(shop);
  const [notification] = await told(member);
  expect([notification?.count, notification?.works.length]).toEqual([7, 5]);
});

test('a graphic published while its artist was muted or not followed is not in a later digest', async () => {
  const member = await follower(one, two);
  const { service } = shop.database;
  const follow = (artist: number | undefined) => ({
    set: (change: { is_muted?: boolean; deleted_at?: Date | null }) =>
      service
        .updateTable('product.artist_follows')
        .set(change)
        .where('user_id', '=', member)
        .where('artist_id', '=', artist ?? 0)
        .execute(),
  });
  await follow(one).set({ is_muted: true });
  await follow(two).set({ deleted_at: shop.clock() });
  await publish(one, '조용히');
  await publish(two, '몰래');
  shop.pass(1);
  await sendDigests(shop);
  await follow(one).set({ is_muted: false });
  await follow(two).set({ deleted_at: null });
  await sendDigests(shop);
  expect(await told(member)).toEqual([]);
  shop.pass(1);
  await publish(one, '다시');
  shop.pass(1);
  await sendDigests(shop);
  expect(await graphics(member)).toEqual([['다시']]);
});

test('a graphic stamped by a slow clock before a digest, but later than its newest graphic, is in the next digest', async () => {
  const member = await follower(one);
  await publish(one, '첫 소식');
  shop.pass(600);
  await sendDigests(shop);
  await publish(one, '느린 시계', { created_at: new Date(shop.clock().getTime() - 120_000) });
  await publish(one, '빠른 시계', { created_at: new Date(shop.clock().getTime() + 120_000) });
  await sendDigests(shop);
  await sendDigests(shop);
  expect(await graphics(member)).toEqual([['첫 소식'], ['빠른 시계', '느린 시계']]);
});

test('a graphic counts as new when it is shown, not when it was created', async () => {
  const id = await publish(two, '기다린 그림', { state: 'REVIEW' });
  const publishedAt = () =>
    shop.database.service.selectFrom('product.graphics').select('published_at').where('id', '=', id).executeTakeFirstOrThrow();
  expect((await publishedAt()).published_at).toBeNull();
  await shop.database.service.updateTable('product.graphics').set({ state: 'ACT' }).where('id', '=', id).execute();
  const { published_at } = await publishedAt();
  expect(published_at).not.toBeNull();
  for (const state of ['STOP', 'ACT'])
    await shop.database.service.updateTable('product.graphics').set({ state }).where('id', '=', id).execute();
  expect((await publishedAt()).published_at).toEqual(published_at);
});

test('the mark for new graphics follows their time of publication, whichever clock wrote it', async () => {
  const member = await follower(one);
  const publishedAt = async (id: number) => {
    const query = shop.database.service.selectFrom('product.graphics').select('published_at').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).published_at?.toISOString();
  };
  const later = (seconds: number) => new Date(shop.clock().getTime() + seconds * 1_000);
  const fast = await publish(one, '빠른 시계', { created_at: later(120) });
  expect(await visitFollows(shop, member)).toEqual({ new_since: null });
  shop.pass(60);
  const next = await publish(one, '다음 작품', { created_at: later(120) });
  shop.pass(86_400);
  // The first visit came before the first work's timestamp but showed it; the second work came after that visit.
  expect(await visitFollows(shop, member)).toEqual({ new_since: await publishedAt(fast) });
  shop.pass(60);
  expect(await visitFollows(shop, member)).toEqual({ new_since: await publishedAt(fast) });
  const slow = await publish(one, '느린 시계', { created_at: later(-30) });
  shop.pass(86_400);
  const { new_since } = await visitFollows(shop, member);
  expect(new_since).toBe(await publishedAt(next));
  expect(Date.parse((await publishedAt(slow)) ?? '')).toBeGreaterThan(Date.parse(new_since ?? ''));
});

test('products of followed brands count as news from when they are first shown', async () => {
  const { service } = shop.database;
  const catalogue = await addCatalogue(service);
  const member = await follower();
  await service
    .insertInto('product.brand_follows')
    .values({ user_id: member, brand_id: catalogue.brandId, created_at: shop.clock() })
    .execute();
  const { id: prepared } = await addProduct(service, catalogue, { code: 'PREPARED' });
  await service.updateTable('product.products').set({ state: 'STOP', published_at: null }).where('id', '=', prepared).execute();
  expect(await visitFollows(shop, member)).toEqual({ new_since: null });
  await service.updateTable('product.products').set({ state: 'ACT' }).where('id', '=', prepared).execute();
  shop.pass(86_400);
  await visitFollows(shop, member);
  shop.pass(86_400);
  const shown = await service.selectFrom('product.products').select('published_at').where('id', '=', prepared).executeTakeFirstOrThrow();
  expect(await visitFollows(shop, member)).toEqual({ new_since: shown.published_at?.toISOString() });
});
