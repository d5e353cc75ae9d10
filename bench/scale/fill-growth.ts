import type pg from 'pg';

/** How many members, designs and orders a shop holds, besides those of the demonstration. */
export interface Size {
  members: number;
  designs: number;
  orders: number;
}

/** The sizes at which is measured, each ten times the one before. */
export const sizes: readonly Size[] = [100, 10, 1].map((part) => ({
  members: 1_000_000 / part,
  designs: 2_000_000 / part,
  orders: 500_000 / part,
}));

/** Rows that are past their time at each size, in each table with a purge. */
export const DUE = 300;

/**
 * Adds what a shop gathers in years, up to this size: members with consents, points, sign-ins and notifications; designs with their sides,
 * layers and one stored version in four; orders with lines, history and payment; what is kept of retries, sign-in tokens, webhooks, audit
 * and messages, a few for each order or member. Numbers go on where the size before ended.
 */
export async function growTo(client: pg.Client, from: Size | undefined, to: Size): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const { sql, of } of growth) {
    // In portions, so that none of them fills the disk with what it sorts.
    for (let first = (from?.[of] ?? 0) + 1; first <= to[of]; first += PORTION)
      await client.query(sql, [first, Math.min(first + PORTION - 1, to[of])]);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

const PORTION = 100_000;

/** Identifiers by number, so that one statement finds what another made. */
const memberOf = (n: string) => `overlay(overlay(md5('growth' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;
const designOf = (n: string) => `(1000000000 + ${n})`;
const orderOf = (n: string) => `(2000000000 + ${n})`;
/** When number n came, over three years. */
const timeOf = (n: string) => `(now() - interval '1 hour' - (${n} % 1000) * interval '1 day')`;
const numbers = 'generate_series($1::int, $2::int) n';

const growth: readonly { of: keyof Size; sql: string }[] = [
  {
    of: 'members',
    sql: `insert into member.members (id, email, name, nickname, phone, created_at)
      select ${memberOf('n')}, 'growth' || n || '@seam.example', '김' || chr(44032 + n % 11172) || '이', '자람' || n,
        '010' || lpad(n::text, 8, '0'), ${timeOf('n')} from ${numbers}`,
  },
  {
    of: 'members',
    sql: `insert into member.consents (user_id, type, is_given, given_at)
      select ${memberOf('n')}, type, true, ${timeOf('n')} from ${numbers} cross join unnest(array['TERMS', 'PERSONAL_INFORMATION']) type`,
  },
  {
    of: 'members',
    sql: `insert into sales.point_entries (user_id, type, amount, reason, expires_at, created_at)
      select ${memberOf('n')}, 'EARNED', 1000, 'SIGN_UP', now() + (200 + n % 100) * interval '1 day', now() - n % 60 * interval '1 day' from ${numbers}`,
  },
  {
    of: 'members',
    sql: `insert into identity.sign_ins (id, grant_id, user_id, browser, system, signed_in_at, last_seen_at, expires_at)
      select 'growth' || n, 'growth' || n, ${memberOf('n')}, 'Chrome', 'Android', now(), now(), now() + interval '10 days' from ${numbers}`,
  },
  {
    of: 'members',
    sql: `insert into identity.oidc_payloads (kind, id, grant_id, account_id, payload, expires_at)
      select 'RefreshToken', 'growth' || n, 'growth' || n, ${memberOf('n')}::text, '{}', now() + interval '10 days' from ${numbers}`,
  },
  {
    of: 'members',
    sql: `insert into identity.security_events (user_id, type, created_at)
      select ${memberOf('n')}, 'SIGN_IN', now() - n % 90 * interval '1 day' from ${numbers}`,
  },
  {
    of: 'members',
    sql: `insert into member.notifications (user_id, event, "values", link, created_at, due_at, delivered_at, read_at)
      select ${memberOf('n')}, 'coupon', '{}', '/mypage/coupons', at, at, at, case when n % 3 = 0 then at end
      from ${numbers} cross join lateral (select now() - n % 80 * interval '1 day' as at) made`,
  },
  {
    of: 'members',
    sql: `insert into member.messages (user_id, channel, recipient, event, locale, sealed_values, state, created_at, finished_at)
      select ${memberOf('n')}, 'MAIL', 'growth' || n || '@seam.example', 'coupon', 'ko', '', 'SENT', at, at
      from ${numbers} cross join lateral (select now() - n % 25 * interval '1 day' as at) made`,
  },
  {
    of: 'members',
    sql: `insert into sales.carts (id, user_id, last_visited_at) select md5('cart' || n)::uuid, ${memberOf('n')}, now() - n % 25 * interval '1 day'
      from ${numbers} where n % 4 = 0`,
  },
  {
    of: 'designs',
    sql: `insert into product.product_customs (id, product_id, option_id, user_id, name, created_at) overriding system value
      select ${designOf('n')}, model.product_id, model.option_id, ${memberOf('(1 + n / 2)')}, '디자인 ' || n, ${timeOf('n')}
      from ${numbers} cross join (select product_id, option_id from product.product_customs where type = 'USER' and id < 1000000 order by id limit 1) model`,
  },
  {
    of: 'designs',
    sql: `insert into product.product_custom_mockups (id, product_custom_id, mockup_group_id, mockup_id, src, print_area) overriding system value
      select ${designOf('n')}, ${designOf('n')}, mockup_group_id, mockup_id, src, print_area
      from ${numbers} cross join (select * from product.product_custom_mockups where id < 1000000 order by id limit 1) model`,
  },
  {
    of: 'designs',
    sql: `insert into product.product_custom_layers (product_custom_id, custom_mockup_id, graphic_id, x_coordinate, y_coordinate, width, height, z_index)
      select ${designOf('n')}, ${designOf('n')}, 1 + (n + layer) % 100, 40, 40, 100, 100, layer from ${numbers} cross join generate_series(0, 1) layer`,
  },
  {
    of: 'designs',
    sql: `insert into product.product_custom_versions (product_custom_id, revision, content_hash, scene)
      select ${designOf('n')}, 1, md5(n::text) || md5(n::text), scene
      from ${numbers} cross join (select scene from product.product_custom_versions where product_custom_id < 1000000 order by id limit 1) model where n % 4 = 0`,
  },
  {
    of: 'orders',
    sql: `insert into sales.orders (id, order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code,
        address, payment_method, product_amount, delivery_amount, payment_amount, ordered_at, payment_date, made_units, courier, tracking_number,
        shipped_at, delivered_at, confirmed_at) overriding system value
      select ${orderOf('n')}, 'GROW' || n, ${memberOf('n')}, 'PURCHASE_CONFIRMED', '김이음', '01012345678', 'growth@seam.example', '김이음', '01012345678', '04524',
        '서울 중구 세종대로 110', 'CARD', 20000, 3000, 23000, at, at, 1, 'CJ', (640000000000 + n)::text, at + interval '2 days', at + interval '3 days',
        at + interval '10 days' from ${numbers} cross join lateral (select ${timeOf('n')} - interval '11 days' as at) made`,
  },
  {
    of: 'orders',
    sql: `insert into sales.order_products (order_id, product_id, option_id, brand_id, quantity, product_name, option_name, brand_name, image_src,
        origin_price, unit_price, amount, snapshot)
      select ${orderOf('n')}, product_id, id, brand_id, 1, name, name, name, '/cdn/none.svg', 20000, 20000, 20000, '{}'
      from ${numbers} cross join (select o.id, o.product_id, o.name, p.brand_id from product.product_options o join product.products p on p.id = o.product_id
        order by o.id limit 1) model`,
  },
  {
    of: 'orders',
    sql: `insert into sales.order_status_changes (order_id, from_status, to_status, actor, changed_at)
      select ${orderOf('n')}, null, 'PAYMENT_COMPLETE', 'PAYMENT', ${timeOf('n')} from ${numbers} cross join generate_series(1, 4)`,
  },
  {
    of: 'orders',
    sql: `insert into sales.payments (payment_id, order_id, method, amount, status, created_at, paid_at, synced_at)
      select 'GROWTH' || lpad(n::text, 18, '0'), ${orderOf('n')}, 'CARD', 23000, 'PAID', at, at, at + interval '400 days'
      from ${numbers} cross join lateral (select ${timeOf('n')} - interval '11 days' as at) made`,
  },
  {
    of: 'orders',
    sql: `insert into sales.payment_webhooks (webhook_id, type, payment_id, body, received_at, processed_at)
      select 'growth' || n, 'Transaction.Paid', 'GROWTH' || lpad(n::text, 18, '0'), '{}', ${timeOf('n')}, now() from ${numbers}`,
  },
  {
    of: 'orders',
    sql: `insert into sales.idempotency_keys (actor, key, route, request_hash, status, response, created_at, completed_at)
      select ${memberOf('n')}::text, 'growth-' || n, 'POST /api/orders', '', 201, '{}', now() - n % 1000 * interval '1 minute', now() from ${numbers}`,
  },
  {
    of: 'orders',
    sql: `insert into management.audit_entries (user_id, table_name, action, row_before, row_after, created_at)
      select ${memberOf('1')}, 'sales.orders', 'UPDATE', jsonb_build_object('id', ${orderOf('n')}), jsonb_build_object('id', ${orderOf('n')}),
        now() - (10000000 - n) * interval '1 second' from ${numbers}`,
  },
];

/** Numbers of the 40 designs and orders of one member, beyond all others. */
const [FIRST_OWN, LAST_OWN] = [9_000_001, 9_000_040];
export const OWN_DESIGN = 1_000_000_000 + FIRST_OWN;

/** Adds 40 designs and 40 orders of one member. */
export async function addOwn(client: pg.Client, member: string): Promise<void> {
  await client.query('set session_replication_role = replica');
  const whose = `'${member}'::uuid`;
  for (const { sql, of } of growth) {
    if (of !== 'members')
      await client.query(sql.replaceAll(memberOf('(1 + n / 2)'), whose).replaceAll(memberOf('n'), whose), [FIRST_OWN, LAST_OWN]);
  }
  await client.query('set session_replication_role = origin');
}

/** Adds rows past their time, the same number at each size, for the purges to find. */
export async function addDue(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  for (const sql of due) await client.query(sql, [DUE]);
  await client.query('set session_replication_role = origin');
}

const some = 'generate_series(1, $1::int) n';
const long = "now() - interval '20 years'";
const due = [
  `insert into sales.carts (guest_hash, last_visited_at) select md5(random()::text), ${long} from ${some}`,
  `insert into sales.checkouts (user_id, expires_at) select ${memberOf('n')}, ${long} from ${some}`,
  `insert into sales.idempotency_keys (actor, key, route, request_hash, created_at) select 'due', md5(random()::text), 'POST /api/orders', '', ${long} from ${some}`,
  `insert into identity.oidc_payloads (kind, id, payload, expires_at) select 'RefreshToken', md5(random()::text), '{}', ${long} from ${some}`,
  `insert into identity.security_events (type, created_at) select 'SIGN_IN', ${long} from ${some}`,
  `insert into member.messages (channel, recipient, event, locale, sealed_values, state, created_at, finished_at)
    select 'MAIL', 'due@seam.example', 'coupon', 'ko', '', 'SENT', ${long}, ${long} from ${some}`,
  `insert into member.notifications (user_id, event, "values", link, created_at, due_at, delivered_at)
    select ${memberOf('n')}, 'coupon', '{}', '/', ${long}, ${long}, ${long} from ${some}`,
  `insert into management.search_hits (day, term, count) select date '2000-01-01', md5(random()::text), 1 from ${some}`,
];
