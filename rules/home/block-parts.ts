import type { BlockKind, ItemType, TitleStyle } from './home-block.ts';

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

/** The parts of each kind, by which its form is made and its blocks are checked. Shoppers' pages do without them. */
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
