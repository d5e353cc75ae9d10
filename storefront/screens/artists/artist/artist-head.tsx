import type { ArtistItem, ArtistPageQuery, GraphicItem } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { FollowButton } from '#storefront/nouns/follow/follow-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';

type Props = { artist: ArtistPageQuery['product_artists'][number]; count: number; cover: GraphicItem | null };

/** The header of an artist's page: a full-width graphic, then the artist's profile. */
export function ArtistHead({ artist, count, cover }: Props) {
  const name = useName();
  const text = useText();
  return (
    <header className="lg:page-gutter lg:grid lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12 lg:pt-8">
      <Cover artist={artist} graphic={cover} />
      <div className="page-gutter pt-6 lg:px-0 lg:pb-2">
        <Picture src={artist.profile_src} size={128} alt="" eager className="size-16 rounded-full bg-tile object-cover lg:size-20" />
        <h1 className="mt-3 page-title">
          <Name of={artist.name} />
        </h1>
        <p className="mt-1 text-13 text-ink-2">{text(artistMessages.works, { count })}</p>
        <div className="mt-4">
          <FollowButton kind="artist" id={artist.id} name={name(artist.name)} count={artist.follower_count} key={artist.id} />
        </div>
        {artist.description ? (
          <p className="mt-4 max-w-dialog text-15">
            <Name of={artist.description} />
          </p>
        ) : null}
      </div>
    </header>
  );
}

function Cover({ artist, graphic }: { artist: ArtistItem; graphic: GraphicItem | null }) {
  return (
    <div className="relative aspect-4/3 overflow-hidden bg-tile lg:rounded-tile">
      {artist.image_src ? (
        <Picture
          src={artist.image_src}
          size={1024}
          ratio={4 / 3}
          // The image is twice as wide as its visible part.
          sizes="(min-width: 1024px) 1310px, 172vw"
          alt=""
          eager
          className="size-full object-cover"
        />
      ) : (
        <>
          <ColorGround color={graphic?.background_color} />
          <Picture src={graphic?.src} size={512} alt="" eager className="absolute inset-0 m-auto h-[72%] w-[72%] object-contain" />
        </>
      )}
    </div>
  );
}
