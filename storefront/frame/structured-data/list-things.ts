import type { Answer, CollectionPage, FAQPage, ItemList, Person, Question, SocialMediaPosting, VisualArtwork } from 'schema-dts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { languageTags, localizedName, type Named } from '#rules/shop/locale.ts';
import { type Place, wholeAddress, wholePicture } from './describe-page.ts';

/** An entry of a list: name, address and picture. */
export interface Listed {
  name: string;
  path: string;
  src?: string | null | undefined;
}

/** Maximum list entries in structured data; the page itself shows more. */
const mostListed = 20;

/** A page that is a list. */
export function collectionPage(
  place: Place,
  { name, path, items }: { name: string; path: string; items: readonly Listed[] },
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name,
    url: wholeAddress(place, path),
    inLanguage: languageTags[place.locale],
    mainEntity: itemList(place, items),
  };
}

/** The list shown on a page about something else; none when it is empty. */
export function listOf(place: Place, items: readonly Listed[]): ItemList[] {
  return items.length === 0 ? [] : [itemList(place, items)];
}

function itemList(place: Place, items: readonly Listed[]): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: Math.min(items.length, mostListed),
    itemListElement: items.slice(0, mostListed).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: wholeAddress(place, item.path),
      ...(item.src ? { image: wholePicture(place, resizeSrc(item.src, 768)) } : {}),
    })),
  };
}

/** Products as lines. */
export function listedProducts({ locale }: Place, products: readonly { id: number; name: Named; image_src: string }[]): Listed[] {
  return products.map(({ id, name, image_src }) => ({
    name: localizedName(name, locale),
    path: urlFor('product-id', { id }),
    src: image_src,
  }));
}

type ListedGraphic = { id: number; name: Named; src: string; artist: { path_name: string } | null };

/** Graphics as lines; one whose artist is hidden has no page. */
export function listedGraphics({ locale }: Place, graphics: readonly ListedGraphic[]): Listed[] {
  return graphics.flatMap(({ id, name, src, artist }) =>
    artist
      ? { name: localizedName(name, locale), path: urlFor('artist-name-graphic', { name: artist.path_name, graphic_id: id }), src }
      : [],
  );
}

type Artist = { name: Named; path_name: string; description?: Named | null; image_src?: string | null; profile_src?: string | null };

/** An artist, as the person who made what is printed. */
export function artistPerson(place: Place, artist: Artist): Person {
  const url = wholeAddress(place, urlFor('artist-name', { name: artist.path_name }));
  const description = localizedName(artist.description, place.locale);
  const src = artist.profile_src ?? artist.image_src;
  return {
    '@type': 'Person',
    '@id': `${url}#artist`,
    name: localizedName(artist.name, place.locale),
    url,
    jobTitle: 'Artist',
    ...(description ? { description } : {}),
    ...(src ? { image: wholePicture(place, resizeSrc(src, 512)) } : {}),
  };
}

type Graphic = { id: number; name: Named; description: Named | null; src: string };

/** A graphic, as the work of its artist. */
export function graphicArtwork(place: Place, graphic: Graphic, artist: Artist): VisualArtwork {
  const url = wholeAddress(place, urlFor('artist-name-graphic', { name: artist.path_name, graphic_id: graphic.id }));
  const description = localizedName(graphic.description, place.locale);
  return {
    '@type': 'VisualArtwork',
    '@id': `${url}#graphic`,
    name: localizedName(graphic.name, place.locale),
    url,
    image: wholePicture(place, resizeSrc(graphic.src, 1024)),
    artform: 'Graphic',
    creator: artistPerson(place, artist),
    ...(description ? { description } : {}),
  };
}

/** The questions of a page with their answers as plain text. */
export function faqPage(place: Place, faqs: readonly { question: Named; answer: Named }[]): FAQPage {
  const questionOf = ({ question, answer }: (typeof faqs)[number]): Question => ({
    '@type': 'Question',
    name: localizedName(question, place.locale),
    acceptedAnswer: { '@type': 'Answer', text: localizedName(answer, place.locale) } satisfies Answer,
  });
  return { '@type': 'FAQPage', inLanguage: languageTags[place.locale], mainEntity: faqs.map(questionOf) };
}

/** A post of an influencer. */
export function feedPost(
  place: Place,
  post: { path: string; content: string; src: string; created_at: string; author: { name: Named; path: string } },
): SocialMediaPosting {
  return {
    '@type': 'SocialMediaPosting',
    url: wholeAddress(place, post.path),
    headline: post.content.slice(0, 100),
    articleBody: post.content,
    datePublished: post.created_at,
    image: wholePicture(place, resizeSrc(post.src, 1024)),
    author: { '@type': 'Person', name: localizedName(post.author.name, place.locale), url: wholeAddress(place, post.author.path) },
  };
}
