import { noFilters, readFilters } from '#rules/catalogue/product/product-filter.ts';
import { searchTerms } from '#rules/search/synonyms.ts';
import { narrowedTo, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { reviewOrder, reviewSorts, shownReviews } from '#storefront/nouns/review/list-operations.ts';
import { searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { compare, type Target } from './load.ts';
import { graphql, registeredText } from './measure.ts';
import { type Row, slowdownRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

type Reading = (shop: ShopUnderTest) => Target;
type List = readonly [what: string, read: Reading, atMost?: number];

const page = { limit: 20, offset: 0 };
const filtersOf = (address: string) => readFilters(new URLSearchParams(address));
const mine =
  (name: string, more: object = page): Reading =>
  (shop) =>
    registered(shop, name, { user_id: shop.userIds[0], ...more }, 'member');
const open =
  (name: string, variables: object): Reading =>
  (shop) =>
    registered(shop, name, variables);
const inList = (list: string, sort: keyof typeof productSorts, where: object = {}, offset = 0) =>
  open('listedProducts', {
    where: { list: { _eq: list }, ...where },
    order_by: productSorts[sort].order.map((key) => ('id' in key ? { product_id: key.id } : key)),
    limit: 20,
    offset,
  });
const ofAll = (sort: keyof typeof productSorts, address = '', offset = 0) =>
  open('moreProducts', {
    where: { ...soldFilter, ...narrowedTo(filtersOf(address)) },
    order_by: productSorts[sort].order,
    limit: 20,
    offset,
  });
const graphics = (where: object, order_by: object[], offset = 0) =>
  open('graphics', { where: { ...soldFilter, ...where }, order_by, limit: 20, offset });
const found = (name: string, word: string, more: object = {}) =>
  open(name, { search: searchFilter(searchTerms(word, { synonyms: [], kinds: [] }), 'whole'), ...page, ...more });
const facets =
  (tags: string[], address = ''): Reading =>
  (shop) => ({
    url: `${shop.url}/bench/facets`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tags, filters: address === '' ? noFilters : filtersOf(address) }),
  });

/** The shop's own lists, asked for like its screens do: by the hash of the registered operation. */
const lists: readonly List[] = [
  ["20 graphics of the editor's tray", open('selectGraphics', { ...page, is_counted: false })],
  ["an artist's 12 best graphics", open('selectBestGraphics', { artist_id: 1 })],
  ['a page of the 10,000 likes of a member, with their count', mine('selectGraphicLikes')],
  ['the same without it, at 5,000', mine('likedGraphics', { limit: 10, offset: 5_000 })],
  [
    'a page of the 5,000 orders of a member',
    (shop) => registered(shop, 'selectOrders', { where: { user_id: { _eq: shop.userIds[0] } }, ...page }, 'member'),
  ],
  ['notifications of a member', mine('myNotifications')],
  ...Object.keys(productSorts).flatMap((name): List[] => {
    const sort = name as keyof typeof productSorts;
    return [
      [`a category by ${sort}`, inList('category:bench-11', sort)],
      [`a brand by ${sort}`, inList('brand:100150', sort)],
      [`all products by ${sort}`, ofAll(sort)],
    ];
  }),
  ['a small category', inList('category:bench-200', 'popularity')],
  ['a category with those below', inList('category:bench-2', 'popularity')],
  ['what can be designed on', inList('is:custom', 'newest')],
  ['a category at 40', inList('category:bench-2', 'popularity', {}, 40)],
  ['all products at 600', ofAll('popularity', '', 600)],
  ['a category in a colour', inList('category:bench-2', 'popularity', narrowedTo(filtersOf('colour=navy'))), 2],
  [
    'a category in a colour and a size, in stock',
    inList('category:bench-2', 'low-price', narrowedTo(filtersOf('colour=navy&size=L&stock=in'))),
    2,
  ],
  ['a category within a price', inList('category:bench-2', 'low-price', narrowedTo(filtersOf('price=30000-50000'))), 2],
  ['all products of two colours on sale', ofAll('popularity', 'colour=navy,black&sale=1'), 2],
  ['choices of all products', facets([]), 2],
  ['choices of a category', facets(['category:bench-11']), 2],
  ['choices of a category with those below', facets(['category:bench-2']), 2],
  ['choices of a brand', facets(['brand:100150']), 2],
  ['choices of a category in a colour', facets(['category:bench-2'], 'colour=navy'), 2],
  ['choices of a category in a colour and a size', facets(['category:bench-2'], 'colour=navy&size=L'), 2],
  ['graphics as recommended', graphics({}, [{ position: 'asc' }, { id: 'asc' }])],
  ['graphics by popularity', graphics({}, [{ like_count: 'desc' }, { id: 'asc' }])],
  ['graphics by newest', graphics({}, [{ created_at: 'desc' }, { id: 'desc' }])],
  ['graphics by popularity at 600', graphics({}, [{ like_count: 'desc' }, { id: 'asc' }], 600)],
  ['graphics of a theme by popularity', graphics({ plan_graphics: { plan_id: { _eq: 1 } } }, [{ like_count: 'desc' }, { id: 'asc' }])],
  ['graphics of an artist', open('artistGraphics', { artist_id: 1, ...page })],
  ['graphics of an artist at 200', open('artistGraphics', { artist_id: 1, limit: 20, offset: 200 })],
  ...Object.keys(reviewSorts).flatMap((name): List[] => {
    const sort = name as keyof typeof reviewSorts;
    const reviews = (isPhotosFirst: boolean) =>
      open('selectReviews', { where: shownReviews(null), order_by: reviewOrder(sort, isPhotosFirst), limit: 10, offset: 0 });
    return [
      [`all reviews by ${sort}`, reviews(false)],
      [`all reviews by ${sort}, photos first`, reviews(true)],
    ];
  }),
  [
    'all reviews of a score',
    open('selectReviews', {
      where: { ...shownReviews(null), score: { _eq: 2 } },
      order_by: reviewOrder('newest', false),
      limit: 10,
      offset: 0,
    }),
  ],
  ['how many reviews there are', open('countReviews', { where: shownReviews(null) })],
  ['search for a word that 40 graphics have', found('foundGraphics', '딸기'), 2],
  [
    'search for a word that 40 products have, in a colour',
    (shop) => {
      const search = searchFilter(searchTerms('딸기', { synonyms: [], kinds: [] }), 'whole');
      return registered(shop, 'products', {
        where: { ...soldFilter, search, ...narrowedTo(filtersOf('colour=navy')) },
        order_by: productSorts.popularity.order,
        ...page,
      });
    },
    2,
  ],
];

/** Each list in tables of 1,000,000 graphics, products and reviews, compared with 10,000. */
export async function largeTables(small: ShopUnderTest, large: ShopUnderTest): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, targetOf, atMost = 1.3] of lists) {
    const { ratio, cpuRatio, figures } = await compare(
      { shop: small, target: targetOf(small) },
      { shop: large, target: targetOf(large) },
      3,
      1,
    );
    const row = slowdownRow(`1,000,000 rows against 10,000: ${what}`, atMost, ratio, 1 / cpuRatio);
    const [few, many] = figures.map(({ blocks, perSecond }) => ({ blocks: Math.round(blocks), perSecond: Math.round(perSecond) }));
    const details = `${many?.blocks} blocks for ${few?.blocks}, ${many?.perSecond}/s for ${few?.perSecond}`;
    rows.push({ ...row, measured: `${row.measured} (${details})` });
  }
  return rows;
}

function registered(shop: ShopUnderTest, name: string, variables: object, asker: 'visitor' | 'member' = 'visitor'): Target {
  const [documentId] = registeredText(name);
  const member = { authorization: `Bearer ${shop.tokens[0]}`, 'x-hasura-role': 'user' };
  return graphql(shop, { documentId, variables }, { 'content-type': 'application/json', ...(asker === 'member' ? member : {}) });
}
