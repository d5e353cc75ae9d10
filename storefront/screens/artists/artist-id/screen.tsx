import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { resizeSrc } from '#contract/images.ts';
import { titlesIn } from '#contract/route-titles.ts';
import { urlFor } from '#contract/routes.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { EmptyState } from '#ui/states.tsx';
import { artistPathQuery, artistsQuery } from './operations.ts';

/** `/artist/id?id=3` redirects to that artist's URL. Without an id it is the page of all artists. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const idText = new URL(request.url).searchParams.get('id');
  if (idText === null) {
    const { product_artists: artists } = await query(artistsQuery);
    const items = artists.map((artist) => ({
      name: localizedName(artist.name, locale),
      path: urlFor('artist-name', { name: artist.path_name }),
      src: artist.image_src,
    }));
    const name = titlesIn(locale)['artist-id'];
    describePage(context, { things: (place) => [collectionPage(place, { name, path: urlFor('artist-id'), items })] });
    return { artists };
  }
  const id = Number(idText);
  const found = Number.isSafeInteger(id) ? await query(artistPathQuery, { id }) : null;
  if (!found?.product_artists_by_pk) throw data(null, { status: 404 });
  throw redirect(urlFor('artist-name', { name: found.product_artists_by_pk.path_name }), 301);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const picture = args.loaderData?.artists.map(({ image_src }) => image_src).find(Boolean);
  return pageMeta(args, { image: picture ? resizeSrc(picture, 1024) : null });
};

/** The page of all artists. */
export default function ArtistsScreen() {
  const { artists } = useLoaderData<typeof loader>();
  const text = useText();
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{text(artistMessages.allArtists)}</h1>
      <p className="mt-1 text-15 text-ink-2">{text(artistMessages.allArtistsLead)}</p>
      {artists.length === 0 ? <EmptyState sentence={text(artistMessages.noArtists)} /> : null}
      <h2 className="sr-only">{text(artistMessages.count, { count: artists.length })}</h2>
      <div className="tile-grid mt-8">
        {artists.map((artist) => (
          <ArtistCard key={artist.id} artist={artist} />
        ))}
      </div>
    </div>
  );
}
