import type { Locale } from '../../shop/locale.ts';
import { type BlockKind, blockKindOf } from '../home-block.ts';

/** Pages that are made of blocks and published in revisions. */
export const builtPages = ['main'] as const;
export type BuiltPage = (typeof builtPages)[number];

/** One text in every language of the shop; an empty one is not written yet. */
export type Texts = Readonly<Record<Locale, string>>;

/** What a block may show, as management.main_page_items spells it. */
export type ItemType = 'PRODUCT' | 'PRODUCT_CUSTOM' | 'ARTIST' | 'GRAPHIC' | 'REVIEW';

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

/** How an administrator colours and aligns a title or a line, in the words of CSS. */
export type TitleStyle = {
  color?: string | undefined;
  'background-color'?: string | undefined;
  'text-align'?: 'left' | 'center' | undefined;
};

/** Most of each on one page: as many as /main asks for and shows. */
export const mostBlocks = 30;
export const mostThumbnails = 20;
export const mostLabels = 4;
export const mostItems = 20;

type Need = 'needed' | 'optional' | 'none';

/** What a kind of block is made of: its form offers these fields, its schema takes no others, and what is needed is asked for before publishing. */
export interface BlockParts {
  /** `heading`: title, subtitle and button above the block, where it has a title; `words`: the title is the block itself. */
  text: 'heading' | 'words';
  style: readonly (keyof TitleStyle)[];
  thumbnails: null | {
    /** `icon`: one small picture. */
    are: 'pictures' | 'tags' | 'icon';
    src: Need;
    url: Need;
    title: Need;
    content: Need;
    hasLabels: boolean;
    items: ItemType | null;
  };
  /** `mayBeEmpty`: without items the block fills itself. */
  items: null | { of: ItemType; isRanked: boolean; mayBeEmpty: boolean };
}

const heading = { text: 'heading', style: ['color'], thumbnails: null, items: null } as const satisfies BlockParts;
const itemsOf = (of: ItemType, about: { isRanked?: boolean; mayBeEmpty?: boolean } = {}): BlockParts => ({
  ...heading,
  items: { of, isRanked: about.isRanked ?? false, mayBeEmpty: about.mayBeEmpty ?? false },
});
const picture = {
  are: 'pictures',
  src: 'needed',
  url: 'optional',
  title: 'optional',
  content: 'optional',
  hasLabels: true,
  items: null,
} as const;

/** The parts of every kind (specification 2, Main page blocks). */
export const blockParts: Readonly<Record<BlockKind, BlockParts>> = {
  BANNER: { ...heading, thumbnails: picture },
  'BANNER PRODUCT': itemsOf('PRODUCT', { isRanked: true }),
  'BANNER GRAPHIC': itemsOf('GRAPHIC', { isRanked: true }),
  LINE: {
    text: 'words',
    style: ['color', 'background-color', 'text-align'],
    thumbnails: { are: 'icon', src: 'optional', url: 'none', title: 'none', content: 'none', hasLabels: false, items: null },
    items: null,
  },
  NAVIGATION: { ...heading, thumbnails: { ...picture, url: 'needed', title: 'needed', content: 'none', hasLabels: false } },
  'ITEM PRODUCT_CUSTOM_TEMPLATE': itemsOf('PRODUCT_CUSTOM'),
  'ITEM PRODUCT': itemsOf('PRODUCT'),
  'ITEM ARTIST': itemsOf('ARTIST'),
  'ITEM REVIEW': itemsOf('REVIEW', { mayBeEmpty: true }),
  'THUMBNAIL PRODUCT': { ...heading, thumbnails: { ...picture, items: 'PRODUCT' } },
  'THUMBNAIL CUSTOM': { ...heading, thumbnails: { ...picture, content: 'none' } },
  'THUMBNAIL CUSTOM2': { ...heading, thumbnails: { ...picture, title: 'needed' } },
  TAG: {
    ...heading,
    thumbnails: { are: 'tags', src: 'none', url: 'none', title: 'needed', content: 'none', hasLabels: false, items: 'GRAPHIC' },
  },
};

/** The parts of a block; null for a kind this version does not know. */
export function partsOf(block: Pick<PageBlock, 'type' | 'sub_type'>): BlockParts | null {
  const kind = blockKindOf(block);
  return kind === null ? null : blockParts[kind];
}

/** No text in any language. */
export const noTexts: Texts = { ko: '', en: '', cn: '' };

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
