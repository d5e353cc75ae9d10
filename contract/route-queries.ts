import { choiceGroups, filterParameters } from '#rules/catalogue/product/product-filter.ts';
import { queryValueMaxLength, type RouteName } from './routes.ts';

/** The query parameters of a product list: sort and filters (rules/catalogue/product/product-filter.ts). */
const list = ['sort', ...filterParameters];

/**
 * Query parameters that a screen's loader reads on the server. Cached pages are keyed by path and these parameters, and rendering sees no
 * others; the rest are for the browser (server/web/cached-pages/page-address.ts).
 */
export const routeQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  maindetail: ['block', 'list'],
  category: ['category', ...list],
  search: ['q', 'tab', 'exact', ...list],
  brand: list,
  plan: list,
  'artist-name': list,
  terms: ['type', 'version'],
  login: ['find'],
  'artist-id': ['id', 'sort'],
  graphics: ['theme', 'sort'],
  // Alias of a product's page, so it includes the parameters of the editor.
  'brand-product': ['customize', 'product_custom_id', 'mockup_group_id', 'graphic_id'],
  'artist-name-graphic': ['plan_id'],
  // Redirects to the one above.
  'artist-id-graphic': ['plan_id'],
  'review-list': ['product_id', 'sort', 'view', 'photo', 'height', 'weight'],
  'mypage-notice': ['id'],
  'mypage-faq': ['q', 'category'],
};

/** Maximum length of a parameter with several values. */
const listMaxLength = 240;

/** Maximum length of a declared parameter; longer values are truncated. */
export function queryMaxLength(name: string): number {
  return choiceGroups.some((group) => group === name) ? listMaxLength : queryValueMaxLength;
}
