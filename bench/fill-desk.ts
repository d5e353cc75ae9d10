import type pg from 'pg';
import { orderStateList, statesIn } from '#rules/order/order-state.ts';
import { hasLeft } from '#rules/order/work-step.ts';

/**
 * Fills the desk of a shop with so many orders of strangers, in the same mixture in any shop: nine of ten are over, the others stand in every step, and
 * as many are late in any shop. Does
 * nothing when they are there already.
 */
export async function fillDesk(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query("select 1 from sales.orders where order_number like '20260101-D%' limit 1");
  if (rows.length > 0) return;
  await client.query('set session_replication_role = replica');
  await client.query(deskSql, [count, openStates, statesIn('finished'), orderStateList.filter(hasLeft)]);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Where the tenth that is not over stands, most of it new. */
const openStates = [...statesIn('inside').slice(0, 1), ...statesIn('inside'), ...statesIn('sent'), ...statesIn('delivered')];

const deskSql = `
  with placed as (
    insert into sales.orders (order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address,
      payment_method, product_amount, delivery_amount, payment_amount, ordered_at, payment_date, acknowledged_at, made_units, ship_by, courier, tracking_number,
      shipped_at, delivered_at, confirmed_at)
    select '20260101-D' || lpad(n::text, 6, '0'), m.id, state, name, phone, 'desk@seam.example', name, phone, '04524', '서울 중구 세종대로 110', 'CARD', 20000, 3000, 23000,
      now() - n * interval '1 minute', now() - n * interval '1 minute', case when n % 2 = 0 then now() end, n % 3,
      (now() at time zone 'Asia/Seoul')::date + case when n <= 300 then -1 else n % 30 end, courier, waybill, case when waybill is not null then now() - interval '1 day' end, null, null
    from generate_series(1, $1::int) n
    cross join lateral (select case when n % 10 = 0 then ($2::text[])[1 + n / 10 % cardinality($2::text[])] end as open_state) chosen
    cross join lateral (select coalesce(open_state, ($3::text[])[1]) as state) standing
    cross join lateral (select case when state = any($4::text[]) then 'CJ' end as courier,
      case when state = any($4::text[]) then (630000000000 + n)::text end as waybill) parcel
    cross join lateral (select (array['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'])[1 + n % 10] || (array['민', '서', '지', '하', '도', '수', '예', '유', '준', '시'])[1 + n / 10 % 10]
      || chr(44032 + (n * 7919) % 11172) as name, '010' || lpad(((n::bigint * 7919 + 12345) % 100000000)::text, 8, '0') as phone) person
    join lateral (select id from member.members where email like 'bench%' order by email offset n % 64 limit 1) m on true
    returning id
  )
  insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src, origin_price,
    unit_price, amount, snapshot)
  select placed.id, p.id, o.id, p.brand_id, 1, p.name, o.name, p.name, '/cdn/none.svg', 20000, 20000, 20000, '{}'
  from placed cross join lateral (select o.id, o.name, o.product_id from product.product_options o order by o.id limit 1) o
  join product.products p on p.id = o.product_id`;
