import { useEffect, useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { editorIsAsked } from './editor-address.ts';
import { selectAlternativesQuery, selectProductPageQuery } from './operations.ts';
import { availabilityOf } from './product-data.ts';
import { ProductView } from './product-view.tsx';

const EditorGate = fetchedView(() => import('./editor-gate.tsx').then((file) => file.EditorGate), EmptyScreen);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, sanitizeHtml, locale } = bridgeOf(context);
  const id = Number(params.id);
  const found = Number.isSafeInteger(id) && id > 0 ? await query(selectProductPageQuery, { id }) : null;
  const product = found?.product_products_by_pk;
  if (!product) throw data(null, { status: 404 });
  const kind = availabilityOf(product) === 'on-sale' ? null : product.category;
  const others = kind ? await query(selectAlternativesQuery, { category_id: kind.id, id }) : null;
  const alternatives = others?.product_products ?? [];
  return { product, alternatives, content: sanitizeHtml(product.add_content), title: localizedName(product.name, locale) };
}

/** Opening the editor and changing its side only change the query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const product = args.loaderData?.product;
  if (!product) return pageMeta(args);
  const description = localizedName(product.description, 'ko');
  return pageMeta(args, { title: args.loaderData?.title ?? '', description, image: product.image_src });
};

/** The page of a product, and over it the editor when the address asks for it. */
export default function ProductScreen() {
  const { product, content, alternatives } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const isEditing = useInBrowser() && product.is_custom && editorIsAsked(query);
  return (
    <>
      <div inert={isEditing}>
        <ProductView key={product.id} product={product} content={content} alternatives={alternatives} />
      </div>
      {isEditing ? <EditorGate key={product.id} product={product} /> : null}
    </>
  );
}

/** While the editor is on its way: what was there before is gone already. */
function EmptyScreen() {
  return <div className="fixed inset-0 z-40 bg-ground" />;
}

/** The editor is made in the browser only. */
function useInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser;
}
