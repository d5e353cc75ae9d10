import { type Locale, localizedName, type Named } from '#rules/shop/locale.ts';
import { parseLibrarySrc } from '../images.ts';
import { middle } from './told-picture.ts';

/**
 * A library picture's metadata, appended to its URL in page and screen data: `/cdn/library/12#30,40,A%20shirt` (decision 061). Servers
 * never receive the part after `#`, so the URL keeps its meaning; components that show pictures read it (told-picture.ts).
 */
export interface PictureFacts {
  id: number;
  /** The focal point, in percent from the left and the top. */
  focal_x: number;
  focal_y: number;
  alt: Named;
}

const inAddress = '/cdn/library/';
/** A picture in HTML that the server creates (server/nouns/content/rich-text-html.ts). */
const writtenPicture = /<img src="([^"#]+)" alt="([^"]*)">/g;

/** The ids of library pictures in a data service response, both in URLs and in written HTML. */
export function libraryIdsIn(value: unknown): number[] {
  const ids = new Set<number>();
  eachText(value, (text) => {
    for (const src of text.startsWith(inAddress) ? [text] : [...text.matchAll(writtenPicture)].map(([, written = '']) => written)) {
      const name = parseLibrarySrc(src);
      if (name !== null) ids.add(name.id);
    }
  });
  return [...ids];
}

/** A response with metadata appended to its picture URLs, and alt texts in its written HTML. Does not modify `value`. */
export function withPictureFacts<Value>(value: Value, known: readonly PictureFacts[], locale: Locale): Value {
  const facts = new Map(known.map((each) => [each.id, each]));
  return told(value, (text) => (text.startsWith(inAddress) ? addressWith(text, facts, locale) : htmlWith(text, facts, locale))) as Value;
}

function addressWith(src: string, facts: ReadonlyMap<number, PictureFacts>, locale: Locale): string {
  const name = parseLibrarySrc(src);
  const known = name === null ? undefined : facts.get(name.id);
  if (name === null || known === undefined) return src;
  const alt = localizedName(known.alt, locale);
  // A crop is already centred on its focal point.
  const [x, y] = name.ratio === null ? [known.focal_x, known.focal_y] : [middle, middle];
  return x === middle && y === middle && alt === '' ? src : `${src}#${x},${y},${encodeURIComponent(alt)}`;
}

function htmlWith(html: string, facts: ReadonlyMap<number, PictureFacts>, locale: Locale): string {
  if (!html.includes(inAddress)) return html;
  return html.replace(writtenPicture, (picture, src: string) => {
    const known = facts.get(parseLibrarySrc(src)?.id ?? 0);
    const alt = known === undefined ? '' : localizedName(known.alt, locale);
    return alt === '' ? picture : `<img src="${src}" alt="${escaped(alt)}">`;
  });
}

function told(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes(inAddress) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => told(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, told(each, change)]));
}

function eachText(value: unknown, look: (text: string) => void): void {
  if (typeof value === 'string') {
    if (value.includes(inAddress)) look(value);
  } else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) eachText(each, look);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
