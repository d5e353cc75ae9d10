import type { MetaDescriptor } from 'react-router';
import { routeDescriptions } from '#contract/route-titles.ts';
import type { RouteName } from '#contract/routes.ts';
import { hreflangs, type Locale, languageTags } from '#rules/shop/locale.ts';
import type { Shell } from './load-shell.ts';

type Page = {
  shell: Shell | null;
  locale: Locale;
  name: RouteName | null;
  /** The title without and with the shop's name. */
  own: string;
  full: string;
  description?: string;
  image?: string | null;
  imageSize?: { width: number; height: number };
  filled: (words: string) => string;
  addressIn: (locale: Locale) => string;
  /** The languages in which the page is indexed; none for a page that is not. */
  alternates: readonly Locale[];
};

/** The shop's own card, for pages without a picture of their content: public/icons/. */
const card = { src: '/icons/card.png', width: 1200, height: 630 };

/**
 * Metadata that only search engines, link previews and home screens read: description, Open Graph, other languages, the feed, the
 * manifest, site verification. Server only, so that no browser loads it.
 */
export function machineMeta({ shell, locale, name, own, full, filled, addressIn, alternates, ...page }: Page): MetaDescriptor[] {
  const publicUrl = shell?.publicUrl ?? '';
  const words = oneLine(filled(page.description || routeDescriptions(name)[locale].replace('{title}', own || 'Seam')));
  const size = page.image ? page.imageSize : card;
  return [
    { name: 'description', content: words },
    { property: 'og:site_name', content: 'Seam' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: words },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: addressIn(locale) },
    { property: 'og:locale', content: languageTags[locale].replace('-', '_') },
    { property: 'og:image', content: publicUrl + (page.image ?? card.src).split('#', 1)[0] },
    ...(size ? [propertyOf('og:image:width', size.width), propertyOf('og:image:height', size.height)] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...alternates.map((of) => linkOf('alternate', addressIn(of), { hrefLang: hreflangs[of] })),
    ...(alternates.length > 0 ? [linkOf('alternate', addressIn('ko'), { hrefLang: 'x-default' })] : []),
    linkOf('alternate', '/feed/graphics.xml', { type: 'application/rss+xml', title: 'Seam' }),
    linkOf('manifest', '/manifest.webmanifest'),
    linkOf('apple-touch-icon', '/icons/touch-180.png'),
    ...verifications(shell),
  ];
}

function verifications(shell: Shell | null): MetaDescriptor[] {
  const { naver = null, google = null } = shell?.verification ?? {};
  return [
    ...(naver ? [{ name: 'naver-site-verification', content: naver }] : []),
    ...(google ? [{ name: 'google-site-verification', content: google }] : []),
  ];
}

function propertyOf(property: string, value: number): MetaDescriptor {
  return { property, content: String(value) };
}

function linkOf(rel: string, href: string, more: Record<string, string> = {}): MetaDescriptor {
  return { tagName: 'link', rel, href, ...more };
}

/** One line for search engines, which show about 160 characters; a shortened text ends with an ellipsis. */
function oneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}
