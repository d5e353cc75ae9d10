import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { DesignBody } from '#contract/rest/admin/catalogue/designs.ts';
import { newText } from '#rules/design/text/design-text.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';
import { readDesign } from './read-design.ts';

let shop: CommerceShop;
let staff: Actor & { userId: string };
let garment: AddedProduct;
let graphicId: number;
let saved: number;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const catalogue = await addCatalogue(shop.database.service);
  garment = await addProduct(shop.database.service, catalogue, { code: 'tee', type: 'CUSTOM' });
  graphicId = await addGraphic(shop.database.service, catalogue);
});

beforeEach(async () => {
  saved = await addDesign(shop.database.service, { product: garment, userId: staff.userId, graphicIds: [graphicId] });
});

const copy = (by: Actor, custom_id = saved) =>
  by.call({
    method: 'POST',
    url: '/api/admin/designs',
    headers: { 'idempotency-key': randomUUID() },
    body: { custom_id, name: '봄의 시작' },
  });
const read = async (id: number) => (await staff.call({ method: 'GET', url: `/api/admin/designs/${id}` })).json();
async function save(id: number, change: Partial<DesignBody>) {
  const { design } = await read(id);
  return staff.call({ method: 'PUT', url: `/api/admin/designs/${id}`, body: { base: design, mine: { ...design, ...change } } });
}
/** What a shopper sees on the page of the garment. */
const offered = async () => {
  const text = 'select custom_id from product.product_templates where product_id = $1 order by position, id';
  const { rows } = await shop.database.pool('public').query<{ custom_id: number }>(text, [garment.id]);
  return rows.map(({ custom_id }) => custom_id);
};
const cutOff = (id: number) =>
  shop.database.service
    .updateTable('product.product_custom_layers')
    .set({ x_coordinate: -20 })
    .where('product_custom_id', '=', id)
    .execute();

test('a template is made from a saved design, hidden until published, kept in order, and independent of that design', async () => {
  const [first, second] = [(await copy(staff)).json().id, (await copy(staff)).json().id];
  expect([await read(first), await offered()]).toMatchObject([
    { design: { name: '봄의 시작', is_best: false, template: 'STOP' }, flaws: [], sides: [{ src: expect.stringContaining('/renders/') }] },
    [],
  ]);
  await save(first, { template: 'ACT', template_position: 2 });
  await save(second, { template: 'ACT', template_position: 1 });
  await shop.database.service.updateTable('product.product_customs').set({ deleted_at: shop.clock() }).where('id', '=', saved).execute();
  expect(await offered()).toEqual([second, first]);
  await save(second, { template: 'STOP' });
  expect(await offered()).toEqual([first]);
  expect((await staff.call({ method: 'DELETE', url: `/api/admin/designs/${first}` })).statusCode).toBe(200);
  expect([await offered(), (await read(first)).code]).toEqual([[], 'NOT_FOUND']);
});

test('a shop design has the English and Chinese names of its form, and its Korean name where they are empty', async () => {
  const { id } = (await copy(staff)).json();
  const translations = async () =>
    (
      await shop.database.service
        .selectFrom('product.product_customs')
        .select('translations')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).translations;
  expect((await save(id, { name_en: 'First of spring', name_cn: '春之始' })).statusCode).toBe(200);
  expect(await translations()).toEqual({ en: { name: 'First of spring' }, cn: { name: '春之始' } });
  expect((await read(id)).design).toMatchObject({ name: '봄의 시작', name_en: 'First of spring', name_cn: '春之始' });
  expect((await save(id, { name_cn: '' })).statusCode).toBe(200);
  expect(await translations()).toEqual({ en: { name: 'First of spring' } });
});

test('a design whose print is cut off cannot be shown by form or bulk change, and can always be hidden', async () => {
  const { id } = (await copy(staff)).json();
  await save(id, { template: 'ACT' });
  await cutOff(id);
  expect((await read(id)).flaws).toEqual(['DESIGN_LAYER_CUT_OFF']);
  expect((await save(id, { is_best: true })).json()).toMatchObject({ code: 'DESIGN_FLAWED', field: 'is_best' });
  expect((await save(id, { template: 'ACT', name: '다른 이름' })).json()).toMatchObject({ code: 'DESIGN_FLAWED', field: 'template' });
  expect((await save(id, { template: 'STOP' })).statusCode).toBe(200);
  const good = (await copy(staff)).json().id;
  const change = { ids: [id, good, 999_999], change: { template: 'ACT' } };
  const { results } = (await staff.call({ method: 'PATCH', url: '/api/admin/designs', body: change })).json();
  expect(results.map(({ code }: { code: string | null }) => code)).toEqual(['DESIGN_FLAWED', null, 'NOT_FOUND']);
  expect(await offered()).toEqual([good]);
});

test('staff can make shop designs only from their own designs, and members’ designs are no shop designs', async () => {
  const member = await shop.addMember();
  const theirs = await addDesign(shop.database.service, { product: garment, userId: member.userId, graphicIds: [graphicId] });
  expect((await copy(staff, theirs)).json()).toMatchObject({ code: 'DESIGN_NOT_FOUND', field: 'custom_id' });
  expect((await read(theirs)).code).toBe('NOT_FOUND');
  const { designs } = (await staff.call({ method: 'GET', url: '/api/admin/designs/saved' })).json();
  expect(designs.map(({ id }: { id: number }) => id)).toContain(saved);
  expect(designs.map(({ id }: { id: number }) => id)).not.toContain(theirs);
});

test('a member can copy their own design with graphics and texts, and not another member’s', async () => {
  const { service } = shop.database;
  const member = await shop.addMember();
  const own = await addDesign(service, { product: garment, userId: member.userId, graphicIds: [graphicId] });
  const sides = service
    .selectFrom('product.product_custom_mockups')
    .select(['id', 'product_custom_id'])
    .where('product_custom_id', '=', own);
  const { id: side } = await sides.executeTakeFirstOrThrow();
  const box = { x_coordinate: 10, y_coordinate: 20, width: 50, height: 20 };
  const words = { product_custom_id: own, custom_mockup_id: side, text: JSON.stringify(newText('우리 팀', false)), ...box };
  await service.insertInto('product.product_custom_texts').values(words).execute();
  const url = `/api/designs/${own}/copies`;
  expect((await (await shop.addMember()).call({ method: 'POST', url })).json().code).toBe('DESIGN_NOT_FOUND');
  const { id } = (await member.call({ method: 'POST', url })).json();
  const [copied, original] = await Promise.all([readDesign(service, { id }), readDesign(service, { id: own })]);
  expect(copied?.design.sides.flatMap(({ layers }) => layers)).toEqual(original?.design.sides.flatMap(({ layers }) => layers));
  expect(copied?.design.sides[0]?.layers).toHaveLength(2);
});
