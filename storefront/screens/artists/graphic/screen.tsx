import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router';
import { resizeSrc } from '#contract/images.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAtOnce, useArrivedData } from '#storefront/frame/opening/open-at-once.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { graphicArtwork, listedProducts, listOf } from '#storefront/frame/structured-data/list-things.ts';
import { graphicUrl } from '#storefront/nouns/graphic/graphic-card.tsx';
import { GraphicOpening } from './graphic-opening.tsx';
import { GraphicView } from './graphic-view.tsx';
import { type LoadedGraphic, loadGraphic, planOf } from './load-graphic.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const planId = planOf(request.url);
  const loaded = await loadGraphic(bridgeOf(context), params.graphic_id, planId);
  // A graphic has one URL; under another artist's name it redirects there.
  if (loaded.artist.path_name !== params.name) throw redirect(graphicUrl(loaded.graphic, planId), 301);
  const { graphic, artist, products, crumbs } = loaded;
  describePage(context, {
    things: (place) => [graphicArtwork(place, graphic, artist), ...listOf(place, listedProducts(place, products))],
    crumbs,
  });
  return loaded;
}

export const clientLoader = (args: ClientLoaderFunctionArgs) => openAtOnce<LoadedGraphic>(args);

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData?.graphic && args.loaderData;
  return pageMeta(args, {
    title: loaded?.pageTitle ?? args.location.state?.tile?.name ?? '',
    description: loaded?.pageWords ?? '',
    image: loaded ? resizeSrc(loaded.graphic.src, 1024) : null,
    languages: loaded?.languages,
  });
};

/** A graphic under its artist's name (specification 2.44). */
export default function GraphicScreen() {
  const loaded = useArrivedData<LoadedGraphic>();
  return loaded === null ? <GraphicOpening /> : <GraphicView key={loaded.graphic.id} {...loaded} />;
}
