import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { Message } from '#client/locale/message.ts';
import { routeOf } from '#contract/routes.ts';
import { withFigures } from '#rules/office/live-figures.ts';
import { addressPrefixes, type Locale, locales } from '#rules/shop/locale.ts';
import { machineMeta } from './machine-meta.ts';
import { shellOf } from './shell-data.ts';
import { isRouteName } from './use-layout-facts.ts';

type Options = {
  /** A name as is, or a message in three languages; defaults to the route's title. */
  title?: string | Message;
  /** Defaults to that of the route (contract/route-titles.ts). */
  description?: string;
  /** The URL of an image for link previews, with its size in px where known; defaults to the shop's card. */
  image?: string | null;
  imageSize?: { width: number; height: number };
  isIndexed?: boolean;
  /** The languages that the page's thing has a name in: the page is not indexed in others. */
  languages?: readonly Locale[] | undefined;
  /** The query parameters that belong to the canonical URL. */
  search?: Readonly<Record<string, string>>;
};

type MetaArguments = Pick<Parameters<MetaFunction>[0], 'matches' | 'location'>;

/**
 * Title, description, language links and preview tags of a page: `export const meta = (args) => pageMeta(args, { title })`. A browser
 * that navigates gets only title and sharing tags; tags for machines are only in the first document.
 */
export function pageMeta({ matches, location }: MetaArguments, options: Options = {}): MetaDescriptor[] {
  const { title, isIndexed = true, search = {}, languages = locales } = options;
  const shell = shellOf(matches);
  const locale = shell?.locale ?? 'ko';
  const id = matches.at(-1)?.id;
  // The root answers for the screen below it.
  const name = isRouteName(id) ? id : routeOf(location.pathname);
  const filled = (words: string) => withFigures(words, shell?.figures ?? null);
  const own = filled(typeof title === 'object' ? title[locale] : (title ?? (name === null ? '' : (shell?.titles[name] ?? ''))));
  const full = own ? `${own} — Seam` : 'Seam';
  const query = new URLSearchParams(search).toString();
  const isShown = isIndexed && languages.includes(locale);
  const addressIn = (of: Locale) => (shell?.publicUrl ?? '') + addressPrefixes[of] + location.pathname + (query && `?${query}`);
  const descriptors: MetaDescriptor[] = [
    { title: full },
    // A page that is not indexed has no canonical URL: the 404 page is the same for all URLs.
    isShown ? { tagName: 'link', rel: 'canonical', href: addressIn(locale) } : { name: 'robots', content: 'noindex' },
  ];
  if (!import.meta.env.SSR) return descriptors;
  // A plain address in another language than Korean leads to the address of that language.
  const isOwnCanonical = isShown && (shell?.addressLocale ?? 'ko') === locale;
  return [
    ...descriptors,
    ...machineMeta({ ...options, shell, locale, name, own, full, filled, addressIn, alternates: isOwnCanonical ? languages : [] }),
  ];
}
