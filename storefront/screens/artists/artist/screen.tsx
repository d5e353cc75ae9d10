import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { ArtistItem, ArtistPageQuery, GraphicItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { shownCount } from '#rules/catalogue/product/product-filter.ts';
import { languagesOf, localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { artistPerson, listedGraphics, listOf } from '#storefront/frame/structured-data/list-things.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { FollowButton } from '#storefront/nouns/follow/follow-button.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { FilteredProducts } from '#storefront/nouns/product/filters/filtered-products.tsx';
import { isListEmpty, isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFilteredList } from '#storefront/nouns/product/filters/load-list.ts';
import { Breadcrumbs, type Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
import { DetailSections } from '#storefront/nouns/section/detail-sections.tsx';
import { SectionHeading } from '#storefront/nouns/section/section-heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import { artistGraphicsQuery, artistPageQuery, graphicsPageSize } from './operations.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, inAllLanguages, locale } = bridge;
  const page = await query(artistPageQuery, { path_name: params.name ?? '' });
  const [artist] = page.product_artists;
  if (!artist) throw data(null, { status: 404 });
  const pageTitle = localizedName(artist.name, locale);
  const crumbs: Crumb[] = [
    [shell.artists[locale], urlFor('artist-id')],
    [pageTitle, urlFor('artist-name', { name: artist.path_name })],
  ];
  describePage(context, {
    things: (place) => [artistPerson(place, artist), ...listOf(place, listedGraphics(place, page.graphics))],
    crumbs,
  });
  return {
    ...{ artist, crumbs },
    list: await loadFilteredList(bridge, new URL(request.url).searchParams, `artist:${artist.id}`),
    languages: languagesOf(inAllLanguages(page).product_artists[0]?.name),
    pageTitle,
    pageWords: localizedName(artist.description, locale),
    graphics: page.graphics,
    count: page.graphics_aggregate.aggregate?.count ?? 0,
    best: page.best,
    templates: page.management_detail_templates,
  };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  return pageMeta(args, {
    title: loaded?.pageTitle ?? '',
    description: loaded?.pageWords ?? '',
    image: loaded?.artist.image_src ? resizeSrc(loaded.artist.image_src, 1024) : null,
    isIndexed: isListIndexed(loaded?.list),
    languages: loaded?.languages,
  });
};

/** An artist: profile, most liked graphics, all graphics, the goods that show them. Administrators set the section order (detail templates). */
export default function ArtistScreen() {
  const { artist, crumbs, list, graphics, count, best, templates } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  const bestTitle = name(templates.find(({ sub_type }) => sub_type === 'BEST')?.title);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <ArtistHead artist={artist} count={count} cover={best[0] ?? graphics[0] ?? null} />
      <DetailSections
        templates={templates}
        sections={{
          BEST: best.length > 0 ? <BestOfArtist graphics={best} label={bestTitle} /> : null,
          GRAPHIC: <ArtistGraphics artistId={artist.id} first={graphics} key={artist.id} />,
        }}
      />
      {isListEmpty(list) ? null : (
        <section className="page-gutter block-gap drawn-later">
          <SectionHeading title={text(artistMessages.goods)} />
          <FilteredProducts key={artist.id} list={list} fixed={['artist']} />
        </section>
      )}
      {count === 0 ? <EmptyState sentence={text(artistMessages.noGraphics)} /> : null}
    </>
  );
}

function BestOfArtist({ graphics, label }: { graphics: GraphicItem[]; label: string }) {
  return (
    <BlockCarousel kind="TAG" label={label} count={graphics.length}>
      {graphics.map((graphic) => (
        <GraphicCard key={graphic.id} graphic={graphic} />
      ))}
    </BlockCarousel>
  );
}

/** All graphics of an artist, as an infinite list of twenty at a time. */
function ArtistGraphics({ artistId, first }: { artistId: number; first: GraphicItem[] }) {
  return (
    <PagedList
      name="graphics"
      first={first}
      pageSize={graphicsPageSize}
      load={async (window) => (await queryLater(artistGraphicsQuery, { artist_id: artistId, ...window })).product_graphics}
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

type Props = { artist: ArtistPageQuery['product_artists'][number]; count: number; cover: GraphicItem | null };

/** The header of an artist's page: a full-width graphic, then the artist's profile. */
function ArtistHead({ artist, count, cover }: Props) {
  const { text, name } = useLanguage();
  return (
    <header className="lg:page-gutter lg:grid lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-12 lg:pt-5">
      <Cover artist={artist} graphic={cover} />
      <div className="page-gutter pt-6 lg:px-0 lg:pb-2">
        <Picture src={artist.profile_src} size={128} alt="" eager className="size-16 rounded-full bg-tile object-cover lg:size-20" />
        <h1 className="mt-3 page-title">
          <Name of={artist.name} />
        </h1>
        <p className="mt-1 text-13 text-ink-2">{text(artistMessages.works, { count: shownCount(count) })}</p>
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
