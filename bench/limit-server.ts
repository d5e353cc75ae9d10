import fastify from 'fastify';
import pg from 'pg';
import { freePort } from '#db/free-port.ts';

/** The 20 words that products of bench/fill.ts are called by, each one by 500 of 10,000. */
export const limitWords = Array.from({ length: 20 }, (_, index) => `낱말${String.fromCharCode(0xac00 + index * 588)}`);

/**
 * What plain SQL can do on this machine: bare Fastify, one named statement for each request on ten connections to the same PostgreSQL, tables
 * without policies that hold the shop's own products, JSON made by the statement and passed through. Returns its address.
 */
export async function openLimit(url: string): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(tablesSql);
  const app = fastify();
  for (const [name, text] of Object.entries(statements)) {
    app.post<{ Body: unknown[] }>(`/${name}`, async ({ body }, reply) => {
      const { rows } = await pool.query<{ data: string }>({ name, text, values: body });
      return reply.type('application/json').send(rows[0]?.data);
    });
  }
  const port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}`, close: () => app.close().then(() => pool.end()) };
}

const card = `json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'price', p.price, 'image', p.image)`;

/** One statement for each request; the last six are an order flow: cart, line, address, shipping, payment, completion. */
const statements = {
  list: `select json_build_object('items', (select json_agg(${card} order by p.id)
      from (select product_id from bench.product_collection where collection_id = $1 order by product_id limit 20) c join bench.product p on p.id = c.product_id),
    'count', (select count(*) from bench.product_collection where collection_id = $1))::text as data`,
  detail: `select json_build_object('id', p.id, 'name', p.name, 'slug', p.slug, 'price', p.price, 'image', p.image, 'description', p.description,
    'options', (select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'price', v.price, 'stock', v.stock) order by v.id)
      from bench.variant v where v.product_id = p.id))::text as data from bench.product p where p.slug = $1`,
  search: `select json_build_object('items', (select json_agg(${card} order by p.id)
      from (select * from bench.product where tsv @@ plainto_tsquery('simple', $1) order by id limit 20) p),
    'count', (select count(*) from bench.product where tsv @@ plainto_tsquery('simple', $1)))::text as data`,
  cart: 'insert into bench.cart default values returning json_build_object($$id$$, id)::text as data',
  line: `insert into bench.cart_line (cart_id, variant_id, quantity, price) select $1, id, $3, price from bench.variant where id = $2
    returning json_build_object('id', id)::text as data`,
  address: `update bench.cart set email = $2, address = $3 where id = $1 returning json_build_object('id', id)::text as data`,
  shipping: `update bench.cart set shipping = $2 where id = $1 returning json_build_object('id', id)::text as data`,
  payment: `with due as (select sum(quantity * price) as lines from bench.cart_line where cart_id = $1)
    update bench.cart set total = due.lines + shipping, paid = due.lines + shipping from due where id = $1
    returning json_build_object('total', total)::text as data`,
  complete: `with taken as (update bench.variant v set stock = v.stock - l.quantity from bench.cart_line l
      where l.cart_id = $1 and v.id = l.variant_id and v.stock >= l.quantity returning v.id)
    update bench.cart set state = 'complete' where id = $1 and state = 'open'
      and (select count(*) from taken) = (select count(*) from bench.cart_line where cart_id = $1)
    returning json_build_object('state', state)::text as data`,
};

const tablesSql = `drop schema if exists bench cascade;
  create schema bench;
  create table bench.product (id int primary key, name text not null, slug text not null unique, description text not null, image text not null, price int not null,
    tsv tsvector generated always as (to_tsvector('simple', name || ' ' || description)) stored);
  create table bench.variant (id int generated always as identity primary key, product_id int not null references bench.product, sku text not null unique,
    size text not null, price int not null, stock int not null);
  create table bench.product_collection (collection_id int, product_id int references bench.product, primary key (collection_id, product_id));
  create table bench.cart (id bigint generated always as identity primary key, state text not null default 'open', email text, address jsonb, shipping int, paid int,
    total int, at timestamptz not null default now());
  create table bench.cart_line (id bigint generated always as identity primary key, cart_id bigint not null references bench.cart,
    variant_id int not null references bench.variant, quantity int not null, price int not null);
  insert into bench.product (id, name, slug, description, image, price)
    select id, name ->> 'ko', 'p' || id, repeat('설명 ', 66), image_src, price from product.products where id between 100001 and 110000;
  insert into bench.product_collection select category_id - 100000, id from product.products where id between 100001 and 110000;
  insert into bench.variant (product_id, sku, size, price, stock)
    select id, 'sku' || id || size, size, price, 1000000 from bench.product cross join unnest(array['M', 'L']) size order by id;
  create index on bench.variant (product_id);
  create index on bench.product using gin (tsv);
  create index on bench.cart_line (cart_id);
  analyze bench.product, bench.product_collection, bench.variant`;
