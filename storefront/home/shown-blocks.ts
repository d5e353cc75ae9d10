import type { ReviewItem, SelectMainPagesQuery } from '#client/graphql/operations.generated.ts';
import { blockKindOf } from '#rules/home/home-block.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { designTile } from '../nouns/design/design-tile.ts';
import { isWhole } from '../nouns/design/whole-design.ts';
import type { Block } from './block-data.ts';

/** The blocks as they travel to the browser: of a design only what its tile says, and nothing of one that is no longer whole. */
export function shownBlocks(
  rows: SelectMainPagesQuery['management_main_pages'],
  locale: Locale,
  newestReviews: ReviewItem[] = [],
): Block[] {
  return rows.map((row) => ({
    ...row,
    items: itemsOf(row, newestReviews).map(({ product_custom, ...item }) => ({
      ...item,
      design: product_custom && isWhole(product_custom) ? designTile(product_custom, locale) : null,
    })),
  }));
}

type Row = SelectMainPagesQuery['management_main_pages'][number];

/** What an administrator put there; a block of reviews that was left empty shows the newest ones with photos. */
function itemsOf(row: Row, newestReviews: ReviewItem[]): Row['items'] {
  if (blockKindOf(row) !== 'ITEM REVIEW' || row.items.length > 0) return row.items;
  const none = { is_show_index: false, product: null, artist: null, graphic: null, product_custom: null };
  return newestReviews.map((review) => ({ id: review.id, ...none, review }));
}
