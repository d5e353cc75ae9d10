import type { ComponentType } from 'react';
import type { BlockKind } from '#rules/home/home-block.ts';
import { BannerPairsBlock } from './banner-pairs-block.tsx';
import type { Block, BlockProps } from './block-data.ts';
import { ImageBannerBlock } from './image-banner-block.tsx';
import { ArtistItemBlock, CustomTemplateBlock, ProductItemBlock, ReviewItemBlock } from './item-blocks.tsx';
import { LineBlock } from './line-block.tsx';
import { NavigationBlock } from './navigation-block.tsx';
import { TagBlock } from './tags/tag-block.tsx';
import { ThumbnailCustomBlock } from './thumbnail-custom-block.tsx';
import { ThumbnailProductBlock } from './thumbnail-product-block.tsx';

/** The component of each block kind. A missing kind fails the type check. */
const blocks: Readonly<Record<BlockKind, ComponentType<BlockProps>>> = {
  BANNER: ImageBannerBlock,
  'BANNER PRODUCT': BannerPairsBlock,
  'BANNER GRAPHIC': BannerPairsBlock,
  LINE: LineBlock,
  NAVIGATION: NavigationBlock,
  'ITEM PRODUCT_CUSTOM_TEMPLATE': CustomTemplateBlock,
  'ITEM PRODUCT': ProductItemBlock,
  'ITEM ARTIST': ArtistItemBlock,
  'ITEM REVIEW': ReviewItemBlock,
  'THUMBNAIL PRODUCT': ThumbnailProductBlock,
  'THUMBNAIL CUSTOM': ThumbnailCustomBlock,
  'THUMBNAIL CUSTOM2': ThumbnailCustomBlock,
  TAG: TagBlock,
};

/** The component of a block; null for a kind this version does not know, so newer data breaks no page. */
export function componentOf({ type, sub_type }: Pick<Block, 'type' | 'sub_type'>): ComponentType<BlockProps> | null {
  const kind = sub_type === '' ? type : `${type} ${sub_type}`;
  return Object.hasOwn(blocks, kind) ? blocks[kind as BlockKind] : null;
}
