/** The things a block can show, as stored in management.main_page_items. */
export type ItemType = 'PRODUCT' | 'PRODUCT_CUSTOM' | 'ARTIST' | 'GRAPHIC' | 'REVIEW';

/** The colour and alignment an administrator gives a title or a line, as CSS values. */
export type TitleStyle = {
  color?: string | undefined;
  'background-color'?: string | undefined;
  'text-align'?: 'left' | 'center' | undefined;
};

type Need = 'needed' | 'optional' | 'none';

/**
 * The fields of a kind of block. Its form offers these, its schema accepts no others, and the required ones must be filled in to publish.
 */
export interface BlockParts {
  /** `heading`: title, subtitle and button above the block, if it has a title; `words`: the title is the block itself. */
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
  /** `mayBeEmpty`: a block without items fills itself. */
  items: null | { of: ItemType; isRanked: boolean; mayBeEmpty: boolean };
}

const heading = { text: 'heading', style: ['color'], thumbnails: null, items: null } as const satisfies BlockParts;
const itemsOf = (of: ItemType, about: { isRanked?: boolean; mayBeEmpty?: boolean } = {}) => ({
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

/**
 * The kinds of blocks on a home page and their parts (specification 2, Main page blocks), by type and optional subtype as stored in
 * management.main_pages. The check constraint of that table has the same list. Each kind has one component.
 */
const kinds = {
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
} as const satisfies Record<string, BlockParts>;

export type BlockKind = keyof typeof kinds;
export const blockKinds = Object.keys(kinds) as BlockKind[];
export const blockParts: Readonly<Record<BlockKind, BlockParts>> = kinds;

/** The kind of a block; null for an unknown one. */
export function blockKindOf({ type, sub_type }: { type: string; sub_type: string }): BlockKind | null {
  const kind = sub_type === '' ? type : `${type} ${sub_type}`;
  return blockKinds.find((known) => known === kind) ?? null;
}
