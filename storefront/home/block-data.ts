import type { ArtistItem, GraphicItem, ProductItem, ReviewItem } from '#client/graphql/operations.generated.ts';
import type { PageBlock, PageThumbnail } from '#rules/home/page/page-block.ts';
import type { Named } from '#rules/shop/locale.ts';
import type { DesignTile } from '../nouns/design/design-tile.ts';

/** A text of a block; null if empty. */
type Text = Named | null;

/** An item of a block, with at most one relation set (specification 3, Main page item). */
export interface BlockItem {
  id: number;
  is_show_index: boolean;
  product?: ProductItem | undefined;
  artist?: ArtistItem | undefined;
  graphic?: GraphicItem | undefined;
  design?: DesignTile | undefined;
  review?: ReviewItem | undefined;
}

/** A coloured label on an image. */
export interface Label {
  id: number;
  text: Named;
  background_color: string;
  text_color: string;
}

export interface Thumbnail extends Pick<PageThumbnail, 'thumbnail_src' | 'thumbnail_url' | 'thumbnail_width' | 'thumbnail_height'> {
  id: string;
  thumbnail_alt: Text;
  title: Text;
  content: Text;
  labels: Label[];
  items: BlockItem[];
  /** Ids of graphics to load later, instead of `items`: those of a hidden tag. */
  later?: number[];
}

/** A block of the home page with its references (specification 3, Management main page), built by shown-blocks.ts. `id`: its key. */
export interface Block extends Pick<PageBlock, 'type' | 'sub_type' | 'is_title' | 'title_btn_url' | 'title_style'> {
  id: string;
  title: Text;
  sub_title: Text;
  title_btn: Text;
  thumbnails: Thumbnail[];
  items: BlockItem[];
}

/** Props of every block. `isFirst`: it is at the top of the page, so its image loads eagerly. */
export type BlockProps = { block: Block; isFirst: boolean; autoplay: number | null };
