import { useEffect } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { ArtistItem, GraphicItem, ProductItem } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Written } from '#client/locale/written.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { filterCount, filterParameters, noFilters, shownCount } from '#rules/catalogue/product/product-filter.ts';
import { isShareCode } from '#rules/design/share/share.ts';
import { to } from '#rules/office/particles.ts';
import { askedFilters } from '#rules/search/asked-filters.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { SearchForm } from '#storefront/frame/panels/search-form.tsx';
import { useTopCategories } from '#storefront/frame/shell-data.ts';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFacets } from '#storefront/nouns/product/filters/load-list.ts';
import { productsQuery, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { findProducts, findThings, nothing, totalOf } from './find-things.ts';
import { FoundProducts } from './found-products.tsx';
import { foundArtistsQuery, foundPageSize } from './operations.ts';
import { foundFilter, type Looked } from './ranking.ts';
import { addressOf, askedAddress, type SearchView, viewOf } from './search-view.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, readSearch, sharedDesign } = bridge;
  const address = new URL(request.url).searchParams;
  const words = (address.get('q') ?? '').trim().slice(0, queryValueMaxLength);
  const view = viewOf(address);
  // The code on a shared picture.
  if (isShareCode(words) && (await sharedDesign(words))) throw redirect(urlFor('shared-design', { code: words }));
  // A price, a sale, what is new: the list's own filters and sorts, where they can be seen and taken off.
  const asked = view.isExact || filterCount(view.filters) > 0 ? null : askedFilters(words);
  if (asked) throw redirect(askedAddress(asked));
  if (words === '') return { words, corrected: null, near: [], ...nothing, list: null, suggestions: await suggest(query) };
  const { terms, corrected, near } = await readSearch(words, view.isExact);
  // What is found, and how, does not depend on filters; they narrow it.
  const found = await findThings(query, terms, { ...view, filters: noFilters });
  const isEmpty = totalOf(found) === 0;
  const list = found.productCount > 0 ? await listOf(bridge, found.looked, view) : null;
  return { words, corrected, near: isEmpty ? near : [], ...found, list, suggestions: isEmpty ? await suggest(query) : null };
}

/** The filters of the products found, and what they leave; `narrowed` is null without filters. */
async function listOf(bridge: ReturnType<typeof bridgeOf>, looked: Looked, view: SearchView) {
  const { filters, sort } = view;
  const { search } = foundFilter(looked);
  const [choices, narrowed] = await Promise.all([
    loadFacets(bridge, { tags: looked.isProposed ? ['is:custom'] : [], ...(search ? { search } : {}), filters }),
    filterCount(filters) === 0 ? null : findProducts(bridge.query, looked, view),
  ]);
  return { filters, sort, ...choices, narrowed };
}

type Query = ReturnType<typeof bridgeOf>['query'];

/** Suggestions for an empty result: popular products and artists. */
async function suggest(query: Query): Promise<{ products: ProductItem[]; artists: ArtistItem[] }> {
  const [products, artists] = await Promise.all([
    query(productsQuery, { where: soldFilter, order_by: productSorts.popularity.order, limit: 8, offset: 0 }),
    query(foundArtistsQuery, { search: {}, limit: foundPageSize, offset: 0 }),
  ]);
  return { products: products.product_products, artists: artists.product_artists };
}

/** Switching tabs of the same results loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return ['q', 'exact', 'sort', ...filterParameters].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

/** Search results are not separate pages: the canonical URL has no words. */
export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { isIndexed: isListIndexed(args.loaderData?.list) });

/** Search over products, graphics and artists. */
export default function SearchScreen() {
  const found = useLoaderData<typeof loader>();
  const text = useText();
  const isSearched = found.words !== '';
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className={isSearched ? 'text-20 font-extrabold lg:text-26' : 'sr-only'}>
        {isSearched ? <Written message={productListMessages.resultsFor} values={{ words: found.words }} /> : text(shell.search)}
      </h1>
      <SearchForm key={`form ${found.words}`} words={found.words} className="mt-4 max-w-reading" />
      {found.corrected === null || found.suggestions ? null : <Correction words={found.words} corrected={found.corrected} />}
      {found.suggestions ? null : <Results key={found.words} {...found} />}
      {found.suggestions && isSearched ? <NothingFound words={found.words} near={found.near} /> : null}
      {found.suggestions ? <Suggestions {...found.suggestions} /> : null}
    </div>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

/** What was looked for instead of what was typed, and the way back. */
function Correction({ words, corrected }: { words: string; corrected: string }) {
  const { text, locale } = useLanguage();
  const [address] = useSearchParams();
  const quoted = locale === 'ko' ? `‘${corrected}’${to(corrected).slice(corrected.length)}` : `“${corrected}”`;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 text-15 text-ink-2">
      <span>
        <Written message={productListMessages.readAs} values={{ words: quoted }} />
      </span>
      <Link
        to={addressOf(words, { ...viewOf(address), isExact: true })}
        className="inline-flex min-h-target items-center font-semibold text-ink underline underline-offset-4"
      >
        {text(productListMessages.asTyped, { words })}
      </Link>
    </p>
  );
}

/** Tells the data layer what was looked for, and whether anything was found. */
function useTold(event: 'search_miss' | 'search_hit', words: string) {
  useEffect(() => pushEvent({ event, search_term: words }), [event, words]);
}

function NothingFound({ words, near }: { words: string; near: readonly string[] }) {
  const text = useText();
  useTold('search_miss', words);
  return (
    <>
      <EmptyState
        sentence={text(productListMessages.nothingFound, { words })}
        drawing="nothing-found"
        action={<ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
      />
      {near.length === 0 ? null : (
        <>
          <h2 className="mt-8 text-17 font-extrabold">{text(productListMessages.near)}</h2>
          <WordLinks words={near.map((word) => ({ label: word, url: urlFor('search', {}, { q: word }) }))} />
        </>
      )}
    </>
  );
}

function WordLinks({ words }: { words: readonly { label: string; url: string }[] }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {words.map(({ label, url }) => (
        <li key={url}>
          <Link to={url} className="inline-flex min-h-target items-center rounded-full border border-line px-4 text-15 hover:border-ink">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shown before a search or without results: artists, categories, popular products. */
function Suggestions({ artists, products }: NonNullable<Found['suggestions']>) {
  const { text, name } = useLanguage();
  const categories = useTopCategories();
  const words = [
    ...categories.map((each) => ({ label: name(each.name), url: urlFor('category', {}, { category: each.path_name }) })),
    ...artists.map((each) => ({ label: name(each.name), url: urlFor('artist-name', { name: each.path_name }) })),
  ];
  return (
    <>
      <h2 className="mt-8 text-17 font-extrabold">{text(productListMessages.suggestions)}</h2>
      <WordLinks words={words} />
      <h2 className="mt-10 mb-4 text-17 font-extrabold">{text(productListMessages.popular)}</h2>
      <div className="tile-grid">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </>
  );
}

function Results({
  words,
  corrected,
  looked,
  products,
  productCounts,
  productCount,
  graphics,
  graphicCounts,
  graphicCount,
  artists,
  artistCount,
  list,
}: Found) {
  const text = useText();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  useTold('search_hit', corrected ?? words);
  const view = viewOf(address);
  const show = (next: SearchView) => navigate(addressOf(words, next), { preventScrollReset: true });
  const tabs = [
    {
      value: 'products',
      count: productCount,
      label: text(productListMessages.products, { count: shownCount(list?.narrowed?.productCount ?? productCount) }),
      content: list ? (
        <FoundProducts
          looked={looked}
          list={list}
          counts={list.narrowed?.productCounts ?? productCounts}
          first={list.narrowed?.products ?? products}
        />
      ) : null,
    },
    {
      value: 'graphics',
      count: graphicCount,
      label: text(productListMessages.graphics, { count: shownCount(graphicCount) }),
      content: <FoundGraphics words={words} looked={looked} counts={graphicCounts} first={graphics} />,
    },
    {
      value: 'artists',
      count: artistCount,
      label: text(productListMessages.artists, { count: shownCount(artistCount) }),
      content: <FoundArtists words={words} looked={looked} first={artists} />,
    },
  ];
  const found = tabs.filter(({ count }) => count > 0);
  return (
    <>
      <h2 className="sr-only">{text(productListMessages.results)}</h2>
      <Tabs
        label={text(shell.search)}
        tabs={found}
        {...(view.tab === null ? {} : { value: view.tab })}
        onChange={(tab) => show({ ...view, tab })}
        className="mt-6"
      />
    </>
  );
}

function FoundGraphics({ words, looked, counts, first }: { words: string; looked: Looked; counts: number[]; first: GraphicItem[] }) {
  return (
    <PagedList
      name={`graphics ${words}`}
      first={first}
      pageSize={foundPageSize}
      load={async (window) => (await import('./further-finds.ts')).moreGraphics(looked, counts, window)}
    >
      {(graphics) => (
        <div className="tile-grid">
          {graphics.map((graphic) => (
            <GraphicCard key={graphic.id} graphic={graphic} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

function FoundArtists({ words, looked, first }: { words: string; looked: Looked; first: ArtistItem[] }) {
  return (
    <PagedList
      name={`artists ${words}`}
      first={first}
      pageSize={foundPageSize}
      load={async (window) => (await import('./further-finds.ts')).moreArtists(looked, window)}
    >
      {(artists) => (
        <div className="tile-grid">
          {artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
