import type pg from 'pg';
import { limitWords } from './limit-server.ts';

/** Rows of the member with many. */
const likes = 10_000;
const orders = 5_000;

/**
 * Fills the tables: graphics, products and reviews up to `count`, 64 members who buy, of whom the first likes 10,000 graphics and has 5,000
 * orders, and options that do not sell out. 40 graphics and products are called 딸기, and one in a thousand 고래, whatever the count. The
 * products are of 200 categories in 10, 300 brands and 2,000 artists, large and small ones, and each of the words of bench/limit-server.ts is
 * in the name of one in twenty. Does nothing when the members already exist.
 */
export async function fillTables(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query("select 1 from member.members where email = 'bench001@seam.example'");
  if (rows.length > 0) return;
  // Counters and notifications do not matter for the measurements; search words are filled at the end.
  await client.query('set session_replication_role = replica');
  // Building the indexes of a million rows is faster than maintaining them row by row.
  const { rows: indexes } = await client.query<{ name: string; text: string }>(indexesSql);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(graphicsSql, [count]);
  await client.query('select setseed(0.35)');
  for (const text of productsSql) await client.query(text, text.includes('$1') ? [count] : []);
  await client.query(membersSql);
  await client.query(
    `insert into product.graphic_likes (user_id, graphic_id, created_at) select m.id, g.id, now() - g.position * interval '1 minute'
     from member.members m cross join lateral (select id, position from product.graphics order by position, id limit case m.email when $1 then $2::int else 60 end) g
     where m.email like 'bench%' and (m.email = $1 or g.id % 3 = 0)`,
    ['bench001@seam.example', likes],
  );
  await client.query(ordersSql, [orders]);
  await client.query('update product.product_options set stock_count = 10000000');
  await client.query('set session_replication_role = origin');
  // A part at a time: an array of a million ids is searched from its start for every row.
  await client.query('select app.refresh_graphic_search(array_agg(id)) from product.graphics group by id / 5000');
  await client.query("select app.refresh_product_search(array(select id from product.products where code not like 'k%'))");
  for (const { text } of indexes) await client.query(text);
  await client.query('vacuum analyze');
}

const graphicsSql = `
  insert into product.graphics (artist_id, name, src, width, height, extension, position, price, origin_price, promotion_price, like_count)
  select a.id, jsonb_build_object('ko', name.ko || ' ' || n, 'en', 'Work ' || n), '/cdn/none.svg', 2000, 2000, 'svg', 1000 + n, 4000, 4000, 4000, n % 997
  from generate_series(1, greatest(0, $1::int - (select count(*)::int from product.graphics))) n
  join lateral (select id from product.artists order by id offset (n % 10) limit 1) a on true
  join lateral (select case when n <= 40 then '딸기' when n % 1000 = 500 then '고래'
    else (array['파란', '붉은', '작은', '조용한', '느린', '밝은', '오래된', '둥근'])[1 + n % 8] || ' '
      || (array['바다', '구름', '나무', '고양이', '자전거', '우산', '별빛', '산책', '편지', '기차', '정원', '파도'])[1 + n / 8 % 12] end as ko) name on true`;

const indexesSql = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
  where not i.indisunique and i.indrelid = any (array['product.graphic_search', 'product.products', 'product.product_facets', 'product.product_lists',
    'product.product_search', 'product.reviews']::regclass[])`;

/** Products like those of a shop: some are loved, some brands and categories are large. */
const productsSql = [
  `insert into product.categories (id, parent_id, path_name, name) overriding system value
    select 100000 + n, case when n > 10 then 100001 + n % 10 end, 'bench-' || n, jsonb_build_object('ko', '분류 ' || n, 'en', 'Kind ' || n) from generate_series(1, 210) n`,
  `insert into product.brands (id, name) overriding system value
    select 100000 + n, jsonb_build_object('ko', '브랜드 ' || n, 'en', 'Brand ' || n) from generate_series(1, 300) n`,
  `create temp table made as select 100000 + n as id, n, 11 + floor(200 * power(random(), 1.6))::int as kind, 100001 + floor(300 * power(random(), 2))::int as brand,
    1 + floor(2000 * power(random(), 1.5))::int as artist, 1000 * (1 + floor(80 * power(random(), 1.8)))::int as price, random() < 0.9 as stock, random() < 0.2 as sale,
    random() < 0.3 as custom, floor(random() * 2000 * random() * random())::int as likes, random() as r1, random() as r2, random() as r3
    from generate_series(1, $1::int) n`,
  `insert into product.products (id, brand_id, category_id, shipping_policy_id, code, name, image_src, type, is_new, stock_count, price, origin_price, like_count, sales_count,
      position, created_at, published_at) overriding system value
    select id, brand, 100000 + kind, (select min(id) from product.shipping_policies), 'k' || n,
      jsonb_build_object('ko', case when n <= 40 then '딸기' when n % 1000 = 500 then '고래' else '물건' end || ' ' || n || ' ' || (array['${limitWords.join("', '")}'])[1 + n % 20], 'en', 'Thing ' || n), '/cdn/none.svg',
      case when custom then 'CUSTOM' else 'GENERAL' end, r1 < 0.02, case when stock then 5 else 0 end, price, case when sale then (price * 1.3)::int else price end,
      likes, likes / 3, 100000 + (random() * 1000000)::int, now() - random() * interval '900 days', now() from made`,
  `insert into product.product_facets (product_id, tags, price) select id, array(
      select 'category:bench-' || kind union select 'category:bench-' || (1 + kind % 10) union select 'brand:' || brand union select 'artist:' || (100000 + artist) where r3 < 0.7
      union select 'colour:' || (array['black', 'white', 'navy', 'grey', 'beige', 'blue', 'red', 'green', 'pink', 'brown', 'yellow', 'purple', 'orange', 'khaki'])[1
        + floor(14 * power(abs(sin(n * g * 1.7)), 2))::int % 14] from generate_series(1, 1 + (r1 * 5)::int) g
      union select 'size:' || (array['S', 'M', 'L', 'XL', 'XS', '2XL', 'FREE', '3XL'])[g] from generate_series(1 + (r2 * 4)::int, least(8, 1 + (r2 * 4)::int + (r3 * 5 * r3)::int)) g
      union select 'is:stock' where stock union select 'is:sale' where sale union select 'is:custom' where custom order by 1), price from made`,
  `insert into product.product_lists select list, p.id, is_sold_out, position, is_new, created_at, like_count, sales_count, selling_price
    from product.product_facets f join product.products p on p.id = f.product_id cross join unnest(tags) list
    where p.id > 100000 and (list ~ '^(category|brand|artist):' or list = 'is:custom')`,
  `insert into product.product_search (product_id, words, own_words)
    select p.id, words, words from product.products p cross join lateral (select app.search_words(variadic app.words_of(p.name)) as words offset 0) own
    where p.id between 100001 and 100040 or p.id > 100040 and (p.id % 20 = 0 or (select count(*) from made) <= 10000)`,
  `insert into product.product_options (product_id, size, name, stock_count)
    select id, size, jsonb_build_object('ko', size), 5 from product.products cross join unnest(array['M', 'L']) size where id between 100001 and 110000`,
  `insert into product.reviews (order_product_id, product_id, user_id, profile_id, score, content, like_count, photo_count, created_at)
    select 100000000 + n, id, md5((n % 5000)::text)::uuid, 1, 1 + n % 5, '좋아요', likes, (n % 4 = 0)::int, now() - n * interval '1 minute' from made`,
];

const membersSql = `
  insert into member.members (email, name, nickname, phone)
  select 'bench' || lpad(n::text, 3, '0') || '@seam.example', '김이음', '이음' || n, '01012345678' from generate_series(1, 64) n`;

const ordersSql = `
  with placed as (
    insert into sales.orders (order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address,
      payment_method, product_amount, delivery_amount, payment_amount, ordered_at)
    select 'BENCH' || n, m.id, 'PURCHASE_CONFIRMED', m.name, m.phone, m.email, m.name, m.phone, '04524', '서울', 'CARD', 20000, 3000, 23000,
      now() - n * interval '1 hour'
    from member.members m cross join generate_series(1, $1::int) n where m.email = 'bench001@seam.example'
    returning id
  )
  insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price,
    unit_price, amount, snapshot)
  select placed.id, p.id, o.id, p.brand_id, 1, p.name, o.name, p.name, '/cdn/none.svg', 20000, 20000, 20000, '{}'
  from placed join lateral (select o.id, o.name, o.product_id from product.product_options o order by o.id offset placed.id % 20 limit 1) o on true
  join product.products p on p.id = o.product_id`;
