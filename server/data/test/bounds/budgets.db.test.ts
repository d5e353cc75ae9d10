import { beforeAll, describe, expect, it } from 'vitest';
import { allowanceOf } from '#server/data/engine.ts';
import { ownerConnection } from '#test/database.ts';
import { type Answer, type AskerName, askers, type DataShop, dataShop } from '../data-shop.ts';

/** Size limits of responses, however a short request inflates them, and how truncated lists are reported. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
  // Longer than the shop allows: the budget must hold by itself.
  const owner = await ownerConnection(shop.database);
  await owner.query('alter table product.graphics drop constraint graphics_description_short');
  await shop.database.servicePool.query(`
    update product.graphics set description = jsonb_build_object('ko', repeat('가', 9000), 'en', 'x');
    insert into product.plans (title) select jsonb_build_object('ko', '전 ' || n, 'en', repeat('y', 60000)) from generate_series(1, 120) n;
    insert into product.graphic_products (graphic_id, product_id, position) select id, 1002, 1 from product.graphics on conflict do nothing`);
});

const aliases = (times: number, field: string): string => Array.from({ length: times }, (_, n) => `a${n}: ${field}`).join(' ');
const tooLarge = [
  { message: expect.stringContaining('larger than this role may ask for'), extensions: { path: '$', code: 'response-limit-exceeded' } },
];

describe('an answer that would be too large is refused with its own code', () => {
  it.each([
    ['wide rows', '{ product_plans { title } }'],
    ['wide rows repeated', `{ ${aliases(3, 'product_plans(limit: 40) { title }')} }`],
    ['wide objects of narrow rows', `{ product_graphics { ${aliases(60, 'artist { graphics(limit: 1) { description } }')} } }`],
    ['lists inside lists', '{ product_graphics { artist { graphics { description artist { graphics { description } } } } } }'],
    ['a wide object under a hundred names', `{ product_graphics { ${aliases(100, 'graphic_products { graphic { description } }')} } }`],
    ['aggregates of every row', `{ product_graphics { ${aliases(300, 'graphic_products_aggregate { aggregate { count } }')} } }`],
  ])('a too large answer: %s', async (_about, query) => {
    expect((await shop.ask('visitor', query)).errors).toEqual(tooLarge);
    expect(shop.reported).toEqual([]);
  });

  it('a too large answer is refused with its own code, for members as for visitors, with a higher limit for administrators', async () => {
    expect((await shop.ask('member', '{ product_plans { title } }')).errors).toEqual(tooLarge);
    expect((await shop.ask('admin', '{ product_plans { id } }')).errors).toBeUndefined();
    expect((await shop.ask('admin', '{ product_plans { title } }')).errors).toBeUndefined();
    expect((await shop.ask('admin', `{ ${aliases(8, 'product_plans { title }')} }`)).errors).toEqual(tooLarge);
  });

  it('operations sent together share one answer limit', async () => {
    const allowance = allowanceOf('public');
    const ask = async (): Promise<Answer> =>
      JSON.parse(await shop.engine.answer(askers.visitor, body('{ product_plans(limit: 50) { title } }'), allowance));
    expect((await ask()).errors).toBeUndefined();
    expect((await ask()).errors).toEqual(tooLarge);
  });

  it('a write whose answer would be too large is rolled back', async () => {
    const before = await nameOf(1001);
    const answer = await shop.ask(
      'admin',
      `mutation { update_product_graphics(where: {}, _set: { name: { ko: "새", en: "New" } }) { returning { ${aliases(100, 'artist { graphics { description } }')} } } }`,
    );
    expect(answer.errors).toEqual(tooLarge);
    expect(await nameOf(1001)).toEqual(before);
  });
});

const body = (query: string) => ({ query, hash: null, operationName: null, variables: {} });
const nameOf = async (id: number) => (await shop.ask('admin', `{ product_graphics_by_pk(id: ${id}) { name } }`)).data;

describe('a list cut by the row limit of its role is marked', () => {
  const truncated = async (query: string, asker: AskerName = 'visitor') => (await shop.ask(asker, query)).extensions;

  it('a list at the root cut by the row limit of its role is marked under its name in the answer', async () => {
    const answer = await shop.ask('visitor', '{ plans: product_plans(order_by: { id: asc }) { id } product_artists { id } }');
    expect(answer.extensions).toEqual({ truncated: ['plans'] });
    expect(answer.data?.plans).toHaveLength(100);
  });

  it('a list inside other objects or in aggregate nodes that is cut is marked', async () => {
    await shop.database.servicePool.query(
      `insert into product.plan_graphics (plan_id, graphic_id, position) select id, 1001, 1 from product.plans on conflict do nothing`,
    );
    expect(await truncated('{ product_graphics { id plans: plan_graphics { plan_id } } }')).toEqual({
      truncated: ['product_graphics.plans'],
    });
    expect(await truncated('{ product_plans_aggregate { aggregate { count } nodes { id } } }')).toEqual({
      truncated: ['product_plans_aggregate.nodes'],
    });
    const back =
      'mutation { update_product_graphics_by_pk(pk_columns: { id: 1001 }, _set: { position: 1 }) { plan_graphics { plan_id } } }';
    expect(await truncated(back, 'admin')).toBeUndefined();
  });

  it('a list is marked as cut also when the requested limit was higher, written or as a variable', async () => {
    expect(await truncated('{ product_plans(limit: 110) { id } }')).toEqual({ truncated: ['product_plans'] });
    const query = 'query ($limit: Int) { product_plans(limit: $limit) { id } }';
    expect((await shop.ask('visitor', query, { limit: 101 })).extensions).toEqual({ truncated: ['product_plans'] });
    expect((await shop.ask('visitor', query, { limit: 100 })).extensions).toBeUndefined();
    expect((await shop.ask('visitor', query, { limit: 100 })).data?.product_plans).toHaveLength(100);
  });

  it('a list that was not cut is not marked', async () => {
    expect(await truncated('{ product_plans(limit: 100) { id } }')).toBeUndefined();
    expect(await truncated('{ product_graphics { id } }')).toBeUndefined();
    expect(await truncated('{ product_plans { id } }', 'admin')).toBeUndefined();
  });
});
