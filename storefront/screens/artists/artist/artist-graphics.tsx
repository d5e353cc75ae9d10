import { useCallback } from 'react';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { InfiniteList } from '#ui/infinite-list.tsx';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { usePages } from '#ui/use-pages.ts';
import { artistGraphicsQuery, graphicsPageSize } from './operations.ts';

/** All graphics of an artist, twenty at a time while the reader scrolls. */
export function ArtistGraphics({ artistId, first }: { artistId: number; first: GraphicItem[] }) {
  const text = useText();
  const load = useCallback(
    async (page: number) => {
      const offset = (page - 1) * graphicsPageSize;
      const result = await runQuery(artistGraphicsQuery, { artist_id: artistId, limit: graphicsPageSize, offset });
      return result.product_graphics;
    },
    [artistId],
  );
  const { items, status, more } = usePages({ initial: first, pageSize: graphicsPageSize, load });
  return (
    <InfiniteList
      status={status}
      onMore={more}
      texts={{ noMore: text(shell.noMore), failed: text(shell.listFailed), retry: text(shell.retry) }}
      skeleton={<TileGridSkeleton count={4} label={text(shell.loading)} />}
    >
      <div className="tile-grid">
        {items.map((graphic, index) => (
          <GraphicCard key={graphic.id} graphic={graphic} eager={index < 2} />
        ))}
      </div>
    </InfiniteList>
  );
}
