import type { ArtistItem, CustomItem, GraphicItem, LocalizedText, ProductItem, ReviewItem } from '../nouns/fragments.ts';

/** A coloured word on a picture. */
export type Label = { id: number; text: LocalizedText; background_color: string; text_color: string };

/** One thing in a block; `type` says which of the relations is there (specification 3, Main page item). */
export type ThumbnailItem = {
  id: number;
  position: number;
  type: 'PRODUCT' | 'PRODUCT_CUSTOM' | 'BRAND' | 'ARTIST' | 'GRAPHIC' | 'PLAN' | 'REVIEW';
  is_show_index: boolean;
  product: ProductItem | null;
  brand: { id: number; name: LocalizedText; logo_src: string; image_src: string } | null;
  artist: ArtistItem | null;
  graphic: GraphicItem | null;
  plan: { id: number; title: LocalizedText; image_src: string } | null;
};

/** An item of the block itself, which may also be a design or a review. */
export type BlockItem = ThumbnailItem & { product_custom: CustomItem | null; review: ReviewItem | null };

export type Thumbnail = {
  id: number;
  position: number;
  thumbnail_src: string;
  thumbnail_url: string;
  thumbnail_width: number | null;
  thumbnail_height: number | null;
  title: LocalizedText | null;
  content: LocalizedText | null;
  labels: Label[];
  items: ThumbnailItem[];
};

/** A block of the home page (specification 3, Management main page). */
export type Block = {
  id: number;
  type: 'BANNER' | 'LINE' | 'NAVIGATION' | 'ITEM' | 'THUMBNAIL' | 'TAG';
  sub_type: string;
  is_title: boolean;
  title: LocalizedText | null;
  sub_title: LocalizedText | null;
  title_btn: LocalizedText | null;
  title_btn_url: string;
  title_style: TitleStyle;
  thumbnails: Thumbnail[];
  items: BlockItem[];
};

/** How an administrator colours and aligns a title or a line, in the words of CSS. */
export type TitleStyle = { color?: string; 'background-color'?: string; 'text-align'?: 'left' | 'center' };

/** What every block is given. `isFirst`: it opens the page, so a picture in it is loaded at once. */
export type BlockProps = { block: Block; isFirst: boolean; autoplay: number | null };
