import { beforeAll, expect, test } from 'vitest';
import { createDataEngine } from '#server/data/engine.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, placedOrder } from '#test/commerce-steps.ts';
import { onServer, rolePool } from '#test/database.ts';
import { type AddedProduct, addCatalogue, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
});

const total = async (query: string) => Number((await shop.database.servicePool.query<{ n: number }>(`select ${query} as n`)).rows[0]?.n);

/** Retries a call while the shop is busy, as a browser does: 74 at once wait for ten connections, and how long depends on the machine. */
async function untilTaken(buyer: Actor, call: Parameters<Actor['call']>[0]) {
  let reply = await buyer.call(call);
  for (let tries = 0; reply.statusCode === 503 && reply.json().code === 'OVERLOADED' && tries < 20; tries += 1)
    reply = await buyer.call(call);
  return reply;
}

test('74 orders during stock edits of four administrators: none fails and no piece is lost', async () => {
  const { service } = shop.database;
  const products: AddedProduct[] = [];
  for (const code of ['edit-1', 'edit-2', 'edit-3'])
    products.push(await addProduct(service, catalogue, { code, stocks: [1_000, 1_000, 1_000] }));
  const lines = products.flatMap(({ id, optionIds }) => optionIds.map((option_id) => ({ product_id: id, option_id })));
  const options = lines.map((line) => line.option_id);
  const buyers = await Promise.all(Array.from({ length: 74 }, () => shop.addMember()));
  const checkouts: { id: string }[] = [];
  for (const [index, buyer] of buyers.entries()) {
    checkouts.push(await openCheckout(buyer, [...lines.slice(index % 9), ...lines.slice(0, index % 9)].slice(0, 4)));
  }

  let isOver = false;
  const reported: unknown[] = [];
  const engine = createDataEngine(shop, (thrown) => reported.push(thrown));
  const admin = { role: 'admin', userId: (await shop.addMember({ roles: ['admin'] })).userId } as const;
  let added = 0;
  const byDataService = async (ids: readonly number[]) => {
    while (!isOver) {
      const fields = ids.map(
        (id) => `o${id}: update_product_product_options_by_pk(pk_columns: {id: ${id}}, _inc: {stock_count: 1}) { id }`,
      );
      const rename = `p: update_product_products(where: {id: {_in: [${products.map(({ id }) => id).join()}]}}, _set: {add_content: "x"}) { affected_rows }`;
      const query = `mutation { ${[...fields, rename].join('\n')} }`;
      const answer = await engine.answer(admin, { query, hash: null, operationName: null, variables: {} });
      if (answer.includes('"errors"')) throw new Error(answer);
      added += ids.length;
    }
  };
  const bySql = async (order: string) => {
    const pool = rolePool(shop.database, 'admin');
    while (!isOver) {
      await pool.query(
        `with picked as materialized (select id from product.product_options where id = any ($1) order by id ${order})
         update product.product_options set stock_count = stock_count + 1 from picked where product_options.id = picked.id`,
        [options],
      );
      added += options.length;
    }
  };
  const administrators = [byDataService(options), byDataService(options.toReversed()), bySql('asc'), bySql('desc')];
  const replies = await Promise.all(buyers.map((buyer, index) => untilTaken(buyer, orderCall({ id: checkouts[index]?.id ?? '' }))));
  // Half of them are cancelled, returning stock alongside the same edits.
  const cancelled = await Promise.all(
    buyers.slice(0, 30).map((buyer, index) =>
      untilTaken(buyer, {
        method: 'POST',
        url: `/api/orders/${replies[index]?.json().id}/cancellation`,
        headers: { 'idempotency-key': `cancel-${index}` },
        body: { reason: 'CHANGED_MIND' },
      }),
    ),
  );
  isOver = true;
  await Promise.all(administrators);

  expect(replies.map((reply) => reply.statusCode)).toEqual(buyers.map(() => 201));
  expect(cancelled.map((reply) => [reply.statusCode, reply.json().code])).toEqual(cancelled.map(() => [200, undefined]));
  expect(reported).toEqual([]);
  expect(added).toBeGreaterThan(0);
  expect(await total('(select deadlocks from pg_stat_database where datname = current_database())')).toBe(0);
  const held = await total(
    `(select sum(quantity) from sales.order_products p join sales.orders o on o.id = p.order_id where o.cancelled_at is null)`,
  );
  expect(held).toBe(44 * 4);
  expect(await total('(select sum(stock_count) from product.product_options)')).toBe(9_000 + added - held);
  expect(
    await total(
      '(select count(*) from product.products p where stock_count <> (select sum(stock_count) from product.product_options o where o.product_id = p.id))',
    ),
  ).toBe(0);
});

test('adding a column to the order tables of a running shop fails no order', async () => {
  const { id, optionIds } = await addProduct(shop.database.service, catalogue, { code: 'column', stocks: [50] });
  const order = async () => {
    const member = await shop.addMember();
    return placedOrder(member, await openCheckout(member, [{ product_id: id, option_id: optionIds[0] ?? 0 }]));
  };
  const before = await order();
  await onServer(
    shop.database.url,
    'alter table sales.orders add column gift_note text; alter table sales.order_products add column gift_note text',
  );
  const after = await Promise.all(Array.from({ length: 10 }, order));
  expect(after.map((each) => Object.keys(each))).toEqual(after.map(() => Object.keys(before)));
});
