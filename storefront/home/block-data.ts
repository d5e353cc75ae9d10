import type { ArtistItem, GraphicItem, ProductItem, ReviewItem } from '#client/graphql/operations.generated.ts';
import type { PageBlock, PageThumbnail } from '#rules/home/page/page-block.ts';
import type { Named } from '#rules/shop/locale.ts';
import type { DesignTile } from '../nouns/design/design-tile.ts';

/** A text of a block; null where nothing is written. */
type Text = Named | null;

/** An item of a block: at most one of its relations is there (specification 3, Main page item). */
export interface BlockItem {
  id: number;
  is_show_index: boolean;
  product?: ProductItem | undefined;
  artist?: ArtistItem | undefined;
  graphic?: GraphicItem | undefined;
  design?: DesignTile | undefined;
  review?: ReviewItem | undefined;
}

/** A coloured word on a picture. */
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
  /** The numbers of graphics that are fetched later, instead of `items`: what a hidden tag shows. */
  later?: number[];
}

/** A block of the home page with what it refers to (specification 3, Management main page), as shown-blocks.ts makes it. `id`: its key. */
export interface Block extends Pick<PageBlock, 'type' | 'sub_type' | 'is_title' | 'title_btn_url' | 'title_style'> {
  id: string;
  title: Text;
  sub_title: Text;
  title_btn: Text;
  thumbnails: Thumbnail[];
  items: BlockItem[];
}

/** What every block is given. `isFirst`: it opens the page, so a picture in it is loaded at once. */
export type BlockProps = { block: Block; isFirst: boolean; autoplay: number | null };
