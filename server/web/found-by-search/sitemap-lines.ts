import { koreanDay } from '#rules/shop/korean-time.ts';
import { addressPrefixes, hreflangs, type Locale } from '#rules/shop/locale.ts';
import type { ListedPage, SitemapPart } from '#server/nouns/sitemap/read-sitemap.ts';
import { xmlText } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of the sitemap's files. */
export function sitemapIndex(publicUrl: string, parts: readonly SitemapPart[]): string {
  const lines = parts.map(({ name }) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** A file of the sitemap: pages in a language, each with its addresses in those it is found in. */
export function* sitemapLines(publicUrl: string, locale: Locale, pages: readonly ListedPage[]): Generator<string> {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const addressOf = (path: string, of: Locale) => xmlText(publicUrl + addressPrefixes[of] + path);
  for (const { path, changedAt, languages } of pages) {
    const day = changedAt === null ? '' : `<lastmod>${koreanDay(changedAt)}</lastmod>`;
    const link = (hreflang: string, of: Locale) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path, of)}"/>`;
    const links = languages.length < 2 ? '' : [...languages.map((of) => link(hreflangs[of], of)), link('x-default', 'ko')].join('');
    yield `<url><loc>${addressOf(path, locale)}</loc>${day}${links}</url>\n`;
  }
  yield '</urlset>\n';
}
