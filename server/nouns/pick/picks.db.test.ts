import { beforeAll, expect, test } from 'vitest';
import { type PickNoun, type Picks, pickNouns } from '#contract/rest/admin/picks.ts';
import { routeOf } from '#contract/routes.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let admin: Actor;
let catalogue: Catalogue;
let shirt: number;
let bag: number;
beforeAll(async () => {
  shop = await commerceShop();
  admin = await shop.addMember({ roles: ['admin'] });
  catalogue = await addCatalogue(shop.database.service);
  shirt = (await addProduct(shop.database.service, catalogue, { code: '100%' })).id;
  bag = (await addProduct(shop.database.service, catalogue, { code: 'BAG' })).id;
});

const ask = (of: string, asked: Record<string, string> = {}) =>
  admin.call({ url: `/api/admin/picks?${new URLSearchParams({ of, ...asked })}` });
const idsOf = async (of: PickNoun, asked: Record<string, string> = {}) => (await ask(of, asked)).json<Picks>().picks.map(({ id }) => id);

test('every kind of thing can be picked, newest first, with owner and picture', async () => {
  for (const noun of pickNouns) {
    const reply = await ask(noun);
    const lost = reply.json<Picks>().picks.filter(({ url }) => url !== null && routeOf(url) === null);
    expect([noun, reply.statusCode, lost]).toEqual([noun, 200, []]);
  }
  expect(await idsOf('products')).toEqual([bag, shirt]);
  const graphic = await addGraphic(shop.database.service, catalogue);
  expect((await ask('graphics', { q: '파' })).json()).toEqual({
    picks: [
      {
        id: graphic,
        name: '파도',
        note: '한결',
        image_src: `/cdn/${'2'.repeat(64)}.svg`,
        background_color: expect.stringMatching(/^#/),
        url: expect.stringMatching(new RegExp(`^/artist/[^/]+/graphic/${graphic}$`)),
        is_shown: true,
      },
    ],
  });
});

test('a picker finds things by part of a name in either language, by owner or whole number, and takes % and _ literally', async () => {
  for (const q of ['상품 bag', 'product B', String(bag)]) expect([q, await idsOf('products', { q })]).toEqual([q, [bag]]);
  expect(await idsOf('products', { q: '이음' })).toEqual([bag, shirt]);
  expect(await idsOf('products', { q: '0%' })).toEqual([shirt]);
  expect(await idsOf('products', { q: '_' })).toEqual([]);
});

test('a picker returns the things of a list of ids in its order, marks deleted ones as hidden, and refuses a malformed list', async () => {
  const gone = (await addProduct(shop.database.service, catalogue, { code: 'GONE' })).id;
  await shop.query(`update product.products set deleted_at = now() where id = ${gone}`);
  expect(await idsOf('products')).not.toContain(gone);
  const { picks } = (await ask('products', { ids: `${shirt},${gone},${bag},999999` })).json<Picks>();
  expect(picks.map(({ id, is_shown }) => [id, is_shown])).toEqual([
    [shirt, true],
    [gone, false],
    [bag, true],
  ]);
  const tooMany = Array.from({ length: 501 }, (_, index) => index + 1).join(',');
  for (const ids of ['', 'a', '1,', '0', tooMany]) expect([ids, (await ask('products', { ids })).statusCode]).toEqual([ids, 400]);
  expect((await ask('members')).json<{ code: string }>().code).toBe('INVALID_INPUT');
});
