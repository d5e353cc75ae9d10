import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { artistGraphicsQuery, graphicsPageSize } from './operations.ts';

/** All graphics of an artist, as an infinite list of twenty at a time. */
export function ArtistGraphics({ artistId, first }: { artistId: number; first: GraphicItem[] }) {
  return (
    <PagedList
      name="graphics"
      first={first}
      pageSize={graphicsPageSize}
      load={async (window) => (await runQuery(artistGraphicsQuery, { artist_id: artistId, ...window })).product_graphics}
    >
      {(graphics) => (
        <div className="tile-grid">
          {graphics.map((graphic, index) => (
            <GraphicCard key={graphic.id} graphic={graphic} eager={index < 2} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
