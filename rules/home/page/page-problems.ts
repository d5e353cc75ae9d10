import { unknownFigures } from '../../office/live-figures.ts';
import { isLink } from '../../shop/link.ts';
import { type Locale, locales } from '../../shop/locale.ts';
import { linkTarget } from '../../shop/navigation.ts';
import type { ItemType } from '../home-block.ts';
import { isEmptyText, type PageBlock, type PageItem, type PageThumbnail, partsOf, type Texts } from './page-block.ts';

export const referenceTypes = [
  ...(['PRODUCT', 'PRODUCT_CUSTOM', 'ARTIST', 'GRAPHIC', 'REVIEW'] as const satisfies readonly ItemType[]),
  ...(['PLAN', 'BRAND', 'EVENT', 'INFLUENCER'] as const),
] as const;

/** The target of a block or a link: a row that must be visible to shoppers. */
export interface Reference {
  type: (typeof referenceTypes)[number];
  id: number;
}

/** The kinds of problems of a page. */
export type PageProblemKind =
  | 'EMPTY'
  | 'TEXT_MISSING'
  | 'PICTURE_MISSING'
  | 'ALT_MISSING'
  | 'LINK_MISSING'
  | 'LINK_WRONG'
  | 'FIGURE_UNKNOWN'
  | 'GONE';

export interface PageProblem {
  /** The key of the block. */
  block: string;
  /** The field in the block: `title`, `thumbnails.<key>.thumbnail_src`, `items.3`. */
  field: string;
  kind: PageProblemKind;
  /** The language of a missing text. */
  locale: Locale | null;
  /** The row that is no longer visible to shoppers (GONE). */
  about: Reference | null;
  /** The name in double braces that is not a known figure (FIGURE_UNKNOWN). */
  figure?: string;
}

/** The languages that the first page of the shop is always written in. */
export const pageLocales: readonly Locale[] = ['ko', 'en'];

/** True for a problem that is only reported and never blocks: the shop leaves out hidden items, and a picture works without its text. */
export function isRemark({ kind }: Pick<PageProblem, 'kind'>): boolean {
  return kind === 'GONE' || kind === 'ALT_MISSING';
}

/** True for a problem that must be fixed before publishing. */
export function keepsBack(problem: PageProblem): boolean {
  return !isRemark(problem) && !isBearable(problem);
}

/** True for a problem that publishing can ignore: a text missing in a language that falls back to English. */
export function isBearable({ kind, locale }: Pick<PageProblem, 'kind' | 'locale'>): boolean {
  return kind === 'TEXT_MISSING' && locale !== null && !pageLocales.includes(locale);
}

interface Known {
  /** True when shoppers can see the row. */
  isShown: (reference: Reference) => boolean;
  /** True for an existing path of the shop. */
  isPath: (path: string) => boolean;
}

/** All problems of a page, block by block. Hidden blocks may be unfinished. */
export function pageProblems(blocks: readonly PageBlock[], known: Known): PageProblem[] {
  return blocks.filter(({ is_hidden }) => !is_hidden).flatMap((block) => blockProblems(block, known));
}

type Found = Omit<PageProblem, 'block'>;
const nowhere = { locale: null, about: null } as const;

function blockProblems(block: PageBlock, known: Known): PageProblem[] {
  const parts = partsOf(block);
  if (parts === null) return [];
  const isTitled = parts.text === 'words' || block.is_title;
  const hasButton = parts.text === 'heading' && block.is_title && !isEmptyText(block.title_btn);
  const found: Found[] = [
    ...(isTitled ? textProblems('title', block.title, true) : []),
    ...(parts.text === 'heading' && block.is_title ? textProblems('sub_title', block.sub_title, false) : []),
    ...(hasButton ? textProblems('title_btn', block.title_btn, false) : []),
    ...(hasButton || parts.text === 'words' ? linkProblems('title_btn_url', block.title_btn_url, false, known) : []),
    ...block.thumbnails.flatMap((thumbnail) => thumbnailProblems(thumbnail, block, known)),
    ...itemProblems('items', block.items, known),
  ];
  if (isEmpty(block, known)) found.push({ field: parts.items === null ? 'thumbnails' : 'items', kind: 'EMPTY', ...nowhere });
  return found.map((problem) => ({ block: block.key, ...problem }));
}

/** True when the block has no content, or none that is visible. */
function isEmpty(block: PageBlock, { isShown }: Known): boolean {
  const parts = partsOf(block);
  const hasNone = (items: readonly PageItem[]) => !items.some(({ type, refer_id }) => isShown({ type, id: refer_id }));
  if (parts?.items) return !parts.items.mayBeEmpty && hasNone(block.items);
  if (!parts?.thumbnails || parts.thumbnails.are === 'icon') return false;
  const items = block.thumbnails.flatMap((thumbnail) => thumbnail.items);
  return block.thumbnails.length === 0 || (parts.thumbnails.are === 'tags' && items.length > 0 && hasNone(items));
}

function thumbnailProblems(thumbnail: PageThumbnail, block: PageBlock, known: Known): Found[] {
  const parts = partsOf(block)?.thumbnails;
  if (!parts) return [];
  const at = (field: string) => `thumbnails.${thumbnail.key}.${field}`;
  const isPictureMissing = parts.src === 'needed' && thumbnail.thumbnail_src === '';
  const isSaid = [thumbnail.title, thumbnail.content, thumbnail.thumbnail_alt, ...thumbnail.labels.map(({ text }) => text)];
  const isAltMissing = parts.are === 'pictures' && thumbnail.thumbnail_src !== '' && isSaid.every(isEmptyText);
  return [
    ...(isPictureMissing ? [{ field: at('thumbnail_src'), kind: 'PICTURE_MISSING', ...nowhere } as const] : []),
    ...(isAltMissing ? [{ field: at('thumbnail_alt'), kind: 'ALT_MISSING', ...nowhere } as const] : []),
    ...(parts.title === 'none' ? [] : textProblems(at('title'), thumbnail.title, parts.title === 'needed')),
    ...(parts.content === 'none' ? [] : textProblems(at('content'), thumbnail.content, parts.content === 'needed')),
    ...(parts.url === 'none' ? [] : linkProblems(at('thumbnail_url'), thumbnail.thumbnail_url, parts.url === 'needed', known)),
    ...thumbnail.labels.flatMap(({ text }, index) => textProblems(at(`labels.${index}`), text, true)),
    ...itemProblems(at('items'), thumbnail.items, known),
  ];
}

/** A text written in one language must be written in all; so must a required one. */
function textProblems(field: string, texts: Texts, isNeeded: boolean): Found[] {
  if (!isNeeded && isEmptyText(texts)) return [];
  return locales.flatMap((locale): Found[] => {
    const text = texts[locale]?.trim() ?? '';
    if (text === '') return [{ field, kind: 'TEXT_MISSING', locale, about: null }];
    return unknownFigures(text).map((figure) => ({ field, kind: 'FIGURE_UNKNOWN', locale, about: null, figure }));
  });
}

/** The fault of a link: no page of the shop, no address, or the page of a row that shoppers do not see. */
export function linkProblems(field: string, url: string, isNeeded: boolean, { isPath, isShown }: Known): Found[] {
  if (url === '') return isNeeded ? [{ field, kind: 'LINK_MISSING', ...nowhere }] : [];
  if (!isLink(url)) return [{ field, kind: 'LINK_WRONG', ...nowhere }];
  if (linkTarget(url) === 'new-tab') return /^https:\/\/[^\s/]+\.[^\s]+$/.test(url) ? [] : [{ field, kind: 'LINK_WRONG', ...nowhere }];
  if (!isPath(url)) return [{ field, kind: 'LINK_WRONG', ...nowhere }];
  const about = linkedReference(url);
  return about === null || isShown(about) ? [] : [{ field, kind: 'GONE', locale: null, about }];
}

function itemProblems(field: string, items: readonly PageItem[], { isShown }: Known): Found[] {
  return items.flatMap(({ type, refer_id }, index): Found[] => {
    const about = { type, id: refer_id };
    return isShown(about) ? [] : [{ field: `${field}.${index}`, kind: 'GONE', locale: null, about }];
  });
}

const linkNouns = { product: 'PRODUCT', plan: 'PLAN', brand: 'BRAND', banner: 'EVENT', influencer: 'INFLUENCER' } as const;

/** The row that a URL of the shop refers to; null when it refers to none. */
export function linkedReference(url: string): Reference | null {
  const [, noun = '', id = ''] = /^\/(\w+)\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(url) ?? [];
  return Object.hasOwn(linkNouns, noun) ? { type: linkNouns[noun as keyof typeof linkNouns], id: Number(id) } : null;
}

/** All rows the blocks refer to by id, without duplicates, in their items and links. */
export function referencesOf(blocks: readonly PageBlock[]): Reference[] {
  const all = blocks.flatMap(({ items, thumbnails, title_btn_url }) => [
    ...[...items, ...thumbnails.flatMap((thumbnail) => thumbnail.items)].map(({ type, refer_id }): Reference => ({ type, id: refer_id })),
    ...[title_btn_url, ...thumbnails.map(({ thumbnail_url }) => thumbnail_url)].flatMap((url) => linkedReference(url) ?? []),
  ]);
  return [...new Map(all.map((reference) => [referenceKey(reference), reference])).values()];
}

/** A reference as a string key. */
export function referenceKey({ type, id }: Reference): string {
  return `${type} ${id}`;
}
