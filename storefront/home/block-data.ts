import type { SelectMainPagesQuery } from '#client/graphql/operations.generated.ts';
import type { DesignTile } from '../nouns/design/design-tile.ts';

type Row = SelectMainPagesQuery['management_main_pages'][number];

/** An item of the block itself: one of its relations is there (specification 3, Main page item). */
export type BlockItem = Omit<Row['items'][number], 'product_custom'> & { design: DesignTile | null };

/** A block of the home page (specification 3, Management main page), as shown-blocks.ts makes it. */
export type Block = Omit<Row, 'items'> & { items: BlockItem[] };

export type Thumbnail = Block['thumbnails'][number];

/** A coloured word on a picture. */
export type Label = Thumbnail['labels'][number];

/** What every block is given. `isFirst`: it opens the page, so a picture in it is loaded at once. */
export type BlockProps = { block: Block; isFirst: boolean; autoplay: number | null };
