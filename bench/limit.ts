import fastify from 'fastify';
import pg from 'pg';
import { freePort } from '#db/free-port.ts';
import { compare } from './load.ts';
import { graphql } from './measure.ts';
import { type Row, slowdownRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** The categories that lists are requested of in turn: those of bench/fill.ts that hold products themselves. */
const kinds = Array.from({ length: 200 }, (_, index) => 11 + index);

/**
 * What plain SQL can do on this machine: bare Fastify, one named statement for each request on ten connections to the same PostgreSQL, tables
 * without policies that hold the shop's own products, JSON made by the statement and passed through. Returns its address.
 */
export async function openLimit(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(tablesSql);
  const app = fastify();
  app.get<{ Params: { id: string } }>('/list/:id', async ({ params }, reply) => {
    const { rows } = await pool.query<{ data: string }>({ name: 'list', text: listSql, values: [params.id] });
    return reply.type('application/json').send(rows[0]?.data);
  });
  const port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}`, close: () => app.close().then(() => pool.end()) };
}

/** A category's list with its count, in a different category each time, against the limit. */
export async function againstLimit(shop: ShopUnderTest): Promise<Row[]> {
  const list = graphql(shop, {});
  const bodies = kinds.map((kind) => JSON.stringify({ query: categoryList, variables: { list: `category:bench-${kind}` } }));
  const ours = { ...list, requests: bodies.map((body) => ({ method: 'POST' as const, path: '/v1/graphql', body })) };
  const limit = { url: shop.limitUrl, requests: kinds.map((kind) => ({ path: `/list/${kind}` })) };
  const { ratio, cpuRatio, perSecond, blocks } = await compare({ shop, target: ours }, { shop, target: limit }, 5, 2);
  const row = slowdownRow('list of a category with its count, against the limit', 3, 1 / ratio, cpuRatio);
  const details = `${Math.round(perSecond[0])}/s for ${Math.round(perSecond[1])}, ${Math.round(blocks[0])} blocks for ${Math.round(blocks[1])}`;
  return [{ ...row, measured: `${row.measured} (${details})` }];
}

/** As storefront/nouns/product/list-operations.ts, with the count that the screen reads beside its choices. */
const categoryList = `query ($list: String!) {
  product_product_lists(where: { list: { _eq: $list } }, order_by: [{ is_sold_out: asc }, { position: asc }, { product_id: asc }], limit: 20, offset: 0) {
    product { id name image_src is_custom is_new is_sale stock_count price origin_price sale_price sale_rate promotion_price like_count brand { id name } }
  }
  product_product_lists_aggregate(where: { list: { _eq: $list } }, limit: 1001) { aggregate { count } }
}`;

const listSql = `select json_build_object('items', (select json_agg(json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'price', p.price, 'image', p.image) order by p.id)
    from (select product_id from bench.product_collection where collection_id = $1 order by product_id limit 20) c join bench.product p on p.id = c.product_id),
  'count', (select count(*) from bench.product_collection where collection_id = $1))::text as data`;

const tablesSql = `drop schema if exists bench cascade;
  create schema bench;
  create table bench.product (id int primary key, name text not null, slug text not null unique, description text not null, image text not null, price int not null);
  create table bench.product_collection (collection_id int, product_id int, primary key (collection_id, product_id));
  insert into bench.product select id, name ->> 'ko', 'p' || id, repeat('설명 ', 66), image_src, price from product.products where id between 100001 and 110000;
  insert into bench.product_collection select category_id - 100000, id from product.products where id between 100001 and 110000;
  analyze bench.product, bench.product_collection`;
