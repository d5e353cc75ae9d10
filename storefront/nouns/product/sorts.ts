import type { Message } from '#client/locale/message.ts';
import type { OrderBy } from '#contract/graphql/inputs.ts';
import { productListMessages as words } from './list-texts.ts';

const soldOutLast = { is_sold_out: 'asc' } as const;

/**
 * The sorts of specification 9.41 as data service orders. The id breaks ties, so that pages do not overlap. "Newest" starts with
 * `is_new`, set by staff, because a product may be entered long before its sale.
 */
export const productSorts = {
  recommendation: { message: words.recommendation, order: [soldOutLast, { position: 'asc' }, { id: 'asc' }] },
  newest: { message: words.newest, order: [soldOutLast, { is_new: 'desc' }, { created_at: 'desc' }, { id: 'desc' }] },
  popularity: { message: words.popularity, order: [soldOutLast, { like_count: 'desc' }, { id: 'desc' }] },
  sales: { message: words.sales, order: [soldOutLast, { sales_count: 'desc' }, { id: 'desc' }] },
  'low-price': { message: words.lowPrice, order: [soldOutLast, { selling_price: 'asc' }, { id: 'asc' }] },
  'high-price': { message: words.highPrice, order: [soldOutLast, { selling_price: 'desc' }, { id: 'desc' }] },
} as const satisfies Record<string, { message: Message; order: readonly OrderBy<'product_products'>[] }>;

export type ProductSort = keyof typeof productSorts;

/** The sort from a URL; defaults to the recommended order. */
export function readSort(text: string | null): ProductSort {
  return text !== null && Object.hasOwn(productSorts, text) ? (text as ProductSort) : 'recommendation';
}

/** Products of a page of a list. */
export const productsPageSize = 20;
