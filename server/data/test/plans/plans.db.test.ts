import { beforeAll, expect, it } from 'vitest';
import {
  selectBestGraphics,
  selectGraphicLikes,
  selectGraphics,
  selectMainPages,
  selectProductCustoms,
  selectProductLikes,
} from '#contract/graphql/calls.generated.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import { linePattern, searchGrams, searchPieces } from '#rules/search/pieces.ts';
import { onServer } from '#test/database.ts';
import { askers, type DataShop, dataShop } from '../data-shop.ts';
import { indexes, planOf, scanned } from './plan-of.ts';

/** With large tables, lists and like lookups use their indexes under row-level security, at the first and the eighth run. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
  await shop.engine.prepare('public');
  await shop.engine.prepare('user');
  // Counter triggers have their own tests; here only the number of rows matters.
  await onServer(
    shop.database.url,
    `
    set session_replication_role = replica;
    insert into product.graphics (id, artist_id, name, src, width, height, extension, position, price, origin_price, is_best) overriding system value
      select 100000 + n, 1001 + n % 2, '{"ko": "그림", "en": "Work"}', '', 10, 10, 'svg', n, 1000, 1000, n % 50 = 0 from generate_series(1, 20000) n;
    insert into product.graphic_search (graphic_id, words)
      select 100000 + n, E'\\n' || (case when n % 1000 = 0 then '딸기' else '그림' end) || E'\\nwork' || n || E'\\n' from generate_series(1, 20000) n;
    insert into product.graphic_likes (user_id, graphic_id)
      select md5(member::text)::uuid, graphic from generate_series(1, 200) member, generate_series(1, 100) graphic;
    insert into product.product_likes (user_id, product_id)
      select md5(member::text)::uuid, product from generate_series(1, 200) member, generate_series(1, 20) product;
    insert into product.product_customs (id, product_id, option_id, user_id, type) overriding system value
      select 100000 + n, 1001, 1001, md5((n % 500)::text)::uuid, 'USER' from generate_series(1, 10000) n;
    analyze`,
  );
});

it.each(['visitor', 'member'] as const)('the page of graphics with artists and own likes is read by index, as %s', async (asker) => {
  const plan = await planOf(shop, asker, selectGraphics, { my_user_id: askers.member.userId });
  expect(indexes(plan)).toContain('graphics_shown');
  expect(indexes(plan).some((name) => name.startsWith('graphic_likes'))).toBe(true);
  expect(scanned(plan)).not.toContain('graphic_likes');
});

it.each(['visitor', 'member'] as const)("an artist's best graphics are read by index, as %s", async (asker) => {
  const plan = await planOf(shop, asker, selectBestGraphics, { artist_id: 1001 });
  expect(indexes(plan).some((name) => name.startsWith('graphics_'))).toBe(true);
  expect(scanned(plan)).not.toContain('graphics');
});

it("a member's likes, newest first, are read by index", async () => {
  const plan = await planOf(shop, 'member', selectGraphicLikes, { user_id: askers.member.userId });
  expect(indexes(plan).some((name) => name === 'graphic_likes_newest' || name === 'graphic_likes_pkey')).toBe(true);
  expect(scanned(plan)).not.toContain('graphic_likes');
  expect(scanned(plan)).not.toContain('graphics');
});

it("a member's liked products and designs are read by index", async () => {
  const liked = await planOf(shop, 'member', selectProductLikes, { user_id: askers.member.userId });
  expect(scanned(liked)).not.toContain('product_likes');
  const designs = await planOf(shop, 'member', selectProductCustoms, { user_id: askers.member.userId });
  expect(indexes(designs)).toContain('product_customs_mine');
  expect(scanned(designs)).not.toContain('product_customs');
});

it.each(['visitor', 'member'] as const)('reading the home page never scans all graphics or designs, as %s', async (asker) => {
  const plan = await planOf(shop, asker, selectMainPages, { my_user_id: askers.member.userId });
  for (const table of ['graphics', 'graphic_likes', 'product_customs']) expect(scanned(plan)).not.toContain(table);
});

it.each(['visitor', 'member'] as const)('a search word of two syllables finds its few graphics by index, as %s', async (asker) => {
  const [piece = ''] = searchPieces('딸기');
  const search = { grams: { _contains: searchGrams(piece) }, words: { _like: linePattern(piece, 'whole') } };
  const plan = await planOf(shop, asker, selectGraphics, { filters: [{ search }], my_user_id: askers.member.userId });
  expect(indexes(plan)).toContain('graphic_search_grams');
  for (const table of ['graphics', 'graphic_search']) expect(scanned(plan)).not.toContain(table);
});

const foundGraphics = `query ($search: product_graphic_search_bool_exp!, $limit: Int!, $offset: Int!) {
  product_graphics(where: { search: $search }, limit: $limit, offset: $offset, order_by: [{ like_count: desc }, { id: asc }]) { id }
  product_graphics_aggregate(where: { search: $search }, limit: 2001) { aggregate { count } }
}` as Operation<{ product_graphics: { id: number }[] }, object>;

it('a search page and its count find the rows once, and the count includes all of them', async () => {
  const [piece = ''] = searchPieces('딸기');
  const search = { grams: { _contains: searchGrams(piece) }, words: { _like: linePattern(piece, 'whole') } };
  const plan = await planOf(shop, 'visitor', foundGraphics, { search, limit: 5, offset: 0 });
  // Once in each of the two runs.
  expect(plan.filter((node) => node['Index Name'] === 'graphic_search_grams')).toHaveLength(2);
  const found = await shop.engine.execute(foundGraphics, { search, limit: 5, offset: 18 });
  const ids = Array.from({ length: 2 }, (_, index) => ({ id: 119_000 + 1_000 * index }));
  expect(found).toEqual({ data: { product_graphics: ids, product_graphics_aggregate: { aggregate: { count: 20 } } } });
});
