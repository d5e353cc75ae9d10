import type { SelectMainPagesQuery } from '#client/graphql/operations.generated.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { designTile } from '../nouns/design/design-tile.ts';
import { isWhole } from '../nouns/design/whole-design.ts';
import type { Block } from './block-data.ts';

/** The blocks as they travel to the browser: of a design only what its tile says, and nothing of one that is no longer whole. */
export function shownBlocks(rows: SelectMainPagesQuery['management_main_pages'], locale: Locale): Block[] {
  return rows.map((row) => ({
    ...row,
    items: row.items.map(({ product_custom, ...item }) => ({
      ...item,
      design: product_custom && isWhole(product_custom) ? designTile(product_custom, locale) : null,
    })),
  }));
}
