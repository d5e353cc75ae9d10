import { beforeAll, expect, test } from 'vitest';
import { productOwnFields } from '#rules/catalogue/product/product-fields.ts';
import { productColumns } from '#rules/catalogue/product/product-sheet.ts';
import { findNewAddress } from '#server/nouns/moving/old-addresses.ts';
import { spreadsheetCsv } from '#server/sheets/spreadsheet-csv.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

const head = Object.values(productColumns);
let shop: CommerceShop;
let staff: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const catalogue = await addCatalogue(shop.database.service);
  await addProduct(shop.database.service, catalogue, { code: 'old', price: 20_000 });
  await shop.database.service
    .insertInto('product.categories')
    .values({ name: JSON.stringify({ ko: '상의', en: 'Tops' }), path_name: 'tops' })
    .execute();
});

const send = (path: string, rows: string[][]) =>
  staff.call({
    method: 'POST',
    url: `/api/admin/products/sheet${path}`,
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from(spreadsheetCsv([head, ...rows])),
  });
const rowOf = (index: number, about: Partial<Record<keyof typeof productColumns, string>> = {}) => {
  const usual = {
    ...{ brand: '이음', code: `tee-${index}`, name_ko: `셔츠 ${index}`, name_en: `Shirt ${index}`, name_cn: '', category: '상의' },
    ...{ origin_price: '25,000', price: '20000', state: '판매 중지', stock: 'S=3 | M=4' },
    ...about,
  };
  return (Object.keys(productColumns) as (keyof typeof productColumns)[]).map((column) => usual[column] ?? '');
};
const counts = async () => {
  const { rows } = await shop.database.servicePool.query(
    'select (select count(*)::int from product.products) as products, (select coalesce(sum(stock_count), 0)::int from product.product_options) as stock, (select count(*)::int from management.audit_entries) as logged',
  );
  return rows[0];
};

const bad: [number, Partial<Record<keyof typeof productColumns, string>>, string, string][] = [
  [13, { brand: '없는 브랜드' }, 'brand', 'BRAND_UNKNOWN'],
  [77, { price: '만원' }, 'price', 'PRICE_WRONG'],
  [140, { position: '맨 앞' }, 'position', 'NUMBER_WRONG'],
  [211, { category: '양말' }, 'category', 'CATEGORY_UNKNOWN'],
  [302, { price: '30000' }, 'price', 'ABOVE_ORIGIN'],
  [303, { stock: 'S=셋' }, 'stock', 'STOCK_WRONG'],
  [499, { code: 'tee-498' }, 'code', 'CODE_TWICE'],
];

test('a dry run of 500 rows with 7 bad ones names the seven, and importing it changes nothing', async () => {
  const before = await counts();
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(index, bad.find(([at]) => at === index)?.[1]));
  const reading = (await send('/reading', rows)).json();
  expect(reading).toMatchObject({ rows: 500, added: 493, bad_rows: 7, problem_count: 7 });
  // The first row of the file contains the headings.
  expect(reading.problems).toEqual(
    bad.map(([index, about, column, fault]) => {
      const value = about[column as keyof typeof about];
      return { row: index + 2, column, fault, name: `셔츠 ${index}`, value, promotion_price: null };
    }),
  );
  const refused = await send('', rows);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'SHEET_HAS_ERRORS']);
  expect(await counts()).toEqual(before);
});

test('500 valid rows are imported with options; the same file again changes nothing, a changed price only its row', async () => {
  const before = await counts();
  const rows = Array.from({ length: 500 }, (_, index) => rowOf(index));
  expect((await send('', rows)).json()).toMatchObject({ added: 500, changed: 0, problems: [] });
  expect(await counts()).toMatchObject({ products: before.products + 500, stock: before.stock + 3_500 });
  expect((await send('/reading', rows)).json()).toMatchObject({ added: 0, changed: 0, unchanged: 500 });
  rows[7] = rowOf(7, { price: '19,000', position: '-5' });
  expect((await send('', rows)).json()).toMatchObject({ added: 0, changed: 1, unchanged: 499 });
  const changed = await shop.database.service
    .selectFrom('product.products')
    .select(['price', 'sale_rate', 'position'])
    .where('code', '=', 'tee-7')
    .executeTakeFirstOrThrow();
  expect(changed).toEqual({ price: 19_000, sale_rate: 24, position: -5 });
});

test('the log of a product file says how many products changed, were created and were stopped', async () => {
  const { entries } = (await staff.call({ url: '/api/admin/audit?table=product.sheets' })).json();
  expect(
    entries.map(({ changes }: { changes: { column: string; after: number }[] }) => changes.map(({ column, after }) => [column, after])),
  ).toEqual([
    [
      ['added', 0],
      ['changed', 1],
      ['stopped', 0],
    ],
    [
      ['added', 500],
      ['changed', 0],
      ['stopped', 0],
    ],
  ]);
});

test('a product file changes the stock of known sizes, names an unknown size, and is refused if stock changed since its reading', async () => {
  const stock = async () => {
    const { rows } = await shop.database.servicePool.query(
      "select o.size, o.stock_count from product.product_options o join product.products p on p.id = o.product_id where p.code = 'tee-9' order by o.position",
    );
    return rows.map(({ size, stock_count }) => [size, stock_count]);
  };
  const tee = (text: string) => [rowOf(9, { stock: text })];
  expect((await send('/reading', tee('S=3 | XXL=4'))).json().problems).toEqual([
    { row: 2, column: 'stock', fault: 'SIZE_UNKNOWN', name: '셔츠 9', value: 'S=3 | XXL=4', promotion_price: null },
  ]);
  const before = await counts();
  const look = (await send('/reading', tee('M=40'))).json();
  expect(look).toMatchObject({ changed: 1, problems: [] });
  expect((await send(`?stock_seen=${look.stock_seen}`, tee('M=40'))).json()).toMatchObject({ changed: 1 });
  expect(await stock()).toEqual([
    ['S', 3],
    ['M', 40],
  ]);
  expect((await counts()).logged).toBeGreaterThan(before.logged);
  const old = (await send('/reading', tee('M=50'))).json();
  await shop.database.servicePool.query("update product.product_options set stock_count = 39 where stock_count = 40 and size = 'M'");
  const late = await send(`?stock_seen=${old.stock_seen}`, tee('M=50'));
  expect([late.statusCode, late.json().code]).toEqual([409, 'STOCK_CHANGED']);
  expect(await stock()).toEqual([
    ['S', 3],
    ['M', 39],
  ]);
});

test('a product file reports how many products on sale would become free', async () => {
  const free = async (price: string) =>
    (await send('/reading', [rowOf(9, { origin_price: '25000', price, state: '', stock: '' })])).json().free;
  const set = (columns: string) => shop.database.servicePool.query(`update product.products set ${columns} where code = 'tee-9'`);
  expect(await free('0')).toBe(0);
  await set("state = 'ACT'");
  expect([await free('0'), await free('5000')]).toEqual([1, 0]);
  await set('price = 0, origin_price = 0');
  expect(await free('0')).toBe(0);
  await set("state = 'STOP', price = 20000, origin_price = 25000");
});

test('empty cells of a product file keep the old values, and a row that puts a product without product facts on sale is refused', async () => {
  const only = (about: Partial<Record<keyof typeof productColumns, string>>) =>
    rowOf(0, { code: 'old', name_ko: '', name_en: '', category: '', origin_price: '', price: '', state: '', stock: '', ...about });
  expect((await send('', [only({ price: '21000', state: '판매 중지' })])).json()).toMatchObject({ changed: 1 });
  const old = () =>
    shop.database.service
      .selectFrom('product.products')
      .select(['name', 'price', 'origin_price', 'state'])
      .where('code', '=', 'old')
      .executeTakeFirstOrThrow();
  expect(await old()).toEqual({ name: { ko: '상품 old', en: 'Product old' }, price: 21_000, origin_price: 21_000, state: 'STOP' });
  expect((await send('/reading', [only({ state: '판매 중' })])).json().problems).toEqual([
    { row: 2, column: 'fact_kind', fault: 'NEEDED_FOR_SALE', name: '상품 old', value: '', promotion_price: null },
  ]);
});

test('a new row with pictures, facts and texts goes on sale and is exported unchanged; values missing for a sale are named by cell', async () => {
  const { service } = shop.database;
  const picture = (name: string) => ({
    name,
    folder: '',
    src: '/cdn/original/x.jpg',
    width: 10,
    height: 10,
    bytes: 10,
    uploaded_by: staff.userId,
  });
  const [, front, back] = await service
    .insertInto('management.pictures')
    .values([picture('Front.jpg'), picture('front.JPG'), picture('back.jpg')])
    .returning('id')
    .execute();
  const goods = {
    ...{
      state: '판매 중',
      images: 'front.jpg | BACK.jpg',
      fact_kind: '의류',
      material: '면 100%',
      origin: '대한민국',
      care: '찬물 손세탁',
    },
    ...{ made_on: '2026년 10월', description: '매일 입는 셔츠', keywords: '데일리 무지', seo_title: '무지 셔츠', weight_g: '230' },
  };
  const { images: _none, care: _care, ...lacking } = goods;
  const problems = (await send('/reading', [rowOf(900, lacking)])).json().problems;
  expect(problems.map(({ column, fault }: { column: string; fault: string }) => [column, fault])).toEqual([
    ['images', 'NEEDED_FOR_SALE'],
    ['care', 'NEEDED_FOR_SALE'],
  ]);
  expect((await send('/reading', [rowOf(900, { ...goods, images: 'gone.jpg' })])).json().problems).toMatchObject([
    { column: 'images', fault: 'PICTURE_UNKNOWN' },
  ]);
  expect((await send('', [rowOf(900, goods)])).json()).toMatchObject({ added: 1, problems: [] });
  const made = await service
    .selectFrom('product.products as product')
    .innerJoin('product.product_facts as facts', 'facts.product_id', 'product.id')
    .innerJoin('product.product_images as image', 'image.product_id', 'product.id')
    .select(['product.state', 'image_src', 'image.src', 'facts.material', 'facts.maker', 'weight_g', 'seo_title', 'keywords'])
    .where('code', '=', 'tee-900')
    .execute();
  expect(made).toEqual([
    {
      ...{ state: 'ACT', image_src: `/cdn/library/${front?.id}-1x1`, src: `/cdn/library/${back?.id}`, weight_g: 230 },
      ...{
        material: { ko: '면 100%' },
        maker: { ko: '이음', en: 'Ieum' },
        seo_title: { ko: '무지 셔츠' },
        keywords: { ko: '데일리 무지' },
      },
    },
  ]);
  const { rows: found } = await shop.database.servicePool.query(
    "select told_words like '%데일리%' as is_found from product.product_search s join product.products p on p.id = s.product_id where p.code = 'tee-900'",
  );
  expect(found).toEqual([{ is_found: true }]);
  expect((await send('/reading', [rowOf(900, goods)])).json()).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const look = (await send('', [rowOf(900, { images: 'back.jpg', material: '면 50%', state: '' })])).json();
  expect(look.changes[0].columns.map(({ column }: { column: string }) => column)).toEqual(['images', 'material']);
});

test('a row’s former product number is stored, redirects its old address, and belongs to one product', async () => {
  const numbered = (at: number, former_number: string) => rowOf(at, { former_number });
  const twice = (await send('/reading', [numbered(910, '5512'), numbered(911, '5512')])).json();
  expect(twice.problems).toMatchObject([{ row: 3, column: 'former_number', fault: 'FORMER_NUMBER_TAKEN' }]);
  expect((await send('', [numbered(910, '5512')])).json()).toMatchObject({ added: 1, problems: [] });
  const { id } = await shop.database.service
    .selectFrom('product.products')
    .select('id')
    .where('code', '=', 'tee-910')
    .executeTakeFirstOrThrow();
  const find = (requested: string) => findNewAddress(shop.database.service, requested);
  expect(await find('/product/detail.html?product_no=5512')).toBe(`/product/${id}`);
  expect((await send('/reading', [numbered(910, '5512')])).json()).toMatchObject({ unchanged: 1 });
  expect((await send('', [numbered(910, '5513')])).json()).toMatchObject({ changed: 1 });
  expect([await find('/surl/P/5512'), await find('/surl/P/5513')]).toEqual([null, `/product/${id}`]);
  expect((await send('/reading', [numbered(912, '5513')])).json().problems).toMatchObject([{ fault: 'FORMER_NUMBER_TAKEN' }]);
});

test('the weight in a product file has the range of its form field', async () => {
  const set = (weight: number) => shop.database.servicePool.query('update product.products set weight_g = $1', [weight]);
  const { min, max } = productOwnFields.weight_g;
  for (const beyond of [min - 1, max + 1]) await expect(set(beyond)).rejects.toThrow('products_weight');
});

test('a dry run of a product file names each change with old and new value, running promotions and broken letters', async () => {
  const { service } = shop.database;
  await service
    .updateTable('product.products')
    .set({ name: JSON.stringify({ ko: '셔츠 21', en: 'Shirt 21', cn: '衬衫' }), promotion_price: 15_000 })
    .where('code', '=', 'tee-21')
    .execute();
  const lost = { row: 2, column: 'name_cn', name: '셔츠 21', value: '??', kept: '衬衫' };
  const same = (await send('/reading', [rowOf(21, { name_cn: '??' })])).json();
  expect(same).toMatchObject({ changed: 0, unchanged: 1, changes: [], lost: [lost], lost_count: 1 });
  const look = (await send('/reading', [rowOf(21, { name_cn: '??', price: '18000', stock: 'S=3 | M=9' })])).json();
  const columns = [
    { column: 'price', before: '20000', after: '18000' },
    { column: 'stock', before: 'M=4', after: 'M=9' },
  ];
  expect(look.changes).toEqual([{ row: 2, name: '셔츠 21', columns, promotion_price: 15_000 }]);
  const below = (await send('/reading', [rowOf(21, { price: '14000' })])).json();
  expect(below.problems).toEqual([
    { row: 2, column: 'price', fault: 'BELOW_PROMOTION', name: '셔츠 21', value: '14000', promotion_price: 15_000 },
  ]);
  const many = (
    await send(
      '/reading',
      Array.from({ length: 60 }, (_, at) => rowOf(at + 30, { price: '19500' })),
    )
  ).json();
  expect([many.changed, many.changes.length]).toEqual([60, 50]);
  expect((await send('', [rowOf(21, { name_cn: '??', price: '18000' })])).json()).toMatchObject({ changed: 1 });
  const { name } = await service.selectFrom('product.products').select('name').where('code', '=', 'tee-21').executeTakeFirstOrThrow();
  expect(name).toMatchObject({ cn: '衬衫' });
});

test('an exported product file is imported unchanged, as CSV and as xlsx', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = await staff.call({ url: `/api/admin/products/sheet?format=${format}` });
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining(`.${format}"`)]);
    const reading = await staff.call({
      method: 'POST',
      url: '/api/admin/products/sheet/reading',
      headers: { 'content-type': 'application/octet-stream' },
      body: file.rawPayload,
    });
    expect(reading.json()).toMatchObject({ added: 0, changed: 0, problems: [] });
  }
});

test('unusual names, categories of equal name and a promotion at full price: an unedited file changes nothing, an edited name only the name', async () => {
  const { service } = shop.database;
  const twin = await service
    .insertInto('product.categories')
    .values({ name: JSON.stringify({ ko: '상의', en: 'Tops' }), path_name: 'more-tops' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = await service.selectFrom('product.categories').select('id').where('path_name', '=', 'tops').executeTakeFirstOrThrow();
  const odd = ['=1+1 머그', '@handle', '-5', "'quoted", "'=both", '+82 컵', 'a;b', 'say "hi"', ' 사이 ', '＝SUM(1)', '_x000D_', '5.0'];
  const products = await service.selectFrom('product.products').select('id').where('code', 'like', 'tee-1%').orderBy('id').execute();
  for (const [index, name] of odd.entries())
    await service
      .updateTable('product.products')
      .set({ name: JSON.stringify({ ko: name, en: name }), category_id: index % 2 === 0 ? twin.id : first.id })
      .set((set) => ({ promotion_price: set.ref('price'), is_sale: true }))
      .where('id', '=', products[index]?.id ?? 0)
      .execute();
  const shown = async () =>
    service
      .selectFrom('product.products')
      .select(['id', 'name', 'category_id', 'price', 'promotion_price', 'is_sale', 'sale_price', 'sale_rate'])
      .orderBy('id')
      .execute();
  const before = await shown();
  const post = (body: Buffer) =>
    staff.call({ method: 'POST', url: '/api/admin/products/sheet', headers: { 'content-type': 'application/octet-stream' }, body });
  for (const format of ['csv', 'xlsx']) {
    const file = await staff.call({ url: `/api/admin/products/sheet?format=${format}` });
    expect((await post(file.rawPayload)).json()).toMatchObject({ added: 0, changed: 0, problems: [] });
    expect(await shown()).toEqual(before);
  }
  const { body } = await staff.call({ url: '/api/admin/products/sheet?format=csv' });
  expect((await post(Buffer.from(body.replace("'@handle", '손잡이')))).json()).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual(
    before.map((row) => (row.id === products[1]?.id ? { ...row, name: { ko: '손잡이', en: '@handle' } } : row)),
  );
});

test('a product file without headings, or that is no table, is refused with a sentence', async () => {
  const post = (body: Buffer) =>
    staff.call({ method: 'POST', url: '/api/admin/products/sheet/reading', headers: { 'content-type': 'application/octet-stream' }, body });
  expect((await post(Buffer.from('a,b\n1,2\n'))).json()).toMatchObject({ code: 'SHEET_UNREADABLE' });
  expect((await post(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).json()).toMatchObject({ code: 'WAYBILL_FILE_OLD' });
});
