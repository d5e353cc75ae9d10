import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { graphicUrl } from '#storefront/nouns/graphic/graphic-card.tsx';
import { graphicAddressQuery } from './operations.ts';

/** A graphic by id only, for links that do not know the artist. Redirects to the URL with the name (specification 2.45). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = Number(params.graphic_id);
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 });
  const { product_graphics } = await bridgeOf(context).query(graphicAddressQuery, { id });
  const [graphic] = product_graphics;
  if (!graphic?.artist) throw data(null, { status: 404 });
  throw redirect(graphicUrl({ id: graphic.id, artist: graphic.artist }) + new URL(request.url).search, 301);
}
