import { searchTerms } from '#rules/search/synonyms.ts';
import { soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { productSearchFilter } from '#storefront/nouns/search/search-filter.ts';
import { limitWords } from './limit-server.ts';
import { compare, inRounds, type Target } from './load.ts';
import { graphql, registeredText } from './measure.ts';
import { ourFlow, post, roundOf } from './order-flow.ts';
import { type Figures, type Row, slowdownRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

/** The categories that lists are requested of in turn, and products: those of bench/fill.ts. */
const kinds = Array.from({ length: 200 }, (_, index) => 11 + index);
const products = Array.from({ length: 400 }, (_, index) => 100_001 + index * 25);

/** List, detail, search and order flow against what plain SQL can do (bench/limit-server.ts), each with another row at every request. */
export async function againstLimit(shop: ShopUnderTest): Promise<Row[]> {
  const [detail] = registeredText('selectProductPage');
  const [search] = registeredText('products');
  const read = async (what: string, atMost: number, ours: readonly object[], limit: string, values: readonly unknown[]) => {
    const target = { ...graphql(shop, {}), requests: ours.map((body) => requestOf('/v1/graphql', body)) };
    const plain: Target = { url: shop.limitUrl, requests: values.map((value) => requestOf(`/${limit}`, [value])) };
    const { figures } = await compare({ shop, target }, { shop, target: plain }, 5, 2);
    return limitRow(what, atMost, figures);
  };
  const listed = kinds.map((kind) => ({ query: categoryList, variables: { list: `category:bench-${kind}` } }));
  const shown = products.map((id) => ({ documentId: detail, variables: { id } }));
  const found = limitWords.map((word) => ({
    documentId: search,
    variables: {
      where: { ...soldFilter, search: productSearchFilter(searchTerms(word, { synonyms: [], kinds: [] }), 'whole') },
      order_by: productSorts.popularity.order,
      limit: 20,
      offset: 0,
    },
  }));
  return [
    await read('list of a category with its count', 3, listed, 'list', kinds),
    await read(
      'product detail',
      2.5,
      shown,
      'detail',
      products.map((id) => `p${id}`),
    ),
    await read('search for products with their count', 2.5, found, 'search', limitWords),
    limitRow('order flow', 5, await inRounds(5, roundOf(shop, otherShoppers), roundOf(shop, plainFlow))),
  ];
}

const requestOf = (path: string, body: unknown) => ({
  method: 'POST' as const,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

function limitRow(what: string, atMost: number, [ours, plain]: readonly [Figures, Figures]): Row {
  const row = slowdownRow(`${what}, against the limit`, atMost, plain.perSecond / ours.perSecond, ours.cpu / plain.cpu);
  const each = ({ perSecond, cpu, postgres, blocks }: Figures) =>
    `${Math.round(perSecond)}/s, ${cpu.toFixed(2)} + ${postgres.toFixed(2)} ms, ${Math.round(blocks)} blocks`;
  return { ...row, measured: `${row.measured} (${each(ours)} for ${each(plain)})` };
}

/** The flow by shoppers whose calls of a minute are not used up by another part of the bench. */
const otherShoppers = (shop: ShopUnderTest, worker: number) => ourFlow(shop, worker + 8);

/** Six requests, each one statement: returns the milliseconds they took. */
async function plainFlow(shop: ShopUnderTest, worker: number): Promise<number> {
  const clock = { spent: 0 };
  const call = (path: string, body: readonly unknown[]) => post<{ id: number }>(`${shop.limitUrl}/${path}`, body, {}, clock);
  const { id } = await call('cart', []);
  await call('line', [id, 1 + worker * 2, 1]);
  await call('address', [id, 'bench@seam.example', { zip: '04524', address: '서울 중구 세종대로 110' }]);
  await call('shipping', [id, 3_000]);
  await call('payment', [id]);
  await call('complete', [id]);
  return clock.spent;
}

/** As storefront/nouns/product/list-operations.ts, with the count that the screen reads beside its choices. */
const categoryList = `query ($list: String!) {
  product_product_lists(where: { list: { _eq: $list } }, order_by: [{ is_sold_out: asc }, { position: asc }, { product_id: asc }], limit: 20, offset: 0) {
    product { id name image_src is_custom is_new is_sale stock_count price origin_price sale_price sale_rate promotion_price like_count brand { id name } }
  }
  product_product_lists_aggregate(where: { list: { _eq: $list } }, limit: 1001) { aggregate { count } }
}`;
