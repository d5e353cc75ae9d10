import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useName } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { GraphicTile } from '#ui/tiles/graphic-tile.tsx';
import { Like } from '../like/like.tsx';

/**
 * The URL of a graphic: under its artist (specification 2), or by id if the artist is hidden. With an exhibition, the page shows that
 * exhibition's text about it.
 */
export function graphicUrl(graphic: { id: number; artist: { path_name: string } | null }, planId: number | null = null): string {
  const query = planId === null ? undefined : { plan_id: planId };
  if (graphic.artist === null) return urlFor('artist-id-graphic', { graphic_id: graphic.id }, query);
  return urlFor('artist-name-graphic', { name: graphic.artist.path_name, graphic_id: graphic.id }, query);
}

interface Props {
  graphic: GraphicItem;
  /** The exhibition showing it. */
  planId?: number | null;
  eager?: boolean;
}

/** A graphic with its heart, in the page's language. */
export function GraphicCard({ graphic, planId = null, eager = false }: Props) {
  const name = useName();
  const ownName = name(graphic.name);
  return (
    <GraphicTile
      graphic={{ ...graphic, name: ownName, artistName: name(graphic.artist?.name) }}
      href={graphicUrl(graphic, planId)}
      like={<Like kind="graphic" id={graphic.id} name={ownName} />}
      eager={eager}
    />
  );
}
