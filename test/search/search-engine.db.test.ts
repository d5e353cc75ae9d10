import { beforeAll, expect, test } from 'vitest';
import { facetsRead } from '#contract/shop-bridge.ts';
import type { Database } from '#db/open.ts';
import { noFilters, type ProductFilters } from '#rules/catalogue/product/product-filter.ts';
import { readConfig } from '#server/config.ts';
import { openSearch } from '#server/gateways/search/open.ts';
import type { FoundPage, SearchEngine, SearchedList } from '#server/gateways/search/port.ts';
import { mirrorSearch, recopySearch } from '#server/nouns/search/mirror-search-job.ts';
import { readSearch } from '#server/nouns/search/read-search.ts';
import { storeSearchWords } from '#server/nouns/search/store-words.ts';
import { openPageData } from '#server/web/bridge/page-data.ts';
import { moreProductsQuery } from '#storefront/nouns/product/list-operations.ts';
import { type ProductSort, productSorts } from '#storefront/nouns/product/sorts.ts';
import { findProducts, findThings } from '#storefront/screens/catalogue/search/find-things.ts';
import { orderOf, productParts } from '#storefront/screens/catalogue/search/ranking.ts';
import { testApp, testFolder } from '../open.ts';
import { demoDatabase } from '../rows/demo-database.ts';
import { hasGroonga, startGroonga } from './start-groonga.ts';

/** One contract for both that search: PostgreSQL, and Groonga behind the port where it is installed. */

type Query = Parameters<typeof findThings>[0];

let database: Database;
/** Of the engine's breaker, in ms. */
let moment = 0;
const clock = () => new Date('2026-11-20T03:00:00Z');

beforeAll(async () => {
  database = await demoDatabase();
});

/** A shop on the same rows, and what its engine was asked. */
async function shopWith(searchUrl: string) {
  const settings = { DATA_DIR: testFolder(), SERVICES: 'data', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' };
  const { app, shop } = await testApp({ config: readConfig({ ...settings, SEARCH_URL: searchUrl }), database, clock });
  await app.ready();
  const logged: string[] = [];
  const asked: { list: SearchedList; found: FoundPage | null }[] = [];
  const log = (_level: string, said: string) => void logged.push(said);
  const engine = openSearch(shop.config, { log, now: () => moment, longest: 60_000 });
  const watched: SearchEngine = {
    ...engine,
    find: async (list) => {
      const found = await engine.find(list);
      asked.push({ list, found });
      return found;
    },
  };
  // The app was built with this object of gateways.
  Object.assign(shop.gateways, { search: watched });
  return { shop, query: openPageData(app, shop) as Query, asked, logged };
}

const searches = ['딸기', '모자', '검정 티셔츠', '모꼴', '곰', 'black tee', '꽃', '반팔', '기모', '딸기 쿠션', 'ㄷㄱ', '바지', '帽子'];
const narrowed: ProductFilters = { ...noFilters, colour: ['black', 'white'], price: { from: 10_000, to: 50_000 }, flags: ['stock'] };

/** What a shop finds for a search: each list with its counts, a further page, the filtered list and the counts of its filters. */
async function foundBy(query: Query, q: string) {
  const { terms } = await readSearch(database.service, q, false);
  const finds = await findThings(query, terms, { sort: 'recommendation', filters: noFilters }, false);
  const sorted: object[] = [];
  for (const sort of Object.keys(productSorts) as ProductSort[])
    sorted.push(await findProducts(query, finds.looked, { sort, filters: sort === 'newest' ? noFilters : narrowed }));
  const [where = {}] = productParts(finds.looked, 'low-price');
  const more = await query(moreProductsQuery, { where, order_by: orderOf('low-price'), limit: 5, offset: 5 });
  const facets = await (query as unknown as (operation: unknown, variables: unknown) => Promise<unknown>)(facetsRead, {
    tags: [],
    search: where.search,
    filters: narrowed,
  });
  return { finds, sorted, more, facets };
}

test.skipIf(!hasGroonga)(
  'an engine filled from nothing finds, counts, orders, filters and pages as PostgreSQL does, and follows within a run of its job (left out where groonga is not installed)',
  async () => {
    const engine = await shopWith(await startGroonga());
    const plain = await shopWith('');
    await storeSearchWords(engine.shop);
    const compare = async () => {
      for (const q of searches) expect([q, await foundBy(engine.query, q)]).toEqual([q, await foundBy(plain.query, q)]);
    };
    // Before its job ends PostgreSQL answers, and nothing is missing.
    expect((await engine.shop.gateways.search.open()).isNew).toBe(true);
    await compare();
    expect(engine.asked.some(({ found }) => found !== null)).toBe(false);
    moment += 10_000;
    expect(await mirrorSearch(engine.shop)).toBeGreaterThan(100);
    // One search tries whether it is back, the others meanwhile do without it.
    await foundBy(engine.query, '딸기');
    engine.asked.length = 0;
    await compare();
    expect(engine.logged).toEqual(['the search engine is not filled yet: PostgreSQL searches', 'the search engine searches again']);
    expect(engine.asked.length).toBeGreaterThan(searches.length * 5);
    expect(engine.asked.filter(({ found }) => found === null)).toEqual([]);

    await changeRows(database);
    await mirrorSearch(engine.shop);
    await storeSearchWords(engine.shop);
    await mirrorSearch(engine.shop);
    expect((await database.servicePool.query('select id from product.search_news')).rows).toEqual([]);
    await compare();
    expect((await foundBy(engine.query, '뽀끄라미')).finds.products.map(({ name }) => name)).toEqual([{ ko: '뽀끄라미 담요' }]);

    // Likes are no news: the night takes them up, and what was removed behind the back of all triggers.
    await database.servicePool.query('update product.graphics set like_count = id % 7');
    await recopySearch(engine.shop);
    await compare();
    expect(engine.asked.filter(({ found }) => found === null)).toEqual([]);
  },
  120_000,
);

/** A change of each kind that a search must follow. */
async function changeRows({ servicePool }: Database): Promise<void> {
  for (const change of [
    `insert into product.products (brand_id, category_id, shipping_policy_id, code, name, price, origin_price, type)
      select brand_id, category_id, shipping_policy_id, 'NEW-1', '{"ko": "뽀끄라미 담요"}', 1000, 1000, 'GENERAL' from product.products order by id limit 1`,
    `update product.products set name = '{"ko": "검은 별 티셔츠"}' where id = (select min(id) from product.products)`,
    `update product.products set state = 'STOP' where id in (select id from product.products where is_custom order by id limit 2)`,
    `update product.products set origin_price = 12000, price = 12000, sale_price = null, promotion_price = null where id in (select id from product.products order by id desc limit 4)`,
    `update product.product_options set stock_count = 0 where product_id in (select id from product.products order by id offset 3 limit 3)`,
    `update product.graphics set deleted_at = '2026-11-20' where id in (select id from product.graphics order by like_count desc limit 5)`,
    `update product.artists set name = '{"ko": "딸기네", "en": "Strawberry"}' where id = (select min(id) from product.artists)`,
    `update product.artists set state = 'STOP' where id = (select max(id) from product.artists)`,
  ])
    await servicePool.query(change);
}

test('while the search engine is away, the shop’s search answers as without an engine', async () => {
  const [away, plain] = [await shopWith('http://127.0.0.1:9'), await shopWith('')];
  expect(await foundBy(away.query, '딸기')).toEqual(await foundBy(plain.query, '딸기'));
  expect([away.asked.length > 5, away.asked.every(({ found }) => found === null), away.logged]).toEqual([
    true,
    true,
    ['the search engine is away: PostgreSQL searches'],
  ]);
  await expect(mirrorSearch(away.shop)).rejects.toThrow();
  expect(await mirrorSearch(plain.shop)).toBe(0);
});
