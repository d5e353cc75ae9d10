import type pg from 'pg';

/** Rows of the member with many. */
const likes = 10_000;
const orders = 5_000;

/**
 * Fills the tables: graphics up to `count`, 64 members who buy, of whom the first likes 10,000 graphics and has 5,000 orders, and products
 * that do not sell out. 40 graphics are called 딸기, and one in a thousand 고래, whatever the count. Does nothing when the members already
 * exist.
 */
export async function fillTables(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query("select 1 from member.members where email = 'bench001@seam.example'");
  if (rows.length > 0) return;
  // Counters and notifications do not matter for the measurements; search words are filled at the end.
  await client.query('set session_replication_role = replica');
  await client.query(graphicsSql, [count]);
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
  // Building an index of a million rows is faster than maintaining it row by row.
  await client.query('drop index product.graphic_search_grams');
  await client.query(
    'select app.refresh_graphic_search(array(select id from product.graphics)), app.refresh_product_search(array(select id from product.products))',
  );
  await client.query('create index graphic_search_grams on product.graphic_search using gin (grams) with (fastupdate = off)');
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
