import { useEffect } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
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
import { runQuery } from '#client/wire/run-query.ts';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { type Lexicon, lexiconOf, type Reach } from '#rules/shop/search.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { SearchForm } from '#storefront/frame/panels/search-form.tsx';
import { useTopCategories } from '#storefront/frame/shell-data.ts';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { categoryFilter, productsPageSize, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { searchWordsQuery } from '#storefront/nouns/search/search-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { FoundProducts } from './found-products.tsx';
import { foundArtistsQuery, foundGraphicsQuery, foundPageSize } from './operations.ts';
import { graphicParts, orderOf, pageOfParts, productParts } from './ranking.ts';
import { addressOf, type SearchView, viewOf } from './search-view.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const address = new URL(request.url).searchParams;
  const words = (address.get('q') ?? '').trim().slice(0, queryValueMaxLength);
  const view = viewOf(address);
  if (words === '') return { words, ...nothing, suggestions: await suggest(query) };
  const known = await query(searchWordsQuery);
  const lexicon = lexiconOf(known.management_search_synonyms, known.product_categories);
  const whole = await find(query, words, { lexicon, reach: 'whole' }, view);
  // Prefix matches only count if there are no whole-word matches.
  const found = totalOf(whole) > 0 ? whole : await find(query, words, { lexicon, reach: 'begun' }, view);
  return { words, ...found, suggestions: totalOf(found) === 0 ? await suggest(query) : null };
}

type Query = ReturnType<typeof bridgeOf>['query'];

const totalOf = (found: Finds) => found.productCount + found.graphicCount + found.artistCount;

/** How the words are searched. */
interface Looked {
  lexicon: Lexicon;
  reach: Reach;
}

const nothing: Finds = {
  looked: { lexicon: { synonyms: [], kinds: [] }, reach: 'whole' },
  ...{ products: [], productCounts: [], productCount: 0 },
  ...{ graphics: [], graphicCounts: [], graphicCount: 0 },
  ...{ artists: [], artistCount: 0 },
};

type Finds = {
  looked: Looked;
  products: ProductItem[];
  /** The length of each part of the list, in the order of `productParts`. */
  productCounts: number[];
  productCount: number;
  graphics: GraphicItem[];
  graphicCounts: number[];
  graphicCount: number;
  artists: ArtistItem[];
  artistCount: number;
};

async function find(query: Query, words: string, looked: Looked, { sort, hidesSoldOut }: SearchView): Promise<Finds> {
  const { lexicon, reach } = looked;
  const window = { limit: foundPageSize, offset: 0 };
  const [products, graphics, artists] = await Promise.all([
    Promise.all(
      productParts(words, lexicon, reach, sort).map((where) => query(productsQuery, { where, order_by: orderOf(sort), ...window })),
    ),
    Promise.all(graphicParts(words, lexicon, reach).map((search) => query(foundGraphicsQuery, { search, ...window }))),
    query(foundArtistsQuery, { search: searchFilter(words, lexicon, reach), ...window }),
  ]);
  const productCounts = products.map((part) => part.product_products_aggregate.aggregate?.count ?? 0);
  const graphicCounts = graphics.map((part) => part.product_graphics_aggregate.aggregate?.count ?? 0);
  return {
    looked,
    products: (hidesSoldOut ? products.slice(0, -1) : products).flatMap((part) => part.product_products).slice(0, productsPageSize),
    productCounts,
    productCount: sum(productCounts),
    graphics: graphics.flatMap((part) => part.product_graphics).slice(0, foundPageSize),
    graphicCounts,
    graphicCount: sum(graphicCounts),
    artists: artists.product_artists,
    artistCount: artists.product_artists_aggregate.aggregate?.count ?? 0,
  };
}

/** Suggestions for an empty result: popular products and artists. */
async function suggest(query: Query): Promise<{ products: ProductItem[]; artists: ArtistItem[] }> {
  const [products, artists] = await Promise.all([
    query(productsQuery, { where: categoryFilter(null), order_by: productSorts.popularity.order, limit: 8, offset: 0 }),
    query(foundArtistsQuery, { search: {}, limit: foundPageSize, offset: 0 }),
  ]);
  return { products: products.product_products, artists: artists.product_artists };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Switching tabs of the same results loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return ['q', 'sort', 'stock'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

/** Search results are not separate pages: the canonical URL has no words. */
export const meta: MetaFunction = (args) => pageMeta(args);

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
      <SearchForm words={found.words} className="mt-4 max-w-reading" />
      {found.suggestions ? null : <Results key={found.words} {...found} />}
      {found.suggestions && isSearched ? <NothingFound words={found.words} /> : null}
      {found.suggestions ? <Suggestions {...found.suggestions} /> : null}
    </div>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

function NothingFound({ words }: { words: string }) {
  const text = useText();
  useEffect(() => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'search_miss', search_term: words });
  }, [words]);
  return (
    <EmptyState
      sentence={text(productListMessages.nothingFound, { words })}
      drawing="nothing-found"
      action={<ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
    />
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
      <ul className="mt-3 flex flex-wrap gap-2">
        {words.map(({ label, url }) => (
          <li key={url}>
            <Link to={url} className="inline-flex min-h-target items-center rounded-full border border-line px-4 text-15 hover:border-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
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
  looked,
  products,
  productCounts,
  productCount,
  graphics,
  graphicCounts,
  graphicCount,
  artists,
  artistCount,
}: Found) {
  const text = useText();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const view = viewOf(address);
  const show = (next: SearchView) => navigate(addressOf(words, next), { replace: true, preventScrollReset: true });
  const tabs = [
    {
      value: 'products',
      count: productCount,
      label: text(productListMessages.products, { count: productCount - (view.hidesSoldOut ? (productCounts.at(-1) ?? 0) : 0) }),
      content: <FoundProducts words={words} looked={looked} view={view} counts={productCounts} first={products} onView={show} />,
    },
    {
      value: 'graphics',
      count: graphicCount,
      label: text(productListMessages.graphics, { count: graphicCount }),
      content: <FoundGraphics words={words} looked={looked} counts={graphicCounts} first={graphics} />,
    },
    {
      value: 'artists',
      count: artistCount,
      label: text(productListMessages.artists, { count: artistCount }),
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

type GraphicPart = ReturnType<typeof graphicParts>[number];

function FoundGraphics({ words, looked, counts, first }: { words: string; looked: Looked; counts: number[]; first: GraphicItem[] }) {
  const load = async (search: GraphicPart, window: PageWindow) =>
    (await runQuery(foundGraphicsQuery, { search, ...window })).product_graphics;
  return (
    <PagedList
      name={`graphics ${words}`}
      first={first}
      pageSize={foundPageSize}
      load={(window) => pageOfParts(graphicParts(words, looked.lexicon, looked.reach), counts.slice(0, -1), window, load)}
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
  const search = searchFilter(words, looked.lexicon, looked.reach);
  return (
    <PagedList
      name={`artists ${words}`}
      first={first}
      pageSize={foundPageSize}
      load={async (window) => (await runQuery(foundArtistsQuery, { search, ...window })).product_artists}
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
