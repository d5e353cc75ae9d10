import type { RouteName } from './routes.ts';

/**
 * Query parameters that the loader of a screen reads on the server. A kept page is found by its path and these alone, and rendering
 * sees no others; whatever else an address carries is for the browser (server/web/kept-pages/page-address.ts).
 */
export const routeQueries: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  maindetail: ['block', 'list'],
  category: ['category', 'sort'],
  search: ['q', 'tab', 'sort', 'stock'],
  terms: ['type', 'version'],
  login: ['find'],
  'artist-id': ['id'],
  // Another name of a product's page: what the editor reads there comes along.
  'brand-product': ['customize', 'product_custom_id', 'mockup_group_id', 'graphic_id'],
  'artist-name-graphic': ['plan_id'],
  // Leads to the one above.
  'artist-id-graphic': ['plan_id'],
  'review-list': ['product_id', 'sort', 'view', 'photo', 'height', 'weight'],
  'mypage-notice': ['id'],
  'mypage-faq': ['q', 'category'],
};
