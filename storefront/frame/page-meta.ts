import type { MetaDescriptor, MetaFunction } from 'react-router';
import type { Message } from '#client/locale/message.ts';
import { routeOf } from '#contract/routes.ts';
import { withFigures } from '#rules/office/live-figures.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { shellOf } from './shell-data.ts';
import { isRouteName } from './use-layout-facts.ts';

type Options = {
  /** A name as is, or a message in three languages; defaults to the route's title. */
  title?: string | Message;
  description?: string;
  /** The URL of an image for link previews. */
  image?: string | null;
  isIndexed?: boolean;
  /** The query parameters that belong to the canonical URL. */
  search?: Readonly<Record<string, string>>;
};

type MetaArguments = Pick<Parameters<MetaFunction>[0], 'matches' | 'location'>;

const about: Message = {
  ko: '아티스트의 그래픽으로 나만의 옷을 만드는 곳, Seam',
  en: "Seam: clothes you make your own with artists' graphics",
  cn: 'Seam：用艺术家的图案定制专属服饰',
};

/** Title, description, language links and preview tags of a page: `export const meta = (args) => pageMeta(args, { title })`. */
export function pageMeta({ matches, location }: MetaArguments, options: Options = {}): MetaDescriptor[] {
  const { title, description, image, isIndexed = true, search = {} } = options;
  const shell = shellOf(matches);
  const locale = shell?.locale ?? 'ko';
  const publicUrl = shell?.publicUrl ?? '';
  const id = matches.at(-1)?.id;
  // The root answers for the screen below it.
  const name = isRouteName(id) ? id : routeOf(location.pathname);
  const filled = (words: string) => withFigures(words, shell?.figures ?? null);
  const own = typeof title === 'object' ? title[locale] : (title ?? (name === null ? '' : shell?.titles[name]));
  const full = own ? `${filled(own)} — Seam` : 'Seam';
  const query = new URLSearchParams(search).toString();
  const words = filled(description || about[locale]);
  return [
    { title: full },
    { name: 'description', content: words },
    { property: 'og:title', content: full },
    { property: 'og:description', content: words },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: languageTags[locale].replace('-', '_') },
    ...(image ? [{ property: 'og:image', content: publicUrl + image.split('#', 1)[0] }] : []),
    // A page that is not indexed has no canonical URL: the 404 page is the same for all URLs.
    isIndexed
      ? { tagName: 'link', rel: 'canonical', href: publicUrl + location.pathname + (query && `?${query}`) }
      : { name: 'robots', content: 'noindex' },
  ];
}
