import { expect, test } from 'vitest';
import { routeOf } from '#contract/routes.ts';
import { factFieldsOf } from '#rules/catalogue/product-facts.ts';
import { sizeTable } from '#rules/catalogue/size-table.ts';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import { autoConfirmCutoff } from '#rules/member/retention.ts';
import { discountPercent, sellingPrice } from '#rules/money/price.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { orderStateList, statesIn } from '#rules/order/order-state.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { translationLocales } from '#rules/shop/locale.ts';
import { readAudit } from '#server/nouns/audit/read-audit.ts';
import { demoDatabase } from '#test/rows/demo-database.ts';
import { demoNow } from '#test/rows/demo-rows.ts';
import { demoCustomizables } from '../content/customizable-products.ts';

const database = await demoDatabase();

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return (await database.servicePool.query<Row>(sql)).rows;
}

test('the demonstration has at least eight artists with twelve graphics each, named in Korean and English', async () => {
  const artists = await rows<{ graphics: number }>('select count(*)::int as graphics from product.graphics group by artist_id');
  expect(artists.length).toBeGreaterThanOrEqual(8);
  expect(Math.min(...artists.map((artist) => artist.graphics))).toBeGreaterThanOrEqual(12);
});

test('the demonstration has thirty products of three brands; customizable ones have two sides and four colours', async () => {
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

test('no design in the demonstration has a print that is cut off', async () => {
  type Placed = { name: string; area: { width_mm: number; height_mm: number } } & Record<
    'x' | 'y' | 'width' | 'height' | 'rotation',
    string
  >;
  const layers = await rows<Placed>(`
    select c.name, m.print_area as area, l.x_coordinate as x, l.y_coordinate as y, l.width, l.height, l.rotation
    from product.product_custom_layers l
    join product.product_custom_mockups m on m.id = l.custom_mockup_id
    join product.product_customs c on c.id = l.product_custom_id`);
  expect(layers.length).toBeGreaterThan(20);
  const cut = layers.filter(({ area, x, y, width, height, rotation }) => {
    const box = { x: Number(x), y: Number(y), width: Number(width), height: Number(height), rotation: Number(rotation) };
    return cutOffShare({ fx: 0, fy: 0, fw: 1, fh: 1, widthMm: area.width_mm, heightMm: area.height_mm }, box) > 0.001;
  });
  expect(cut.map(({ name }) => name)).toEqual([]);
});

test('the demonstration has orders in every state, with the sums of the order table', async () => {
  const states = await rows<{ status: string }>('select distinct status from sales.orders');
  expect(states.map((row) => row.status).sort()).toEqual([...orderStateList].sort());
});

test('most demonstration orders ship in time; one of the shopper is late and says so', async () => {
  const inside = await rows<{ is_late: boolean; is_shoppers: boolean }>(`
    select ship_by < '${koreanDay(demoNow)}' as is_late, orderer_email = 'shopper@seam.example' as is_shoppers
    from sales.orders where cancelled_at is null and status = any('{${statesIn('inside')}}')`);
  const late = inside.filter((order) => order.is_late);
  expect(late.length * 2).toBeLessThan(inside.length);
  expect(late.filter((order) => order.is_shoppers)).toHaveLength(1);
});

test('an ordered design has a frame and colour that the shop sells', async () => {
  const lines = await rows<{ order_number: string; sold: string; designed: string }>(`
    select o.order_number, concat(sold.product_id, '/', sold.frame_id, '/', sold.color_id) as sold,
      concat(designed.product_id, '/', designed.frame_id, '/', designed.color_id) as designed
    from sales.order_products line join sales.orders o on o.id = line.order_id
    join product.product_custom_versions version on version.id = line.custom_version_id
    join product.product_options sold on sold.id = line.option_id
    join product.product_options designed on designed.id = (version.scene ->> 'optionId')::int`);
  expect(lines.length).toBeGreaterThan(10);
  for (const { order_number, sold, designed } of lines) expect([order_number, sold]).toEqual([order_number, designed]);
});

test('the demonstration’s audit log names who moved which order and who answered what, in order of time', async () => {
  const { entries } = await readAudit(database.service, { limit: 100 });
  const about = (table: string) => entries.filter((entry) => entry.table === table);
  expect(about('sales.orders').length).toBeGreaterThan(20);
  for (const { row_name, changes } of about('sales.orders')) {
    expect(row_name).not.toBe('');
    expect(changes.some(({ column }) => column === 'step' || column === 'status')).toBe(true);
  }
  expect(about('member.inquiry_messages').length).toBeGreaterThan(3);
  for (const { staff } of entries) expect(staff.name).not.toBe('');
  const times = entries.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(times).size).toBeGreaterThan(20);
});

test('the shopper’s delivered order is not confirmed by the hourly job for two more days', async () => {
  const [{ delivered_at } = { delivered_at: new Date(0) }] = await rows<{ delivered_at: Date }>(
    "select delivered_at from sales.orders where status = 'DELIVERY_COMPLETED' and orderer_email = 'shopper@seam.example'",
  );
  expect(delivered_at.getTime()).toBeGreaterThan(autoConfirmCutoff(demoNow, firstShopRules.confirm_days).getTime() + 2 * 86_400_000);
});

test('the home page shows no product or graphic twice, and no two neighbouring blocks of one kind', async () => {
  const shown = await rows<{ what: string }>(`
    select type || refer_id as what from management.main_page_items where type in ('PRODUCT', 'GRAPHIC')
    union all (select 'GRAPHIC' || id from product.graphics where is_best and state = 'ACT' and deleted_at is null order by position, id limit 12)`);
  expect(shown.length).toBeGreaterThan(40);
  expect(duplicates(shown.map(({ what }) => what))).toEqual([]);
  const blocks = await rows<{ kind: string }>(
    "select trim(type || ' ' || sub_type) as kind from management.main_pages order by position, id",
  );
  expect(blocks.filter(({ kind }, index) => kind === blocks[index - 1]?.kind)).toEqual([]);
});

const duplicates = (all: readonly string[]) => all.filter((each, index) => all.indexOf(each) !== index);

test('the demonstration has a member of every role', async () => {
  const roles = await rows<{ role: string }>('select distinct role from member.member_roles order by role');
  expect(roles.map((row) => row.role)).toEqual(['admin', 'artist', 'brand', 'user']);
});

test('counters kept by triggers equal the counted rows', async () => {
  const wrong = await rows(`
    select id from product.graphics g where like_count <> (select count(*) from product.graphic_likes l where l.graphic_id = g.id and l.deleted_at is null)
      or product_count <> (select count(*) from product.graphic_products x where x.graphic_id = g.id)
    union all select id from product.products p where stock_count <> coalesce((select sum(stock_count) from product.product_options o where o.product_id = p.id), 0)
      or review_count <> (select count(*) from product.reviews r where r.product_id = p.id)`);
  expect(wrong).toEqual([]);
});

test.each([
  'position, id',
  'is_new desc, created_at desc, id desc',
  'like_count desc, id desc',
  'sales_count desc, id desc',
  'selling_price, id',
  'selling_price desc, id desc',
])('each product list has the products that belong to it, in the order of the products, by %s', async (order) => {
  const belonging = `with recursive within as (
      select id, id as top from product.categories union select c.id, w.top from within w join product.categories c on c.parent_id = w.id
    ), member as (
      select 'category:' || c.path_name as list, p.id from product.products p join within w on w.id = p.category_id join product.categories c on c.id = w.top
      union select 'brand:' || brand_id, id from product.products union select 'is:custom', id from product.products where is_custom
      union select 'plan:' || plan_id, product_id from product.plan_products
      union select 'artist:' || g.artist_id, s.product_id from product.graphic_products s join product.graphics g on g.id = s.graphic_id
        join product.artists a on a.id = g.artist_id
        where g.deleted_at is null and g.state = 'ACT' and a.deleted_at is null and a.state = 'ACT'
    )
    select list, array_agg(p.id order by is_sold_out, ${order.replaceAll(/\bid\b/g, 'p.id')}) as ids from member join product.products p using (id)
    where p.deleted_at is null and p.state = 'ACT' group by list order by list`;
  const listed = `select list, array_agg(product_id order by is_sold_out, ${order.replaceAll(/\bid\b/g, 'product_id')}) as ids
    from product.product_lists group by list order by list`;
  const lists = await rows<{ list: string }>(listed);
  expect(lists.length).toBeGreaterThan(20);
  expect(lists).toEqual(await rows(belonging));
});

test('the price that lists are sorted by is the price that shoppers pay, with a promotion and without', async () => {
  await database.servicePool.query("update product.products set promotion_price = null where code = 'PO-01'");
  const products = await rows<{ price: number; promotion_price: number | null; selling_price: number }>(
    'select price, promotion_price, selling_price from product.products',
  );
  for (const product of products) expect(product.selling_price).toBe(sellingPrice(product));
  expect(products.some((product) => product.promotion_price === null)).toBe(true);
});

test('likes and followers in the demonstration differ widely between things', async () => {
  const counts = await rows<{ kind: string; counts: number[] }>(`
    select 'graphic' as kind, array_agg(like_count) as counts from product.graphics union all select 'product', array_agg(like_count) from product.products
    union all select 'artist', array_agg(follower_count) from product.artists`);
  for (const { kind, counts: found } of counts) {
    expect(new Set(found).size, kind).toBeGreaterThan(Math.min(7, found.length / 2));
    expect(Math.max(...found) - Math.min(...found), kind).toBeGreaterThan(20);
  }
});

test('a review of a design shows the design that was bought, and no shop drawing as its photo', async () => {
  const pictures = await rows<{ src: string; image_src: string; has_photos: boolean }>(`
    select r.design_src as src, o.image_src, r.has_photos from product.reviews r join sales.order_products o on o.id = r.order_product_id
    where o.custom_version_id is not null`);
  expect(pictures.length).toBeGreaterThan(3);
  for (const { src, image_src, has_photos } of pictures) expect([src, has_photos]).toEqual([image_src.replace('-320.', '-800.'), false]);
  const [counted] = await rows<{ photos: number }>('select count(*)::int as photos from product.reviews where has_photos');
  expect(counted?.photos).toBeGreaterThan(3);
});

test('every demonstration product has the product facts of its kind; every garment has a size table for each fit and size', async () => {
  const products = await rows<{
    id: number;
    code: string;
    facts: Record<string, unknown> | null;
    category: string;
    sizes: string[];
    frames: number[];
  }>(`
    select p.id, p.code, to_jsonb(f) as facts, c.path_name as category,
      (select array_agg(distinct size) from product.product_options o where o.product_id = p.id) as sizes,
      coalesce((select array_agg(id::int) from product.frames r where r.product_id = p.id), '{}') as frames
    from product.products p left join product.product_facts f on f.product_id = p.id left join product.categories c on c.id = p.category_id`);
  const derived = ['item', 'color', 'size', 'contact'];
  for (const { id, code, facts, category, sizes, frames } of products) {
    const told = factFieldsOf(String(facts?.kind)).filter((field) => !derived.includes(field));
    expect([code, told.filter((field) => !facts?.[field])]).toEqual([code, []]);
    if (!['t-shirts', 'long-sleeves', 'sweatshirts', 'hoodies', 'bags', 'caps'].includes(category)) continue;
    const values = await rows<{ frame_id: number | null; size: string; measure: string; value_mm: number }>(
      `select frame_id, size, measure, value_mm from product.size_measures where product_id = ${id}`,
    );
    for (const frame of frames.length > 0 ? frames : [null]) {
      const table = sizeTable(values, frame, sizes);
      expect([code, table.rows.map((row) => row.size)]).toEqual([code, sizes]);
      expect(
        table.rows.every((row) => row.values.every((value) => value !== null)),
        code,
      ).toBe(true);
    }
  }
});

test('orders of ready goods only never went through production', async () => {
  const states = statesIn('production').map((state) => `'${state}'`);
  const produced = await rows<{ id: number }>(`
    select distinct o.id from sales.orders o join sales.order_status_changes c on c.order_id = o.id and c.to_status in (${states})
    where not exists (select from sales.order_products p where p.order_id = o.id and p.custom_version_id is not null)`);
  expect(produced).toEqual([]);
});

test('each event links to the goods it announces, and names their discount percent', async () => {
  const events = await rows<{ content: string; sub_title: { ko: string }; link_url: string }>(
    'select content, sub_title, link_url from management.banners',
  );
  for (const { link_url } of events) expect([link_url, link_url !== '' && routeOf(link_url) !== null]).toEqual([link_url, true]);
  const goods = await rows<{ code: string; price: number; promotion_price: number; origin_price: number; sale_rate: number }>(
    "select code, price, promotion_price, origin_price, sale_rate::float from product.products where code like 'CU-%' or code like 'PO-%'",
  );
  const most = (code: string) => Math.max(...goods.filter((product) => product.code.startsWith(code)).map(discountPercent));
  const home = events.find(({ sub_title }) => sub_title.ko.startsWith('쿠션과 포스터'));
  expect(home?.sub_title.ko).toContain(`최대 ${Math.max(most('CU-'), most('PO-'))}%`);
  expect(home?.content).toContain(`쿠션은 최대 ${most('CU-')}%, 포스터는 최대 ${most('PO-')}%`);
});

test('a notification about a coupon names a coupon that its member holds, with that member’s end date', async () => {
  const told = await rows(
    "select notification.user_id, notification.values -> 'name' as name, (notification.values ->> 'ends_at')::timestamptz as ends_at from member.notifications notification where event = 'coupon'",
  );
  const held = await rows(
    'select issued.user_id, coupon.name, issued.expires_at as ends_at from sales.issued_coupons issued join sales.coupons coupon on coupon.id = issued.coupon_id',
  );
  expect(told.length).toBeGreaterThan(0);
  for (const notification of told) expect(held).toContainEqual(notification);
});

test('the sign-up coupon is the one that the event promises, and cannot be taken any other way', async () => {
  const gifts = await rows<object>(
    'select discount_type, discount_value, min_order_amount, valid_days, is_public, number from sales.coupons where is_sign_up_gift',
  );
  expect(gifts).toEqual([
    { discount_type: 'AMOUNT', discount_value: 5000, min_order_amount: 30000, valid_days: 30, is_public: false, number: null },
  ]);
});

test('popups announce other things than the top pictures of the home page', async () => {
  const repeated = await rows(`select p.id from management.popup p join management.main_page_thumbnails t on t.thumbnail_url = p.url_path
    join management.main_pages m on m.id = t.main_page_id where m.type = 'BANNER'`);
  expect(repeated).toEqual([]);
});

test('the terms of the shop are in force since a fixed day, and include a privacy policy', async () => {
  const terms = await rows<{ type: string; day: string }>(
    "select type, to_char(revised_on, 'YYYY-MM-DD') as day from management.terms order by type",
  );
  expect(terms.find(({ type }) => type === 'PRIVACY-POLICY')?.day).toBe('2026-11-01');
  for (const { day } of terms) expect(day < '2026-11-02').toBe(true);
});

test('a customizable product is found by the graphic on its first picture', async () => {
  for (const { code, hero } of demoCustomizables) {
    const found = await rows(
      `select from product.graphic_products x join product.products p on p.id = x.product_id and p.code = '${code}'
       where x.graphic_id = (select g.id from product.graphics g
         where g.artist_id = (select id from product.artists order by id offset ${hero[0]} limit 1) order by g.id offset ${hero[1]} limit 1)`,
    );
    expect(found, code).toHaveLength(1);
  }
});

test('the history of an order and its receipt show the same time of payment', async () => {
  const paid = await rows<{ order_number: string; payment_date: Date; changed_at: Date }>(`
    select o.order_number, o.payment_date, c.changed_at from sales.orders o
    join sales.order_status_changes c on c.order_id = o.id and c.to_status = 'PAYMENT_COMPLETE' where o.payment_date is not null`);
  expect(paid.length).toBeGreaterThan(3);
  for (const { order_number, payment_date, changed_at } of paid) expect(changed_at, order_number).toEqual(payment_date);
});

test('a Chinese reader gets names, options, introductions and product facts in Chinese', async () => {
  const told = Object.entries({
    'product.products': ['name', 'description'],
    'product.brands': ['name', 'description'],
    'product.artists': ['name', 'description'],
    'product.graphics': ['name'],
    'product.product_options': ['name'],
    'product.colors': ['name'],
    'product.frames': ['name'],
    'product.product_facts': ['material', 'maker', 'origin', 'care', 'warranty'],
  });
  for (const [table, columns] of told)
    for (const column of columns) {
      const wrong = await rows(`
        select ${column} as text from ${table} where ${column} is not null and (coalesce(${column} ->> 'cn', '') = '' or ${column} ->> 'cn' ~ '[가-힣ㄱ-ㅣ]')`);
      expect([table, column, wrong]).toEqual([table, column, []]);
    }
});

test.each([
  ['a brand tells on its page', "management.home_templates where brand_id is not null and add_content <> ''"],
  ['is written about a product', "product.products where add_content <> ''"],
])('the demonstration’s %s is written in every language', async (_, where) => {
  const told = await rows<{ translations: Record<string, { add_content?: string }> }>(`select translations from ${where}`);
  expect(told.length).toBeGreaterThan(1);
  for (const { translations } of told)
    for (const locale of translationLocales) expect(translations[locale]?.add_content).toMatch(/^<p>[^가-힣]+$/);
});
