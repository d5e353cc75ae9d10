import { type LoaderFunctionArgs, redirect } from 'react-router';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { graphicUrl } from '#storefront/nouns/graphic/graphic-card.tsx';
import { loadGraphic } from '../graphic/load-graphic.ts';

/** A graphic by its id alone, for links that do not know the artist; it leads to the address with the name (specification 2). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { graphic } = await loadGraphic(bridgeOf(context), params.graphic_id);
  throw redirect(graphicUrl(graphic), 301);
}
