import { inEveryLocale, type Locale } from '../../shop/locale.ts';
import { type BlockKind, type BlockParts, blockKindOf, blockParts, type ItemType, type TitleStyle } from '../home-block.ts';

/** Pages that are made of blocks and published in revisions. */
export const builtPages = ['main'] as const;
export type BuiltPage = (typeof builtPages)[number];

/** Characters of one text: a title fills three lines of a phone long before. */
export const mostCharacters = 200;

/** One text in every language of the shop; one that is empty, or missing on a page older than its language, is not written yet. */
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

/** A picture of a block, or a tag: what of it counts says blockParts. `key` names it within its block. */
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
 * A block of a page in all languages, as a revision keeps it (specification 3, Management main page). `key` is the same in every revision the
 * block is in; addresses lead to it. A hidden block is kept and shown to nobody.
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

/** Most of each on one page: as many as /main asks for and shows. */
export const mostBlocks = 30;
export const mostThumbnails = 20;
export const mostLabels = 4;
export const mostItems = 20;

/** The parts of a block; null for a kind this version does not know. */
export function partsOf(block: Pick<PageBlock, 'type' | 'sub_type'>): BlockParts | null {
  const kind = blockKindOf(block);
  return kind === null ? null : blockParts[kind];
}

/** No text in any language. */
export const noTexts: Texts = inEveryLocale(() => '');

/** True when nothing is written in any language. */
export function isEmptyText(texts: Texts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** A new block of a kind with nothing in it but, where it needs one, one thumbnail. `key` gives a new key each time. */
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

/** A copy of a block that stands beside it: every key in it is new. */
export function copyBlock(block: PageBlock, key: () => string): PageBlock {
  return { ...block, key: key(), thumbnails: block.thumbnails.map((thumbnail) => ({ ...thumbnail, key: key() })) };
}
