import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { resizeSrc } from '#contract/images.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { DetailSections } from '#storefront/nouns/section/detail-sections.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ArtistGraphics } from './artist-graphics.tsx';
import { ArtistHead } from './artist-head.tsx';
import { artistPageQuery } from './operations.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const page = await query(artistPageQuery, { path_name: params.name ?? '' });
  const [artist] = page.product_artists;
  if (!artist) throw data(null, { status: 404 });
  return {
    artist,
    pageTitle: localizedName(artist.name, locale),
    pageWords: localizedName(artist.description, locale),
    graphics: page.graphics,
    count: page.graphics_aggregate.aggregate?.count ?? 0,
    best: page.best,
    templates: page.management_detail_templates,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  return pageMeta(args, {
    title: loaded?.pageTitle ?? '',
    description: loaded?.pageWords ?? '',
    image: loaded?.artist.image_src ? resizeSrc(loaded.artist.image_src, 1024) : null,
  });
};

/** An artist: profile, most liked graphics, all graphics. Administrators set the section order (detail templates). */
export default function ArtistScreen() {
  const { artist, graphics, count, best, templates } = useLoaderData<typeof loader>();
  const name = useName();
  const text = useText();
  const bestTitle = name(templates.find(({ sub_type }) => sub_type === 'BEST')?.title);
  return (
    <>
      <ArtistHead artist={artist} count={count} cover={best[0] ?? graphics[0] ?? null} />
      <DetailSections
        templates={templates}
        sections={{
          BEST: best.length > 0 ? <BestOfArtist graphics={best} label={bestTitle} /> : null,
          GRAPHIC: <ArtistGraphics artistId={artist.id} first={graphics} key={artist.id} />,
        }}
      />
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
