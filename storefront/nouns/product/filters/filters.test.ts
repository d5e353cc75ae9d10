import { expect, test, vi } from 'vitest';
import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { noFilters, readFilters, shownCount } from '#rules/catalogue/product/product-filter.ts';
import { loadProducts, narrowedTo } from '../list-operations.ts';
import { coloursAsked, inColour } from './in-colour.ts';
import { isListIndexed } from './is-listed.ts';
import { listAddress } from './use-list-address.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('a list is narrowed to products with one of the chosen values of each group, within the price range', () => {
  expect(narrowedTo(noFilters)).toEqual({});
  expect(narrowedTo(read('colour=black,navy&stock=in&price=-9000'))).toEqual({
    facets: {
      _and: [
        { _or: [{ tags: { _contains: ['colour:black'] } }, { tags: { _contains: ['colour:navy'] } }] },
        { _or: [{ tags: { _contains: ['is:stock'] } }] },
      ],
    },
    selling_price: { _lte: 9_000 },
  });
});

test('a chosen brand or artist replaces the list’s condition as its own list, except on an event', async () => {
  const where = async (name: string | null, address: string) => {
    const asked: unknown[] = [];
    const query = (_operation: unknown, variables: { where: unknown }) => {
      asked.push(variables.where);
      return Promise.resolve({ product_products: [], product_product_lists: [] });
    };
    await loadProducts(query as never, { name, sort: 'newest', filters: read(address) }, { limit: 20, offset: 0 });
    return asked[0];
  };
  const bearing = (tag: string) => ({ facets: { _and: [{ _or: [{ tags: { _contains: [tag] } }] }] } });
  expect(await where('category:tee', '')).toEqual({ list: { _eq: 'category:tee' } });
  expect(await where('category:tee', 'brand=3')).toEqual({ list: { _eq: 'brand:3' }, ...bearing('category:tee') });
  expect(await where(null, 'artist=7&brand=3')).toEqual({ list: { _eq: 'artist:7' }, ...bearing('brand:3') });
  expect(await where('brand:3', 'brand=3')).toEqual({ list: { _eq: 'brand:3' } });
  expect(await where('plan:2', 'brand=3')).toEqual({ list: { _eq: 'plan:2' }, ...bearing('brand:3') });
  expect(await where(null, 'stock=in')).toEqual({ deleted_at: { _is_null: true }, state: { _eq: 'ACT' }, ...bearing('is:stock') });
});

test('the address of a list contains its own condition, then sort and filters in a fixed order, without defaults', () => {
  const before = '?q=%EB%94%B8%EA%B8%B0&sale=1&sort=sales&tab=products&colour=red';
  expect(listAddress('/search', before, read('stock=in&colour=navy,black'), 'low-price')).toBe(
    '/search?q=%EB%94%B8%EA%B8%B0&tab=products&sort=low-price&colour=black%2Cnavy&stock=in',
  );
  expect(listAddress('/category', '?colour=red', noFilters, 'recommendation')).toBe('/category');
});

test('a list with one filter is indexed by search engines, with two it is not; counts above 1,000 are shown as “more than”', () => {
  expect(['', 'colour=black', 'colour=black&size=L', 'colour=black,navy'].map((query) => isListIndexed({ filters: read(query) }))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(isListIndexed(undefined)).toBe(true);
  expect([12, 1_000, 1_001].map(shownCount)).toEqual(['12', '1,000', '1,000+']);
});

test('a product tile shows the chosen or searched colour: its garment or a photo of it; without such a photo the first picture', async () => {
  const terms = [{ is: 'colour', ways: [['네이비']], family: 'navy' } as const];
  expect([coloursAsked(['black'], terms), coloursAsked([], terms), coloursAsked([], [])]).toEqual([['black'], ['navy'], []]);
  const products = [1, 2, 3, 4, 5].map((id) => ({ id, image_src: `/${id}` }) as ProductItem);
  const asked = vi.fn(async () => ({
    product_colors: [
      { id: 12, product_id: 1, mockups: [{ src: '/black' }], images: [{ src: '/worn' }], product: { colors: [{ id: 12 }, { id: 13 }] } },
      { id: 13, product_id: 1, mockups: [{ src: '/ink' }], images: [], product: { colors: [{ id: 12 }, { id: 13 }] } },
      { id: 21, product_id: 2, mockups: [], images: [], product: { colors: [{ id: 21 }] } },
      { id: 31, product_id: 3, mockups: [], images: [], product: { colors: [{ id: 31 }, { id: 32 }] } },
      { id: 41, product_id: 4, mockups: [], images: [{ src: '/41' }], product: { colors: [{ id: 41 }, { id: 42 }] } },
    ],
  }));
  expect(await inColour(asked as never, ['black'], products)).toEqual([
    { id: 1, image_src: '/black', color_id: 12, isColourUnsure: false },
    { id: 2, image_src: '/2', color_id: 21, isColourUnsure: false },
    { id: 3, image_src: '/3', color_id: 31, isColourUnsure: true },
    { id: 4, image_src: '/41', color_id: 41, isColourUnsure: false },
    { id: 5, image_src: '/5' },
  ]);
  expect(await inColour(asked as never, [], products)).toEqual(products);
  expect(asked).toHaveBeenCalledTimes(1);
});
