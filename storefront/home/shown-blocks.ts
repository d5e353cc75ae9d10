import type { PageReferencesQuery, ReviewItem } from '#client/graphql/operations.generated.ts';
import type { ItemType, TitleStyle } from '#rules/home/home-block.ts';
import { blockKindOf } from '#rules/home/home-block.ts';
import { lineColours } from '#rules/home/line-colours.ts';
import type { PageBlock, PageItem } from '#rules/home/page/page-block.ts';
import { type Reference, referencesOf } from '#rules/home/page/page-problems.ts';
import { portionsOf } from '#rules/shop/list-parts.ts';
import { type Locale, localizedName, type Named } from '#rules/shop/locale.ts';
import { designTile } from '../nouns/design/design-tile.ts';
import { isWhole } from '../nouns/design/whole-design.ts';
import type { Block, BlockItem, Thumbnail } from './block-data.ts';

/** The rows that blocks refer to and shoppers may see. */
export type FoundReferences = PageReferencesQuery;

/** The ids of each type that blocks refer to, in chunks that fit one response of the data service. */
export function askedReferences(blocks: readonly PageBlock[], portion: number): Record<keyof FoundReferences, number[]>[] {
  const references = referencesOf(blocks);
  const portions = (type: Reference['type']) => {
    const ids = references.filter((reference) => reference.type === type).map(({ id }) => id);
    return portionsOf(ids, portion);
  };
  const lists = {
    products: portions('PRODUCT'),
    designs: portions('PRODUCT_CUSTOM'),
    artists: portions('ARTIST'),
    graphics: portions('GRAPHIC'),
    reviews: portions('REVIEW'),
  };
  const most = Math.max(...Object.values(lists).map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => ({
    products: lists.products[index] ?? [],
    designs: lists.designs[index] ?? [],
    artists: lists.artists[index] ?? [],
    graphics: lists.graphics[index] ?? [],
    reviews: lists.reviews[index] ?? [],
  }));
}

/** Merges the results of all chunks. */
export function joinedReferences(found: readonly FoundReferences[]): FoundReferences {
  return {
    products: found.flatMap(({ products }) => products),
    designs: found.flatMap(({ designs }) => designs),
    artists: found.flatMap(({ artists }) => artists),
    graphics: found.flatMap(({ graphics }) => graphics),
    reviews: found.flatMap(({ reviews }) => reviews),
  };
}

/** The blocks to render: without hidden ones or rows that shoppers can no longer see. Designs are reduced to their tile. */
export function shownBlocks(
  blocks: readonly PageBlock[],
  found: FoundReferences,
  locale: Locale,
  newestReviews: ReviewItem[] = [],
): Block[] {
  const show = finder(found, locale);
  return blocks
    .filter(({ is_hidden }) => !is_hidden)
    .map(({ type, sub_type, is_title, title_btn_url, title_style, ...block }) => ({
      ...{ id: block.key, type, sub_type, is_title, title_btn_url },
      title_style: type === 'LINE' ? { ...title_style, ...shownColours(title_style) } : title_style,
      ...{ title: written(block.title, locale), sub_title: written(block.sub_title, locale), title_btn: written(block.title_btn, locale) },
      thumbnails: block.thumbnails.map(({ key, thumbnail_alt, title, content, labels, items, ...picture }) => ({
        ...picture,
        ...{ id: key, thumbnail_alt: written(thumbnail_alt, locale), title: written(title, locale), content: written(content, locale) },
        labels: labels.map((label, id) => ({ ...label, id, text: written(label.text, locale) ?? {} })),
        items: items.map(show),
      })),
      items: showsNewest({ type, sub_type, items: block.items }) ? newest(newestReviews) : block.items.map(show),
    }));
}

/** The blocks with hidden tags reduced to ids, which makes the page 5% smaller. */
export function withLaterTags(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => (blockKindOf(block) === 'TAG' ? { ...block, thumbnails: block.thumbnails.map(laterBehindFirst) } : block));
}

function laterBehindFirst(tag: Thumbnail, position: number): Thumbnail {
  const later = tag.items.flatMap(({ graphic }) => graphic?.id ?? []);
  return position === 0 || later.length === 0 ? tag : { ...tag, items: [], later };
}

/** True for a review block without items, which shows the newest reviews with photos. */
export function showsNewest(block: Pick<PageBlock, 'type' | 'sub_type' | 'items'>): boolean {
  return block.items.length === 0 && blockKindOf(block) === 'ITEM REVIEW';
}

function newest(reviews: readonly ReviewItem[]): BlockItem[] {
  return reviews.map((review, id) => ({ id, is_show_index: false, review }));
}

function finder(found: FoundReferences, locale: Locale): (item: PageItem, id: number) => BlockItem {
  const rows = {
    product: byId(found.products),
    artist: byId(found.artists),
    graphic: byId(found.graphics),
    design: byId(found.designs.filter(isWhole).map((design) => designTile(design, locale))),
    review: byId(found.reviews),
  };
  const nounOf = {
    PRODUCT: 'product',
    PRODUCT_CUSTOM: 'design',
    ARTIST: 'artist',
    GRAPHIC: 'graphic',
    REVIEW: 'review',
  } as const satisfies Record<ItemType, keyof typeof rows>;
  return ({ type, refer_id, is_show_index }, id) => ({ id, is_show_index, [nounOf[type]]: rows[nounOf[type]].get(refer_id) });
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The text in the page's language; null if it is empty in every language. */
function written(text: Named, locale: Locale): Named | null {
  const own = localizedName(text, locale);
  return own === '' ? null : { [locale === 'ko' ? 'ko' : 'en']: own };
}

/** Both colours of a LINE, computed here and not in each browser. */
function shownColours(style: TitleStyle): TitleStyle {
  const { color, ground } = lineColours(style);
  return { color, 'background-color': ground };
}
