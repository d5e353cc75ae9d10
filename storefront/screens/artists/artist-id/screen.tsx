import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData, useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import type { OrderBy } from '#contract/graphql/inputs.ts';
import { resizeSrc } from '#contract/images.ts';
import { titlesIn } from '#contract/route-titles.ts';
import { urlFor } from '#contract/routes.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/states.tsx';
import { artistPathQuery, artistsQuery } from './operations.ts';

/** The id breaks ties, so that pages do not overlap. */
const sorts = {
  recommendation: { message: productListMessages.recommendation, order: [{ position: 'asc' }, { id: 'asc' }] },
  popularity: { message: productListMessages.popularity, order: [{ follower_count: 'desc' }, { id: 'asc' }] },
  newest: { message: artistMessages.newest, order: [{ created_at: 'desc' }, { id: 'desc' }] },
} as const satisfies Record<string, { message: Message; order: readonly OrderBy<'product_artists'>[] }>;
type Sort = keyof typeof sorts;

const readSort = (text: string | null): Sort => (text !== null && Object.hasOwn(sorts, text) ? (text as Sort) : 'recommendation');
const pageSize = 20;

/** `/artist/id?id=3` redirects to that artist's URL. Without an id it is the page of all artists. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const address = new URL(request.url).searchParams;
  const idText = address.get('id');
  const sort = readSort(address.get('sort'));
  if (idText === null) {
    const { product_artists: artists } = await query(artistsQuery, { order_by: sorts[sort].order, limit: pageSize, offset: 0 });
    const items = artists.map((artist) => ({
      name: localizedName(artist.name, locale),
      path: urlFor('artist-name', { name: artist.path_name }),
      src: artist.image_src,
    }));
    const name = titlesIn(locale)['artist-id'];
    describePage(context, { things: (place) => [collectionPage(place, { name, path: urlFor('artist-id'), items })] });
    return { sort, artists };
  }
  const id = Number(idText);
  const found = Number.isSafeInteger(id) ? await query(artistPathQuery, { id }) : null;
  if (!found?.product_artists_by_pk) throw data(null, { status: 404 });
  throw redirect(urlFor('artist-name', { name: found.product_artists_by_pk.path_name }), 301);
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const picture = args.loaderData?.artists.map(({ image_src }) => image_src).find(Boolean);
  return pageMeta(args, { image: picture ? resizeSrc(picture, 1024) : null });
};

/** The page of all artists. */
export default function ArtistsScreen() {
  const { sort, artists } = useLoaderData<typeof loader>();
  const text = useText();
  const navigate = useNavigate();
  const show = (next: Sort) =>
    navigate(urlFor('artist-id', {}, next === 'recommendation' ? {} : { sort: next }), { preventScrollReset: true });
  const options = (Object.keys(sorts) as Sort[]).map((value) => ({ value, label: text(sorts[value].message) }));
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{text(artistMessages.allArtists)}</h1>
      <p className="mt-1 text-15 text-ink-2">{text(artistMessages.allArtistsLead)}</p>
      {artists.length === 0 ? <EmptyState sentence={text(artistMessages.noArtists)} /> : null}
      <h2 className="sr-only">{text(artistMessages.allArtists)}</h2>
      <div className="my-4 flex justify-end">
        <Select label={text(productListMessages.sort)} hideLabel options={options} value={sort} onChange={show} className="w-44" />
      </div>
      <PagedList
        key={sort}
        name={`artists ${sort}`}
        first={artists}
        pageSize={pageSize}
        load={async (window) => (await queryLater(artistsQuery, { order_by: sorts[sort].order, ...window })).product_artists}
      >
        {(shown) => (
          <div className="tile-grid">
            {shown.map((artist) => (
              <ArtistCard key={artist.id} artist={artist} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}
