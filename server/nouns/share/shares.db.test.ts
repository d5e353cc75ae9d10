import { beforeAll, expect, test } from 'vitest';
import type { MakeShare, Share, SharedDesign } from '#contract/rest/shares.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let tee: AddedProduct;
let graphicId: number;
let member: Actor & { userId: string };
let designId: number;
let sides: number[];

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  catalogue = await addCatalogue(db);
  tee = await addProduct(db, catalogue, { code: 'tee', type: 'CUSTOM', stocks: [5], price: 20_000 });
  graphicId = await addGraphic(db, catalogue);
  member = await shop.addMember();
  designId = await addDesign(db, { product: tee, userId: member.userId, graphicIds: [graphicId, graphicId] });
  sides = (
    await db
      .selectFrom('product.product_custom_mockups')
      .select('mockup_group_id')
      .where('product_custom_id', '=', designId)
      .orderBy('id')
      .execute()
  ).map((side) => side.mockup_group_id);
});

const wanted = (change: Partial<MakeShare> = {}) => ({
  ...{ product_custom_id: designId, mockup_group_id: sides[0] ?? 0, artist_ids: [catalogue.artistId] },
  ...{ form: 'SQUARE', view: 'GARMENT', background: '#FFFFFF', line: '', ...change },
});
const make = async (change: Partial<MakeShare> = {}, actor: Actor = member) =>
  actor.call({ method: 'POST', url: '/api/shares', body: wanted(change) });
const made = async (change: Partial<MakeShare> = {}) => (await make(change)).json<Share>();
const read = (code: string) => shop.visitor.call({ url: `/api/shares/${code}` });

test('a stranger with the link sees design, credits and price parts that add up, and nothing about the owner', async () => {
  await shop.database.service.updateTable('member.members').set({ nickname: '주인 혼자' }).where('id', '=', member.userId).execute();
  const { code, path, picture_src } = await made({ line: '이번 겨울은 이걸로' });
  expect([path, picture_src]).toEqual([`/s/${code}`, `/shares/${code}/square.jpg`]);
  const reply = await read(code);
  const shared = reply.json<SharedDesign>();
  expect(shared).toMatchObject({ code, line: '이번 겨울은 이걸로', owner: null, product: { id: tee.id } });
  expect(shared.credits.map(({ id }) => id)).toEqual([catalogue.artistId]);
  expect(shared.sides.map(({ mockup_group_id }) => mockup_group_id)).toEqual(sides);
  // 20,000, two sides of 3,000 and 4,000, and the graphic twice at its promotion price of 4,000.
  expect(shared.price?.total).toBe(35_000);
  expect(shared.price?.parts.map(({ kind, won, count }) => [kind, won, count])).toEqual([
    ['PRODUCT', 20_000, 1],
    ['SIDE', 3_000, 1],
    ['SIDE', 4_000, 1],
    ['GRAPHIC', 8_000, 2],
  ]);
  expect(shared.design.sides.map(({ layers }) => layers)).toEqual([
    [{ graphic_id: graphicId, x: 50, y: 60, width: 120, height: 120, rotation: 0 }],
    [{ graphic_id: graphicId, x: 50, y: 60, width: 120, height: 120, rotation: 0 }],
  ]);
  expect(reply.body).not.toContain(member.userId);
  const { nickname, email } = await shop.database.service
    .selectFrom('member.members')
    .select(['nickname', 'email'])
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  for (const secret of [nickname, email]) expect(reply.body).not.toContain(secret);
  expect((await read((await made({ is_owner_named: true })).code)).json<SharedDesign>().owner).toBe(nickname);
});

test('a shared design keeps its content, and sharing it again, even at the same time, returns the same link', async () => {
  const first = await made({ form: 'STORY' });
  expect((await made({ form: 'STORY' })).code).toBe(first.code);
  const both = await Promise.all([made({ form: 'CARD' }), made({ form: 'CARD' })]);
  expect(new Set(both.map(({ code }) => code)).size).toBe(1);
  await shop.database.service
    .updateTable('product.product_custom_layers')
    .set({ x_coordinate: 90 })
    .where('product_custom_id', '=', designId)
    .execute();
  expect((await read(first.code)).json<SharedDesign>().design.sides[0]?.layers[0]?.x).toBe(50);
  const after = await made({ form: 'STORY' });
  expect(after.code).not.toBe(first.code);
  expect((await read(after.code)).json<SharedDesign>().design.sides[0]?.layers[0]?.x).toBe(90);
});

test('only the owner ends a link; it is then unknown, and sharing again makes another code', async () => {
  const { code } = await made({ background: '#141412' });
  const other = await shop.addMember();
  expect((await other.call({ method: 'DELETE', url: `/api/shares/${code}` })).json()).toMatchObject({ code: 'SHARE_NOT_FOUND' });
  expect((await read(code)).statusCode).toBe(200);
  const mine = async () => (await member.call({ url: `/api/shares?product_custom_id=${designId}` })).json<{ shares: Share[] }>().shares;
  expect((await mine()).map((share) => share.code)).toContain(code);
  expect((await member.call({ method: 'DELETE', url: `/api/shares/${code}` })).statusCode).toBe(200);
  expect((await read(code)).json()).toMatchObject({ code: 'SHARE_NOT_FOUND', status: 404 });
  expect((await member.call({ method: 'DELETE', url: `/api/shares/${code}` })).json()).toMatchObject({ code: 'SHARE_NOT_FOUND' });
  expect((await mine()).map((share) => share.code)).not.toContain(code);
  expect((await made({ background: '#141412' })).code).not.toBe(code);
  expect((await other.call({ url: '/api/shares' })).json()).toEqual({ shares: [] });
});

test('sharing is refused for a fourth artist, an empty design, unprintable letters, an empty side or somebody else’s design', async () => {
  const count = async () => (await shop.query('select count(*)::int as n from product.design_shares')).rows[0];
  const before = await count();
  const artist = await shop.database.service
    .insertInto('product.artists')
    .values({ name: JSON.stringify({ ko: '남', en: 'Other' }), path_name: 'other' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const refusal = async (change: Partial<MakeShare>, actor?: Actor) => (await make(change, actor)).json<{ code: string; field?: string }>();
  expect(await refusal({ artist_ids: [1, 2, 3, 4] })).toMatchObject({ code: 'SHARE_ARTIST_LIMIT' });
  expect(await refusal({ artist_ids: [artist.id] })).toMatchObject({ code: 'SHARE_ARTIST_UNKNOWN', field: 'artist_ids' });
  for (const line of ['좋아요 👍', '设计']) expect(await refusal({ line })).toMatchObject({ code: 'SHARE_LINE_LETTERS', field: 'line' });
  expect(await refusal({ line: '가'.repeat(41) })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await refusal({ background: '#ABCDEF' as '#FFFFFF' })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await refusal({ mockup_group_id: 999_999 })).toMatchObject({ code: 'INVALID_INPUT', field: 'mockup_group_id' });
  expect(await refusal({}, await shop.addMember())).toMatchObject({ code: 'DESIGN_NOT_FOUND' });
  expect((await make({}, shop.visitor)).statusCode).toBe(401);
  expect(await count()).toEqual(before);
});

test('a shared design with a part no longer sold is shown without a price', async () => {
  const { code } = await made({ background: '#C93A18' });
  await shop.database.service.updateTable('product.graphics').set({ state: 'STOP' }).where('id', '=', graphicId).execute();
  expect((await read(code)).json<SharedDesign>().price).toBe(null);
  await shop.database.service.updateTable('product.graphics').set({ state: 'ACT' }).where('id', '=', graphicId).execute();
});

test('a share link is unknown after its design is deleted or its owner blocked, and for a malformed code', async () => {
  const { code } = await made({ view: 'FLAT' });
  for (const wrong of ['nothing', 'TestShare111', "'; drop table", '%2e%2e']) expect((await read(wrong)).statusCode).toBe(404);
  const members = shop.database.service.updateTable('member.members').where('id', '=', member.userId);
  await members.set({ blocked_at: new Date() }).execute();
  expect((await read(code)).statusCode).toBe(404);
  await members.set({ blocked_at: null }).execute();
  expect((await read(code)).statusCode).toBe(200);
  const designs = shop.database.service.updateTable('product.product_customs').where('id', '=', designId);
  await designs.set({ deleted_at: new Date() }).execute();
  expect((await read(code)).statusCode).toBe(404);
  await designs.set({ deleted_at: null }).execute();
});
