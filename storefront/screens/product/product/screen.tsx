import { type ComponentProps, memo, Suspense, use, useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { urlFor } from '#contract/routes.ts';
import { pathTo } from '#rules/catalogue/category-tree.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { isArriving, openAtOnce, useArrivedData } from '#storefront/frame/opening/open-at-once.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { RenderNonce } from '#storefront/frame/render-nonce.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { productThing } from '#storefront/frame/structured-data/product-things.ts';
import { productCouponsQuery } from '#storefront/nouns/coupon/operations.ts';
import { isAllGone, takeableCoupons } from '#storefront/nouns/coupon/takeable-coupons.ts';
import { categoryCrumbs, categoryTreeQuery } from '#storefront/nouns/product/category-crumbs.ts';
import { rememberSeen } from '#storefront/nouns/product/recently-seen.ts';
import type { Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
import { viewedProduct } from '#storefront/visits/baskets.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';
import { editorIsAsked, isOpenedWithPage, markWhenAsked } from './editor-address.ts';
import { EditorWaiting } from './editor-waiting.tsx';
import { loadBelow } from './load-below.ts';
import { loadRelated, nothingRelated } from './load-related.ts';
import { selectAlternativesQuery, selectProductPageQuery } from './operations.ts';
import { availabilityOf } from './product-data.ts';
import { ProductOpening } from './product-opening.tsx';
import { ProductView } from './product-view.tsx';

const fetchGate = () => import('./editor-gate.tsx').then((file) => file.EditorGate);
const EditorGate = fetchedView(fetchGate, EditorOpening);
// If the page opens with the editor, it is preloaded. On failure the view loads it again and reports errors.
if (isOpenedWithPage()) fetchGate().catch(() => undefined);

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, inAllLanguages, sanitizeHtml, locale, clock } = bridgeOf(context);
  const id = Number(params.id);
  const found = Number.isSafeInteger(id) && id > 0 ? await query(selectProductPageQuery, { id }) : null;
  if (!found?.product_products_by_pk) throw data(null, { status: 404 });
  const { add_content, translations, facets, ...shownFirst } = found.product_products_by_pk;
  const [tree, shown, below, related] = await Promise.all([
    query(categoryTreeQuery),
    query(productCouponsQuery, { product_id: id, printed: shownFirst.is_custom ? ['GRAPHIC'] : [] }),
    loadBelow(query, shownFirst),
    facets ? loadRelated(query, shownFirst, facets.tags) : nothingRelated,
  ]);
  const product = { ...shownFirst, ...below };
  const { now } = await clock();
  const kind = availabilityOf(product) === 'on-sale' ? null : product.category;
  const others = kind ? await query(selectAlternativesQuery, { category_id: kind.id, id }) : null;
  const alternatives = others?.product_products ?? [];
  const title = localizedName(product.name, locale);
  const way = pathTo(tree.product_categories, product.category?.id);
  const crumbs: Crumb[] = [...categoryCrumbs(way, locale), [title, urlFor('product-id', { id })]];
  describePage(context, {
    things: (place) => [
      productThing(
        place,
        product,
        way.map(({ name }) => name),
      ),
    ],
    crumbs,
  });
  return {
    ...{ product, crumbs },
    languages: languagesOf(inAllLanguages(found).product_products_by_pk?.name),
    alternatives,
    related,
    coupons:
      availabilityOf(product) === 'on-sale'
        ? takeableCoupons(shown.sales_coupons, new Date(now)).filter((coupon) => !isAllGone(coupon))
        : [],
    content: sanitizeHtml(translated({ add_content, translations }, 'add_content', locale)),
    title,
    headTitle: product.seo_title === null ? title : localizedName(product.seo_title, locale),
  };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export const clientLoader = (args: ClientLoaderFunctionArgs) => openAtOnce<Loaded>(args);

/** Opening the editor and switching sides only change the query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || isArriving();
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const product = args.loaderData?.product;
  if (!product) return pageMeta(args, { title: args.location.state?.tile?.name });
  const { languages } = args.loaderData ?? {};
  const description = localizedName(product.seo_description ?? product.description, 'ko');
  return pageMeta(args, { title: args.loaderData?.headTitle ?? '', description, image: product.image_src, languages });
};

/** The product page, with the editor over it if the URL asks for it. */
export default function ProductScreen() {
  const loaded = useArrivedData<Loaded>();
  return loaded === null ? <ProductOpening /> : <LoadedProduct {...loaded} />;
}

function LoadedProduct({ product, ...shown }: Loaded) {
  const [query] = useSearchParams();
  const isInBrowser = useInBrowser();
  const isEditing = isInBrowser && product.is_custom && editorIsAsked(query);
  useMark(isInBrowser, isEditing);
  useEffect(() => {
    rememberSeen(product.id, deviceStorage);
    pushEvent({ event: 'view_item', ecommerce: viewedProduct(product) });
  }, [product]);
  return (
    <>
      {product.is_custom ? <EditorOpensAtOnce /> : null}
      <div inert={isEditing} data-part="product">
        <PageBehind product={product} {...shown} />
      </div>
      {isEditing ? <EditorGate key={product.id} product={product} /> : null}
    </>
  );
}

/** Hydrates after the editor, which need not wait for a page nobody sees. */
const PageBehind = memo(function PageBehind(props: ComponentProps<typeof ProductView>) {
  return (
    <Suspense>
      <ProductView key={props.product.id} {...props} />
    </Suspense>
  );
});

/** The skeleton while the editor loads. */
function EditorOpening() {
  return <EditorWaiting className="z-40 flex" />;
}

/**
 * The page is cached for everybody regardless of query, so an inline script checks for the editor. If so, the images and fonts of the page
 * behind are not fetched, and the editor's skeleton shows from the first byte.
 */
function EditorOpensAtOnce() {
  const nonce = use(RenderNonce);
  return (
    <>
      <script nonce={nonce}>{markWhenAsked}</script>
      <EditorWaiting className="z-30 hidden in-[html[data-editing]]:flex" />
    </>
  );
}

/** Shows the page again once the editor is closed. */
function useMark(isInBrowser: boolean, isEditing: boolean): void {
  useEffect(() => {
    if (isInBrowser && !isEditing) delete document.documentElement.dataset.editing;
  }, [isInBrowser, isEditing]);
  useEffect(() => () => void delete document.documentElement.dataset.editing, []);
}

/** The editor renders in the browser only. */
function useInBrowser(): boolean {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser;
}
