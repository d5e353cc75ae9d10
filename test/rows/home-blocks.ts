// Rows of the home page in the data service's format, for tests that render blocks.
import type { MainPageItemType, MainPageType } from '#contract/graphql/column-values.ts';
import type { Block, BlockItem, Thumbnail } from '#storefront/home/block-data.ts';
import { designTile } from '#storefront/nouns/design/design-tile.ts';

const both = (text: string) => ({ ko: text, en: text });
const prices = { price: 20_000, origin_price: 20_000, sale_price: null, sale_rate: 0, promotion_price: null, like_count: 0 };
const brand = { id: 1, name: both('Gyeol'), logo_src: '' };

function aProduct(id: number) {
  return {
    ...prices,
    id,
    name: both(`Product ${id}`),
    image_src: '',
    brand,
    is_custom: false,
    is_new: false,
    is_sale: false,
    stock_count: 3,
  };
}

function aGraphic(id: number) {
  const artist = { id: 1, name: both('Seon'), path_name: 'seon' };
  return { ...prices, id, name: both(`Graphic ${id}`), src: '', background_color: '#FFFFFF', width: 100, height: 100, artist };
}

function anArtist(id: number) {
  return { id, name: both(`Artist ${id}`), path_name: `artist-${id}`, image_src: '', profile_src: '', follower_count: 2 };
}

/** An empty design in the data service's format. */
export function aDesign(id: number) {
  return {
    id,
    product_id: 1,
    name: `Design ${id}`,
    translations: {},
    render_key: '',
    revision: 1,
    product: aProduct(1),
    custom_mockups: [],
    layers: [],
  };
}

function aReview(id: number) {
  const about = { id: 1, name: both('Product 1'), image_src: '' };
  return {
    id,
    score: 4,
    content: `Review ${id}`,
    like_count: 0,
    created_at: '',
    review_images: [],
    design_src: null,
    product: about,
    writer: null,
    user: { nickname: 'nick' },
  };
}

/** One item of a block, by the entity it refers to. */
export function anItem(type: MainPageItemType, id: number): BlockItem {
  return {
    ...{ id, is_show_index: false },
    product: type === 'PRODUCT' ? aProduct(id) : undefined,
    graphic: type === 'GRAPHIC' ? aGraphic(id) : undefined,
    artist: type === 'ARTIST' ? anArtist(id) : undefined,
    design: type === 'PRODUCT_CUSTOM' ? designTile(aDesign(id), 'en') : undefined,
    review: type === 'REVIEW' ? aReview(id) : undefined,
  };
}

export function aThumbnail(id: number, about: Partial<Thumbnail> = {}): Thumbnail {
  return {
    ...{
      id: String(id),
      thumbnail_alt: null,
      thumbnail_src: '',
      thumbnail_url: `/plan/${id}`,
      thumbnail_width: null,
      thumbnail_height: null,
    },
    ...{ title: both(`Title ${id}`), content: both(`Content ${id}`), labels: [], items: [] },
    ...about,
  };
}

export function aBlock(type: MainPageType, sub_type = '', about: Partial<Block> = {}): Block {
  return {
    ...{ id: '1', type, sub_type, is_title: false, title: null, sub_title: null, title_btn: null, title_btn_url: '', title_style: {} },
    ...{ thumbnails: [], items: [] },
    ...about,
  };
}

/** This many items of a kind. */
export function items(type: MainPageItemType, count: number): BlockItem[] {
  return Array.from({ length: count }, (_, index) => anItem(type, index + 1));
}
