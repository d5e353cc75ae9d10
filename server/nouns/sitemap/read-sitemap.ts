import type pg from 'pg';
import { urlFor } from '#contract/routes.ts';
import { type Locale, languagesTranslated, locales, type Translations } from '#rules/shop/locale.ts';
import { shownState } from '#rules/shop/shown.ts';

/** A page for search engines, with the date of its last change if known, and the languages in which it may be found. */
export interface ListedPage {
  path: string;
  changedAt: Date | null;
  languages: readonly Locale[];
}

/** A sitemap file: the pages of a kind in one language, by ranges of ids. */
export interface SitemapPart {
  /** `graphics-en-1`. */
  name: string;
  kind: string;
  locale: Locale;
  /** The index of the range of ids, from 0. */
  range: number;
}

/** Ids per file. A file may have 50,000 URLs and 50 MB, and each URL also names its page in other languages. */
const idsPerFile = 20_000;

/** Pages that always exist, in every language. */
const fixedPages = [
  ...[urlFor('main'), urlFor('category'), urlFor('maindetail'), urlFor('artist-id'), urlFor('graphics'), urlFor('brands')],
  ...[urlFor('banner-list'), urlFor('review-list'), urlFor('fair-shop'), urlFor('brand-request')],
  ...[urlFor('mypage-faq'), urlFor('mypage-notice')],
];

/** Pages of terms by type; those in Korean only are listed for Korean. */
const termsPages: Readonly<Record<string, string>> = { use: urlFor('terms'), 'ABOUT-US': urlFor('mypage-about-us') };

type Row = { id: number; name: string; parent: number; changed_at: Date | null; en: boolean; cn: boolean };
type Kind = {
  table: string;
  /** An SQL condition besides row-level security, which hides what a visitor may not see. */
  where?: string;
  join?: string;
  columns?: string;
  changedAt?: string;
  /** The name whose languages decide where the page is listed; null for Korean only. */
  named: string | null;
  pathOf: (row: Row) => string;
};

const kinds: Readonly<Record<string, Kind>> = {
  products: { table: 'product.products', named: 'thing.name', pathOf: ({ id }) => urlFor('product-id', { id }) },
  graphics: {
    table: 'product.graphics',
    where: `thing.state = '${shownState}'`,
    join: 'join product.artists artist on artist.id = thing.artist_id',
    columns: 'artist.path_name as name',
    changedAt: 'coalesce(thing.published_at, thing.created_at)',
    named: 'thing.name',
    pathOf: ({ id, name }) => urlFor('artist-name-graphic', { name, graphic_id: id }),
  },
  artists: {
    table: 'product.artists',
    columns: 'thing.path_name as name',
    named: 'thing.name',
    pathOf: ({ name }) => urlFor('artist-name', { name }),
  },
  brands: { table: 'product.brands', named: 'thing.name', pathOf: ({ id }) => urlFor('brand', { id }) },
  categories: {
    table: 'product.categories',
    columns: 'thing.path_name as name',
    changedAt: 'null::timestamptz',
    named: 'thing.name',
    pathOf: ({ name }) => urlFor('category', {}, { category: name }),
  },
  exhibitions: { table: 'product.plans', named: 'thing.title', pathOf: ({ id }) => urlFor('plan', { id }) },
  events: { table: 'management.banners', named: 'thing.title', pathOf: ({ id }) => urlFor('banner', { id }) },
  influencers: {
    table: 'management.influencers',
    changedAt: 'null::timestamptz',
    named: 'thing.name',
    pathOf: ({ id }) => urlFor('influencer', { id }),
  },
  posts: {
    table: 'management.influencer_feeds',
    columns: 'thing.influencer_id as parent',
    named: "jsonb_build_object('en', thing.translations #> '{en,content}', 'cn', thing.translations #> '{cn,content}')",
    pathOf: ({ id, parent }) => urlFor('influencer-feed', { id: parent, feed_id: id }),
  },
  // In the language they are written in, which is the script's to say (languageWritten), and nearly always Korean.
  reviews: {
    table: 'product.reviews',
    changedAt: 'coalesce(thing.edited_at, thing.created_at)',
    named: null,
    pathOf: ({ id }) => urlFor('review', { id }),
  },
  notices: { table: 'management.notices', named: 'thing.title', pathOf: ({ id }) => urlFor('mypage-notice', {}, { id }) },
};

/** The files of the sitemap that have a page; `pool` has a visitor's rights, so nothing private is in any. */
export async function listSitemapParts(pool: pg.Pool): Promise<SitemapPart[]> {
  const parts = locales.map((locale): SitemapPart => ({ name: `pages-${locale}-1`, kind: 'pages', locale, range: 0 }));
  // Sequentially, so that page requests take precedence.
  for (const [kind, of] of Object.entries(kinds)) {
    const found = (locale: Locale) => `exists(select ${fromOf(of)} and thing.id > range * ${idsPerFile}
      and thing.id <= (range + 1) * ${idsPerFile} and ${foundIn(of, locale)}) as ${locale}`;
    const { rows } = await pool.query<Record<Locale, boolean>>(`select ${locales.map(found).join(', ')}
      from generate_series(0::bigint, (select max(id) from ${of.table}) / ${idsPerFile}) range order by range`);
    for (const [range, row] of rows.entries())
      for (const locale of locales) if (row[locale]) parts.push({ name: `${kind}-${locale}-${range + 1}`, kind, locale, range });
  }
  return parts;
}

/** The pages of one file. */
export async function readSitemapPart(pool: pg.Pool, { kind, locale, range }: SitemapPart): Promise<ListedPage[]> {
  const of = kinds[kind];
  if (of === undefined) return readFixedPages(pool, locale);
  const named = (each: 'en' | 'cn') => `${foundIn(of, each)} as ${each}`;
  const changedAt = of.changedAt ?? 'thing.created_at';
  const { rows } = await pool.query<Row>(
    `select thing.id, ${changedAt} as changed_at, ${named('en')}, ${named('cn')}${of.columns ? `, ${of.columns}` : ''}
      ${fromOf(of)} and thing.id > $1 and thing.id <= $2 and ${foundIn(of, locale)} order by thing.id`,
    [range * idsPerFile, (range + 1) * idsPerFile],
  );
  return rows.map((row) => ({ path: of.pathOf(row), changedAt: row.changed_at, languages: languagesIn(row) }));
}

function languagesIn(row: Row): Locale[] {
  return locales.filter((locale) => locale === 'ko' || row[locale]);
}

async function readFixedPages(pool: pg.Pool, locale: Locale): Promise<ListedPage[]> {
  const { rows } = await pool.query<{ type: string; translations: Translations; updated_at: Date }>(
    `select distinct on (type) type, translations, updated_at from management.terms
      where type = any($1) and deleted_at is null and not is_coming order by type, id desc`,
    [Object.keys(termsPages)],
  );
  const terms = rows.map(({ type, translations, updated_at }) => ({
    path: termsPages[type] ?? '',
    changedAt: updated_at,
    languages: languagesTranslated(translations, 'content'),
  }));
  const fixed = fixedPages.map((path): ListedPage => ({ path, changedAt: null, languages: locales }));
  return [...fixed, ...terms].filter(({ languages }) => languages.includes(locale));
}

function fromOf({ table, join = '', where = 'true' }: Kind): string {
  return `from ${table} thing ${join} where ${where}`;
}

/** The SQL condition that a row has a page in this language. */
function foundIn({ named }: Kind, locale: Locale): string {
  if (locale === 'ko') return 'true';
  return named === null ? 'false' : `coalesce(btrim(${named} ->> '${locale}'), '') <> ''`;
}
