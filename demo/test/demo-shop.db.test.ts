import { expect, test } from 'vitest';
import { autoConfirmCutoff } from '#rules/member/retention.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { orderStateList } from '#rules/order/order-state.ts';
import { testDatabase } from '#test/database.ts';
import { demoNow, fillDemoRows } from '#test/demo-rows.ts';

const database = await testDatabase();
await fillDemoRows(database);

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return (await database.servicePool.query<Row>(sql)).rows;
}

test('at least eight artists with twelve graphics each, named in Korean and English', async () => {
  const artists = await rows<{ graphics: number }>('select count(*)::int as graphics from product.graphics group by artist_id');
  expect(artists.length).toBeGreaterThanOrEqual(8);
  expect(Math.min(...artists.map((artist) => artist.graphics))).toBeGreaterThanOrEqual(12);
});

test('thirty products of three brands; the customizable ones have two sides and four colours', async () => {
  const products = await rows<{ brand_id: number; is_custom: boolean; sides: number; colors: number; mockups: number; expected: number }>(`
    select brand_id, is_custom, (select count(*) from product.mockup_groups g where g.product_id = p.id)::int as sides,
      (select count(*) from product.colors c where c.product_id = p.id)::int as colors, (select count(*) from product.mockups m where m.product_id = p.id)::int as mockups,
      (select count(*) from product.frames f where f.product_id = p.id)::int as expected
    from product.products p`);
  expect(products.length).toBeGreaterThanOrEqual(30);
  expect(new Set(products.map((product) => product.brand_id)).size).toBeGreaterThanOrEqual(3);
  const customizable = products.filter((product) => product.is_custom);
  expect(customizable.length).toBeGreaterThanOrEqual(6);
  for (const product of customizable) {
    expect(product.sides).toBe(2);
    expect(product.colors).toBeGreaterThanOrEqual(4);
    expect(product.mockups).toBe(product.expected * product.colors * product.sides);
  }
});

test('orders stand in every state, and their sums are those of the order table', async () => {
  const states = await rows<{ status: string }>('select distinct status from sales.orders');
  expect(states.map((row) => row.status).sort()).toEqual([...orderStateList].sort());
});

test('the shopper has a delivered order that the hourly job leaves alone for two days more', async () => {
  const [{ delivered_at } = { delivered_at: new Date(0) }] = await rows<{ delivered_at: Date }>(
    "select delivered_at from sales.orders where status = 'DELIVERY_COMPLETED' and orderer_email = 'shopper@seam.example'",
  );
  expect(delivered_at.getTime()).toBeGreaterThan(autoConfirmCutoff(demoNow).getTime() + 2 * 86_400_000);
});

test('the home page has every block type and subtype of the specification', async () => {
  const blocks = await rows<{ block: string }>("select distinct trim(type || ' ' || sub_type) as block from management.main_pages");
  expect(blocks.map((row) => row.block).sort()).toEqual(
    [
      'BANNER',
      'BANNER GRAPHIC',
      'BANNER PRODUCT',
      'ITEM ARTIST',
      'ITEM PRODUCT',
      'ITEM PRODUCT_CUSTOM_TEMPLATE',
      'ITEM REVIEW',
      'LINE',
      'NAVIGATION',
      'TAG',
      'THUMBNAIL CUSTOM',
      'THUMBNAIL CUSTOM2',
      'THUMBNAIL PRODUCT',
    ].sort(),
  );
});

test('members of every role exist', async () => {
  const roles = await rows<{ role: string }>('select distinct role from member.member_roles order by role');
  expect(roles.map((row) => row.role)).toEqual(['admin', 'artist', 'brand', 'user']);
});

test('counts kept by triggers equal the rows they count', async () => {
  const wrong = await rows(`
    select id from product.graphics g where like_count <> (select count(*) from product.graphic_likes l where l.graphic_id = g.id and l.deleted_at is null)
      or product_count <> (select count(*) from product.graphic_products x where x.graphic_id = g.id)
    union all select id from product.products p where stock_count <> coalesce((select sum(stock_count) from product.product_options o where o.product_id = p.id), 0)
      or review_count <> (select count(*) from product.reviews r where r.product_id = p.id)`);
  expect(wrong).toEqual([]);
});

test('the price that lists are sorted by is the one that shoppers pay, with a promotion and without', async () => {
  await database.servicePool.query("update product.products set promotion_price = null where code = 'PO-01'");
  const products = await rows<{ price: number; promotion_price: number | null; selling_price: number }>(
    'select price, promotion_price, selling_price from product.products',
  );
  for (const product of products) expect(product.selling_price).toBe(sellingPrice(product));
  expect(products.some((product) => product.promotion_price === null)).toBe(true);
});
