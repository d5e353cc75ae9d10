import { inEveryLocale, type Locale } from '../../shop/locale.ts';
import { type BlockKind, type BlockParts, blockKindOf, blockParts, type ItemType, type TitleStyle } from '../home-block.ts';

/** Pages built from blocks and published in revisions. */
export const builtPages = ['main'] as const;
export type BuiltPage = (typeof builtPages)[number];

/** Maximum length of a text; a title fills three lines on a phone well before that. */
export const mostCharacters = 200;

/**
 * A text in every language of the shop. An empty or missing one has not been written; it is missing when the page is older than the
 * language.
 */
export type Texts = Readonly<Partial<Record<Locale, string>>>;

export interface PageItem {
  type: ItemType;
  refer_id: number;
  is_show_index: boolean;
}

export interface PageLabel {
  text: Texts;
  background_color: string;
  text_color: string;
}

/** A picture or tag of a block; blockParts says which fields are used. `key` is unique within its block. */
export interface PageThumbnail {
  key: string;
  thumbnail_src: string;
  thumbnail_url: string;
  thumbnail_width: number | null;
  thumbnail_height: number | null;
  thumbnail_alt: Texts;
  title: Texts;
  content: Texts;
  labels: PageLabel[];
  items: PageItem[];
}

/**
 * A block of a page in all languages, as stored in a revision (specification 3, Management main page). `key` stays the same across
 * revisions and is used in links. A hidden block is kept but never shown.
 */
export interface PageBlock {
  key: string;
  is_hidden: boolean;
  type: string;
  sub_type: string;
  is_title: boolean;
  title: Texts;
  sub_title: Texts;
  title_btn: Texts;
  title_btn_url: string;
  title_style: TitleStyle;
  thumbnails: PageThumbnail[];
  items: PageItem[];
}

/** Limits per page: as many as /main requests and shows. */
export const mostBlocks = 30;
export const mostThumbnails = 20;
export const mostLabels = 4;
export const mostItems = 20;

/** The parts of a block; null for an unknown kind. */
export function partsOf(block: Pick<PageBlock, 'type' | 'sub_type'>): BlockParts | null {
  const kind = blockKindOf(block);
  return kind === null ? null : blockParts[kind];
}

/** A text that is empty in every language. */
export const noTexts: Texts = inEveryLocale(() => '');

/** True when the text is empty in every language. */
export function isEmptyText(texts: Texts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** A new block of a kind, empty except for one thumbnail if it needs one. `key` returns a new key on each call. */
export function newBlock(kind: BlockKind, key: () => string): PageBlock {
  const [type = '', sub_type = ''] = kind.split(' ');
  const { text, thumbnails } = blockParts[kind];
  return {
    ...{ key: key(), is_hidden: false, type, sub_type, is_title: text === 'words' },
    ...{ title: noTexts, sub_title: noTexts, title_btn: noTexts, title_btn_url: '', title_style: {}, items: [] },
    thumbnails: thumbnails && thumbnails.are !== 'icon' ? [newThumbnail(key())] : [],
  };
}

export function newThumbnail(key: string): PageThumbnail {
  return {
    ...{ key, thumbnail_src: '', thumbnail_url: '', thumbnail_width: null, thumbnail_height: null, thumbnail_alt: noTexts },
    ...{ title: noTexts, content: noTexts, labels: [], items: [] },
  };
}

/** A copy of a block with new keys throughout. */
export function copyBlock(block: PageBlock, key: () => string): PageBlock {
  return { ...block, key: key(), thumbnails: block.thumbnails.map((thumbnail) => ({ ...thumbnail, key: key() })) };
}
