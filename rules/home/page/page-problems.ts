import { isLink } from '../../shop/link.ts';
import { type Locale, locales, mayBeMissing } from '../../shop/locale.ts';
import { linkTarget } from '../../shop/navigation.ts';
import type { ItemType } from '../home-block.ts';
import { isEmptyText, type PageBlock, type PageItem, type PageThumbnail, partsOf, type Texts } from './page-block.ts';

/** What a block or a link on a page is about: a row that shoppers must be able to see. */
export interface Reference {
  type: ItemType | 'PLAN' | 'BRAND' | 'EVENT' | 'INFLUENCER';
  id: number;
}

/** Why a page cannot be published as it is. */
export type PageProblemKind = 'EMPTY' | 'TEXT_MISSING' | 'PICTURE_MISSING' | 'LINK_MISSING' | 'LINK_WRONG' | 'GONE';

export interface PageProblem {
  /** The key of the block. */
  block: string;
  /** Where in it: `title`, `thumbnails.<key>.thumbnail_src`, `items.3`. */
  field: string;
  kind: PageProblemKind;
  /** The language in which a text is missing. */
  locale: Locale | null;
}

/** True for a problem that publishing may live with: a text in a language whose readers get the English one. */
export function isBearable({ kind, locale }: PageProblem): boolean {
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
  const isEmpty =
    (parts.items !== null && !parts.items.mayBeEmpty && block.items.length === 0) ||
    (parts.thumbnails !== null && parts.thumbnails.are !== 'icon' && block.thumbnails.length === 0);
  if (isEmpty) found.push({ field: parts.items === null ? 'thumbnails' : 'items', kind: 'EMPTY', locale: null });
  return found.map((problem) => ({ block: block.key, ...problem }));
}

function thumbnailProblems(thumbnail: PageThumbnail, block: PageBlock, known: Known): Found[] {
  const parts = partsOf(block)?.thumbnails;
  if (!parts) return [];
  const at = (field: string) => `thumbnails.${thumbnail.key}.${field}`;
  const isPictureMissing = parts.src === 'needed' && thumbnail.thumbnail_src === '';
  return [
    ...(isPictureMissing ? [{ field: at('thumbnail_src'), kind: 'PICTURE_MISSING', locale: null } as const] : []),
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
  return locales.filter((locale) => !texts[locale]?.trim()).map((locale): Found => ({ field, kind: 'TEXT_MISSING', locale }));
}

function linkProblems(field: string, url: string, isNeeded: boolean, { isPath, isShown }: Known): Found[] {
  if (url === '') return isNeeded ? [{ field, kind: 'LINK_MISSING', locale: null }] : [];
  if (!isLink(url)) return [{ field, kind: 'LINK_WRONG', locale: null }];
  if (linkTarget(url) === 'new-tab') return /^https:\/\/[^\s/]+\.[^\s]+$/.test(url) ? [] : [{ field, kind: 'LINK_WRONG', locale: null }];
  if (!isPath(url)) return [{ field, kind: 'LINK_WRONG', locale: null }];
  const about = linkedReference(url);
  return about === null || isShown(about) ? [] : [{ field, kind: 'GONE', locale: null }];
}

function itemProblems(field: string, items: readonly PageItem[], { isShown }: Known): Found[] {
  return items.flatMap(({ type, refer_id }, index): Found[] =>
    isShown({ type, id: refer_id }) ? [] : [{ field: `${field}.${index}`, kind: 'GONE', locale: null }],
  );
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
