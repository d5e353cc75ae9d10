import type { RouteName } from './routes.ts';

/**
 * Query parameters that a screen's loader reads on the server. Cached pages are keyed by path and these parameters, and rendering sees no
 * others; the rest are for the browser (server/web/cached-pages/page-address.ts).
 */
export const routeQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  maindetail: ['block', 'list'],
  category: ['category', 'sort'],
  search: ['q', 'tab', 'sort', 'stock', 'exact'],
  terms: ['type', 'version'],
  login: ['find'],
  'artist-id': ['id'],
  // Alias of a product's page, so it includes the parameters of the editor.
  'brand-product': ['customize', 'product_custom_id', 'mockup_group_id', 'graphic_id'],
  'artist-name-graphic': ['plan_id'],
  // Redirects to the one above.
  'artist-id-graphic': ['plan_id'],
  'review-list': ['product_id', 'sort', 'view', 'photo', 'height', 'weight'],
  'mypage-notice': ['id'],
  'mypage-faq': ['q', 'category'],
};
