import type pg from 'pg';
import { urlFor } from '#contract/routes.ts';
import { shownState } from '#rules/shop/shown.ts';

/** A page for search engines, with the date of its last change if known. */
export interface ListedPage {
  path: string;
  changedAt: Date | null;
}

/** Maximum pages of one kind, newest first. A sitemap may hold 50,000 URLs; ten kinds stay below that. */
const mostOfKind = 5_000;

/** Pages that always exist. */
const fixedPages = [
  urlFor('main'),
  urlFor('category'),
  urlFor('banner-list'),
  urlFor('review-list'),
  urlFor('fair-shop'),
  urlFor('brand-request'),
  urlFor('terms'),
  urlFor('mypage-faq'),
  urlFor('mypage-notice'),
  urlFor('mypage-about-us'),
];

type Row = { id: number; name?: string; parent?: number; changed_at: Date | null };

/** The tables of dynamic pages. Row-level security leaves out what a visitor may not see. */
const kinds: readonly { sql: string; pathOf: (row: Row) => string }[] = [
  { sql: 'select id, created_at as changed_at from product.products', pathOf: ({ id }) => urlFor('product-id', { id }) },
  {
    sql: 'select id, path_name as name, created_at as changed_at from product.artists',
    pathOf: ({ name = '' }) => urlFor('artist-name', { name }),
  },
  {
    sql: `select graphic.id, artist.path_name as name, coalesce(graphic.published_at, graphic.created_at) as changed_at
      from product.graphics graphic join product.artists artist on artist.id = graphic.artist_id where graphic.state = '${shownState}'`,
    pathOf: ({ id, name = '' }) => urlFor('artist-name-graphic', { name, graphic_id: id }),
  },
  {
    sql: 'select id, path_name as name, null::timestamptz as changed_at from product.categories',
    pathOf: ({ name = '' }) => urlFor('category', {}, { category: name }),
  },
  { sql: 'select id, created_at as changed_at from product.brands', pathOf: ({ id }) => urlFor('brand', { id }) },
  { sql: 'select id, created_at as changed_at from product.plans', pathOf: ({ id }) => urlFor('plan', { id }) },
  { sql: 'select id, created_at as changed_at from management.banners', pathOf: ({ id }) => urlFor('banner', { id }) },
  { sql: 'select id, null::timestamptz as changed_at from management.influencers', pathOf: ({ id }) => urlFor('influencer', { id }) },
  {
    sql: 'select id, influencer_id as parent, created_at as changed_at from management.influencer_feeds',
    pathOf: ({ id, parent = 0 }) => urlFor('influencer-feed', { id: parent, feed_id: id }),
  },
  { sql: 'select id, coalesce(edited_at, created_at) as changed_at from product.reviews', pathOf: ({ id }) => urlFor('review', { id }) },
];

/** Every page that a visitor may see and a search engine may list; `pool` has a visitor's rights, so nothing private can be included. */
export async function readSitemap(pool: pg.Pool): Promise<ListedPage[]> {
  const pages: ListedPage[] = fixedPages.map((path) => ({ path, changedAt: null }));
  // Sequentially, so that page requests take precedence.
  for (const { sql, pathOf } of kinds) {
    const { rows } = await pool.query<Row>(`${sql} order by id desc limit ${mostOfKind}`);
    pages.push(...rows.map((row) => ({ path: pathOf(row), changedAt: row.changed_at })));
  }
  return pages;
}
