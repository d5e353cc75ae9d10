import { unknownFigures } from '../../office/live-figures.ts';
import { isLink } from '../../shop/link.ts';
import { type Locale, locales, mayBeMissing } from '../../shop/locale.ts';
import { linkTarget } from '../../shop/navigation.ts';
import type { ItemType } from '../home-block.ts';
import { isEmptyText, type PageBlock, type PageItem, type PageThumbnail, partsOf, type Texts } from './page-block.ts';

export const referenceTypes = [
  ...(['PRODUCT', 'PRODUCT_CUSTOM', 'ARTIST', 'GRAPHIC', 'REVIEW'] as const satisfies readonly ItemType[]),
  ...(['PLAN', 'BRAND', 'EVENT', 'INFLUENCER'] as const),
] as const;

/** What a block or a link on a page is about: a row that shoppers must be able to see. */
export interface Reference {
  type: (typeof referenceTypes)[number];
  id: number;
}

/** What is missing or wrong on a page. */
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
  /** Where in it: `title`, `thumbnails.<key>.thumbnail_src`, `items.3`. */
  field: string;
  kind: PageProblemKind;
  /** The language in which a text is missing. */
  locale: Locale | null;
  /** What shoppers do not see any more (GONE). */
  about: Reference | null;
  /** The name in double braces that is no figure of the shop (FIGURE_UNKNOWN). */
  figure?: string;
}

/** True for a problem that is said and stands in nobody's way: what is not shown the shop leaves out, and a picture is there without its words too. */
export function isRemark({ kind }: Pick<PageProblem, 'kind'>): boolean {
  return kind === 'GONE' || kind === 'ALT_MISSING';
}

/** True for what must be put right before a page is published. */
export function keepsBack(problem: PageProblem): boolean {
  return !isRemark(problem) && !isBearable(problem);
}

/** True for a problem that publishing may live with: a text in a language whose readers get the English one. */
export function isBearable({ kind, locale }: Pick<PageProblem, 'kind' | 'locale'>): boolean {
  return kind === 'TEXT_MISSING' && locale !== null && mayBeMissing(locale);
}

interface Known {
  /** True for what shoppers see. */
  isShown: (reference: Reference) => boolean;
  /** True for a path of the shop. */
  isPath: (path: string) => boolean;
}

/** All that is missing or wrong on a page, block by block; hidden blocks may be unfinished. */
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

/** Nothing is in it, or nothing of what is in it is shown. */
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

/** A text that is written in one language is missing in the others; one that is needed in all. */
function textProblems(field: string, texts: Texts, isNeeded: boolean): Found[] {
  if (!isNeeded && isEmptyText(texts)) return [];
  return locales.flatMap((locale): Found[] => {
    const text = texts[locale]?.trim() ?? '';
    if (text === '') return [{ field, kind: 'TEXT_MISSING', locale, about: null }];
    return unknownFigures(text).map((figure) => ({ field, kind: 'FIGURE_UNKNOWN', locale, about: null, figure }));
  });
}

function linkProblems(field: string, url: string, isNeeded: boolean, { isPath, isShown }: Known): Found[] {
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

/** The row that an address of the shop is about; null for addresses that are about none. */
function linkedReference(url: string): Reference | null {
  const [, noun = '', id = ''] = /^\/(\w+)\/([1-9]\d{0,14})(?:[/?#]|$)/.exec(url) ?? [];
  return Object.hasOwn(linkNouns, noun) ? { type: linkNouns[noun as keyof typeof linkNouns], id: Number(id) } : null;
}

/** Everything the blocks refer to by number, each once: what is in them, and where their links lead. */
export function referencesOf(blocks: readonly PageBlock[]): Reference[] {
  const all = blocks.flatMap(({ items, thumbnails, title_btn_url }) => [
    ...[...items, ...thumbnails.flatMap((thumbnail) => thumbnail.items)].map(({ type, refer_id }): Reference => ({ type, id: refer_id })),
    ...[title_btn_url, ...thumbnails.map(({ thumbnail_url }) => thumbnail_url)].flatMap((url) => linkedReference(url) ?? []),
  ]);
  return [...new Map(all.map((reference) => [referenceKey(reference), reference])).values()];
}

/** A reference as one word. */
export function referenceKey({ type, id }: Reference): string {
  return `${type} ${id}`;
}
