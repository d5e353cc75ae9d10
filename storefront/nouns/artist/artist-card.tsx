import type { ArtistItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { ArtistTile } from '#ui/tiles/artist-tile.tsx';
import { artistCardMessages } from './card-texts.ts';

/** An artist with the follower count, in the page's language. */
export function ArtistCard({ artist }: { artist: ArtistItem }) {
  const { text, name } = useLanguage();
  return (
    <ArtistTile
      artist={{ ...artist, name: name(artist.name) }}
      href={urlFor('artist-name', { name: artist.path_name })}
      note={text(artistCardMessages.followers, { count: artist.follower_count.toLocaleString('ko-KR') })}
    />
  );
}
