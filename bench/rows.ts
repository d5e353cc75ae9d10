import type pg from 'pg';

/** Adds graphics until the table holds `count`, members who buy, and a product that does not sell out. */
export async function addGraphics(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into product.graphics (artist_id, name, src, width, height, extension, position, price, origin_price, promotion_price)
     select a.id, jsonb_build_object('ko', '그림 ' || n, 'en', 'Work ' || n), '/cdn/none.svg', 2000, 2000, 'svg', 1000 + n, 4000, 4000, 4000
     from generate_series(1, greatest(0, $1::int - (select count(*)::int from product.graphics))) n
     join lateral (select id from product.artists order by id offset (n % 10) limit 1) a on true`,
    [count],
  );
  await client.query(
    `insert into member.members (email, name, nickname, phone)
     select 'bench' || lpad(n::text, 3, '0') || '@seam.example', '김이음', '이음' || n, '01012345678' from generate_series(1, 64) n`,
  );
  await client.query(
    `insert into product.graphic_likes (user_id, graphic_id)
     select m.id, g.id from member.members m cross join lateral (select id from product.graphics order by position limit 60) g where m.email like 'bench%' and g.id % 3 = 0`,
  );
  await client.query(
    `update product.product_options set stock_count = 10000000 where id = (select o.id from product.product_options o join product.products p on p.id = o.product_id where p.code = 'ST-01')`,
  );
  await client.query('vacuum analyze');
}
