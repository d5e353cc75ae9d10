import { beforeAll, describe, expect, it } from 'vitest';
import { selectBestGraphics, selectGraphics, selectProductCustoms } from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { onServer } from '#test/database.ts';
import { askers, type DataShop, dataShop } from '../data-shop.ts';
import { indexes, planOf, scanned } from './plan-of.ts';

/** Every sort order the shop offers reads an index and stops after its page, even with a generic plan. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
  await shop.engine.prepare('public');
  await shop.engine.prepare('user');
  await onServer(
    shop.database.url,
    `
    set session_replication_role = replica;
    insert into product.products (id, brand_id, shipping_policy_id, code, name, type, price, origin_price, promotion_price, like_count, sales_count, position, created_at)
      overriding system value
      select 100000 + n, 1001 + n % 2, 1001, 'P' || n, '{"ko": "상품", "en": "Product"}', case when n % 40 = 0 then 'CUSTOM' else 'GENERAL' end,
        1000 + n * 7919 % 90000, 90000, case when n % 3 = 0 then 1000 + n * 104729 % 90000 end, n * 31 % 5000, n * 37 % 7000, n, now() - n * interval '1 hour'
      from generate_series(1, 20000) n;
    insert into product.product_facets (product_id, tags, price) select id, array['brand:' || brand_id], selling_price from product.products where id > 100000;
    insert into product.product_lists select 'brand:' || brand_id, id, is_sold_out, position, is_new, created_at, like_count, sales_count, selling_price
      from product.products where id > 100000;
    insert into product.graphics (id, artist_id, name, src, width, height, extension, position, price, origin_price, is_best, like_count) overriding system value
      select 100000 + n, 1001 + n % 2, '{"ko": "그림", "en": "Work"}', '', 10, 10, 'svg', n, 1000, 1000, n % 500 = 0, n * 31 % 5000 from generate_series(1, 20000) n;
    insert into product.product_customs (id, product_id, option_id, user_id, type, created_at) overriding system value
      select 100000 + n, 1001, 1001, md5((n % 500)::text)::uuid, case when n % 100 = 0 then 'SHOP' else 'USER' end, now() - n * interval '1 minute'
      from generate_series(1, 20000) n;
    insert into sales.orders (id, order_number, user_id, status, orderer_name, orderer_phone, orderer_email, recipient, recipient_phone, zip_code, address,
        payment_method, product_amount, delivery_amount, payment_amount, ordered_at) overriding system value
      select 100000 + n, 'T-' || n, case when n % 500 = 0 then '${askers.member.userId}'::uuid else md5((n % 500)::text)::uuid end, 'PURCHASE_CONFIRMED',
        '', '', '', '', '', '', '', 'CARD', 1000, 0, 1000, now() - n * interval '1 minute' from generate_series(1, 20000) n;
    insert into product.reviews (id, order_product_id, product_id, user_id, score, content, like_count, created_at) overriding system value
      select 100000 + n, 100000 + n, 100001 + n % 400, md5((n % 500)::text)::uuid, 1 + n % 5, '', n * 31 % 900, now() - n * interval '1 minute'
      from generate_series(1, 20000) n`,
  );
  await onServer(shop.database.url, 'vacuum analyze');
});

const operation = (text: string) => text as Operation<unknown, Record<string, unknown>>;

const products =
  operation(`query products($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
  product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { id name price }
}`);
const shown = { deleted_at: { _is_null: true }, state: { _eq: 'ACT' } };

const list =
  operation(`query listed($where: product_product_lists_bool_exp!, $order_by: [product_product_lists_order_by!]!, $limit: Int!, $offset: Int!) {
  product_product_lists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { product { id name price } }
}`);

const soldOutLast = { is_sold_out: 'asc' } as const;
const sorts = [
  ['recommendation', [soldOutLast, { position: 'asc' }, { id: 'asc' }], 'products_listed'],
  ['newest', [soldOutLast, { is_new: 'desc' }, { created_at: 'desc' }, { id: 'desc' }], 'products_newest'],
  ['popularity', [soldOutLast, { like_count: 'desc' }, { id: 'desc' }], 'products_popular'],
  ['sales', [soldOutLast, { sales_count: 'desc' }, { id: 'desc' }], 'products_sold'],
  ['low price, promotions included', [soldOutLast, { selling_price: 'asc' }, { id: 'asc' }], 'products_cheapest'],
  ['high price, promotions included', [soldOutLast, { selling_price: 'desc' }, { id: 'desc' }], 'products_dearest'],
] as const;

describe.each(['visitor', 'member'] as const)('products are sorted by index, as %s', (asker) => {
  it.each(sorts)('sorted by %s', async (_sort, order_by, index) => {
    for (const offset of [0, 200]) {
      const plan = await planOf(shop, asker, products, { where: shown, order_by, limit: 20, offset });
      expect(indexes(plan)).toEqual([index]);
      expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
    }
  });

  it.each(sorts)('products of a list sorted by %s', async (_sort, order, index) => {
    const order_by = order.map((key) => ('id' in key ? { product_id: key.id } : key));
    for (const offset of [0, 200]) {
      const plan = await planOf(shop, asker, list, { where: { list: { _eq: 'brand:1001' } }, order_by, limit: 20, offset });
      expect(indexes(plan)).toEqual([index.replace('products', 'product_lists'), 'products_pkey']);
      expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
    }
  });

  it('customizable garments are sorted by index with the type in a variable', async () => {
    const plan = await planOf(shop, asker, products, {
      where: { ...shown, type: { _eq: 'CUSTOM' } },
      order_by: [{ position: 'asc' }, { id: 'asc' }],
      limit: 20,
      offset: 0,
    });
    expect(indexes(plan)).toEqual(['products_custom']);
  });
});

const lists: readonly (readonly [about: string, text: string, variables: Record<string, unknown>, index: string])[] = [
  [
    'graphics by popularity',
    '{ product_graphics(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ like_count: desc }, { id: asc }], limit: 20) { id } }',
    {},
    'graphics_popular',
  ],
  [
    'graphics by newest',
    '{ product_graphics(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ created_at: desc }, { id: desc }], limit: 20) { id } }',
    {},
    'graphics_newest',
  ],
  [
    'orders by newest',
    'query ($user: uuid!, $limit: Int!, $offset: Int!) { sales_orders(where: { user_id: { _eq: $user } }, order_by: [{ ordered_at: desc }, { id: desc }], limit: $limit, offset: $offset) { id } }',
    { user: askers.member.userId, limit: 10, offset: 20 },
    'orders_user',
  ],
  ...(['asc', 'desc'] as const).map(
    (direction) =>
      [
        `reviews of a product by score, ${direction}`,
        `query ($id: bigint!) { product_reviews(where: { product_id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ score: ${direction} }, { created_at: ${direction} }], limit: 10) { id } }`,
        { id: 100005 },
        'reviews_product_score',
      ] as const,
  ),
  [
    'reviews of a product by likes',
    'query ($id: bigint!) { product_reviews(where: { product_id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ like_count: desc }, { created_at: desc }], limit: 4) { id } }',
    { id: 100005 },
    'reviews_product_liked',
  ],
  ...(
    [
      ['likes', '{ like_count: desc }, { id: desc }', 'reviews_liked'],
      ['high score', '{ score: desc }, { created_at: desc }, { id: desc }', 'reviews_best'],
      ['low score', '{ score: asc }, { created_at: desc }, { id: desc }', 'reviews_worst'],
      ['likes, photos first', '{ has_photos: desc }, { like_count: desc }, { id: desc }', 'reviews_photos_liked'],
      ['high score, photos first', '{ has_photos: desc }, { score: desc }, { created_at: desc }, { id: desc }', 'reviews_photos_best'],
      ['low score, photos first', '{ has_photos: desc }, { score: asc }, { created_at: desc }, { id: desc }', 'reviews_photos_worst'],
    ] as const
  ).map(
    ([sort, order, index]) =>
      [
        `reviews by ${sort}`,
        `{ product_reviews(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [${order}], limit: 10) { id } }`,
        {},
        index,
      ] as const,
  ),
  [
    'reviews by newest',
    '{ product_reviews(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ created_at: desc }, { id: desc }], limit: 10) { id } }',
    {},
    'reviews_newest',
  ],
];

it.each(lists)('a sorted list is read by index: %s', async (about, text, variables, index) => {
  const asker = about.startsWith('reviews') || about.startsWith('graphics') ? 'visitor' : 'member';
  const plan = await planOf(shop, asker, operation(text), variables);
  expect(indexes(plan)).toEqual([index]);
  expect(plan.map((node) => node['Node Type'])).not.toContain('Sort');
});

describe('the calls of the specification', () => {
  it.each(['visitor', 'member'] as const)('best graphics, of all artists and of one, are read by index, as %s', async (asker) => {
    expect(indexes(await planOf(shop, asker, selectBestGraphics, {}))).toContain('graphics_best');
    expect(indexes(await planOf(shop, asker, selectBestGraphics, { artist_id: 1001 }))).toContain('graphics_artist_best');
  });

  it.each([0, 40, 4000])('the page of graphics at offset %i is read by index', async (offset) => {
    const plan = await planOf(shop, 'visitor', selectGraphics, { offset });
    expect(indexes(plan)).toContain('graphics_shown');
  });

  it('designs of type SHOP are read by index with the type in a variable', async () => {
    const plan = await planOf(shop, 'visitor', selectProductCustoms, { type: 'SHOP' });
    expect(indexes(plan)).toContain('product_customs_newest');
    expect(scanned(plan)).not.toContain('product_customs');
  });
});
