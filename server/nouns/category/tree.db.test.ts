import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let staff: Actor;
let catalogue: Catalogue;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  catalogue = await addCatalogue(shop.database.service);
});

const post = (url: string, body: object) =>
  staff.call({ method: 'POST', url: `/api/admin${url}`, headers: { 'idempotency-key': randomUUID() }, body });
const add = async (path_name: string, parent_id: number | null = null) =>
  (await post('/categories', { name: { ko: path_name, en: path_name }, path_name, image_src: '', parent_id })).json().id as number;
const move = (id: number, parent_id: number | null, before_id: number | null = null) =>
  staff.call({ method: 'POST', url: `/api/admin/categories/${id}/moves`, body: { parent_id, before_id } });
const below = async (parent_id: number | null) => {
  const rows = await shop.database.service
    .selectFrom('product.categories')
    .select('path_name')
    .where('parent_id', parent_id === null ? 'is' : '=', parent_id)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ path_name }) => path_name);
};

test('categories move within the tree and keep their order, and none can be placed below itself', async () => {
  const top = await add('top');
  const [one, two, three] = [await add('one', top), await add('two', top), await add('three', top)];
  expect((await move(three, top, one)).statusCode).toBe(200);
  expect(await below(top)).toEqual(['three', 'one', 'two']);
  await move(two, one);
  expect([await below(top), await below(one)]).toEqual([['three', 'one'], ['two']]);
  expect((await move(top, two)).json().code).toBe('CATEGORY_CIRCLE');
  expect((await move(top, 999_999)).json().code).toBe('NOT_FOUND');
  const rivals = await Promise.all([move(one, three), move(three, one)]);
  expect(rivals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a category cannot be placed below the deepest level shown', async () => {
  const first = await add('first');
  const fourth = await add('fourth', await add('third', await add('second', first)));
  const made = await post('/categories', { name: { ko: '다섯', en: 'Five' }, path_name: 'fifth', image_src: '', parent_id: fourth });
  expect(made.json().code).toBe('CATEGORY_TOO_DEEP');
  expect((await move(first, await add('above'))).json().code).toBe('CATEGORY_TOO_DEEP');
});

test('an empty category can be deleted, and an address is used once', async () => {
  const [shirts, tops] = [await add('shirts'), await add('tops')];
  const product = await addProduct(shop.database.service, catalogue, { code: 'in-tops' });
  await shop.database.service.updateTable('product.products').set({ category_id: tops }).where('id', '=', product.id).execute();
  const remove = async (id: number) => (await staff.call({ method: 'DELETE', url: `/api/admin/categories/${id}` })).json();
  expect([await remove(tops), await remove(shirts)]).toMatchObject([{ code: 'CATEGORY_NOT_EMPTY' }, { id: shirts }]);
  const again = await post('/categories', { name: { ko: '상의', en: 'Tops' }, path_name: 'tops', image_src: '', parent_id: null });
  expect(again.json()).toMatchObject({ code: 'PATH_TAKEN', field: 'path_name' });
});

test('an artist is created, works with brands, and is edited by two people at once without losing fields', async () => {
  const artist = {
    name: { ko: '새봄', en: 'Saebom' },
    path_name: 'saebom',
    description: null,
    state: 'ACT',
    image_src: '',
    profile_src: '',
    position: 0,
    brand_ids: [],
  };
  const { id } = (await post('/artists', artist)).json();
  const save = (mine: object) =>
    staff.call({ method: 'PUT', url: `/api/admin/artists/${id}`, body: { base: artist, mine: { ...artist, ...mine } } });
  await save({ brand_ids: [catalogue.brandId] });
  expect((await save({ position: 3 })).json()).toMatchObject({
    saved: { position: 3, brand_ids: [catalogue.brandId] },
    taken: ['brand_ids'],
  });
  expect((await save({ path_name: 'hangyeol' })).json()).toMatchObject({ code: 'PATH_TAKEN' });
  expect((await save({ path_name: '한글' })).json()).toMatchObject({ code: 'INVALID_INPUT' });
});

test('an address that a page of the shop already has is refused for a category and an artist', async () => {
  const words = { ko: '이름', en: 'Name' };
  const category = await post('/categories', { name: words, path_name: 'customizable', image_src: '', parent_id: null });
  const columns = { description: null, state: 'ACT', image_src: '', profile_src: '', position: 0, brand_ids: [] };
  const artist = await post('/artists', { name: words, path_name: 'id', ...columns });
  for (const reply of [category, artist]) expect(reply.json()).toMatchObject({ code: 'PATH_TAKEN', field: 'path_name' });
});
