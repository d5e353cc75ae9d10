import {
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { ArtistItem, GraphicItem } from '#client/graphql/operations.generated.ts';
import { searchFilter } from '#client/graphql/search-filter.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { SearchForm } from '#storefront/frame/panels/search-form.tsx';
import { useShell } from '#storefront/frame/shell-data.ts';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { categoryFilter, productsPageSize, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { foundArtistsQuery, foundGraphicsQuery, foundPageSize } from './operations.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, queryValueMaxLength);
  const isSearched = words !== '';
  const search = searchFilter(words);
  const window = { limit: foundPageSize, offset: 0 };
  // Without words: what others like, and who draws here.
  const where = isSearched ? productFilter(words) : categoryFilter(null);
  const [products, graphics, artists] = await Promise.all([
    query(productsQuery, { where, order_by: productSorts.popularity.order, limit: isSearched ? productsPageSize : 8, offset: 0 }),
    query(foundGraphicsQuery, { search, ...window }),
    query(foundArtistsQuery, { search: isSearched ? search : {}, ...window }),
  ]);
  return {
    words,
    products: products.product_products,
    productCount: products.product_products_aggregate.aggregate?.count ?? 0,
    graphics: graphics.product_graphics,
    graphicCount: graphics.product_graphics_aggregate.aggregate?.count ?? 0,
    artists: artists.product_artists,
    artistCount: artists.product_artists_aggregate.aggregate?.count ?? 0,
  };
}

/** Another tab of the same results fetches nothing. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q');
}

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** Search over products, graphics and artists. */
export default function SearchScreen() {
  const found = useLoaderData<typeof loader>();
  const text = useText();
  const isSearched = found.words !== '';
  return (
    <div className="page-gutter pt-6 lg:pt-14">
      <h1 className={isSearched ? 'text-20 font-extrabold lg:text-26' : 'sr-only'}>
        {isSearched ? text(productListMessages.resultsFor, { words: found.words }) : text(shell.search)}
      </h1>
      <SearchForm words={found.words} className="mt-4 max-w-reading" />
      {isSearched ? <Results key={found.words} {...found} /> : <Suggestions {...found} />}
    </div>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

/** Before anything is searched for: who draws here, what there is, what others like. */
function Suggestions({ artists, products }: Found) {
  const text = useText();
  const name = useName();
  const categories = useShell()?.categories ?? [];
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

function Results({ words, products, productCount, graphics, graphicCount, artists, artistCount }: Found) {
  const text = useText();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const tabs = [
    {
      value: 'products',
      count: productCount,
      label: text(productListMessages.products, { count: productCount }),
      content: <ProductList where={productFilter(words)} sort="popularity" first={products} />,
    },
    {
      value: 'graphics',
      count: graphicCount,
      label: text(productListMessages.graphics, { count: graphicCount }),
      content: <FoundGraphics words={words} first={graphics} />,
    },
    {
      value: 'artists',
      count: artistCount,
      label: text(productListMessages.artists, { count: artistCount }),
      content: <FoundArtists words={words} first={artists} />,
    },
  ];
  const found = tabs.filter(({ count }) => count > 0);
  if (found.length === 0) {
    return (
      <EmptyState
        sentence={text(productListMessages.nothingFound, { words })}
        drawing="nothing-found"
        action={<ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
      />
    );
  }
  // In the address, so that Back and a shared link show the same tab.
  const choose = (tab: string) => navigate(urlFor('search', {}, { q: words, tab }), { replace: true, preventScrollReset: true });
  const tab = address.get('tab');
  return (
    <>
      <h2 className="sr-only">{text(productListMessages.results)}</h2>
      <Tabs label={text(shell.search)} tabs={found} {...(tab === null ? {} : { value: tab })} onChange={choose} className="mt-6" />
    </>
  );
}

function FoundGraphics({ words, first }: { words: string; first: GraphicItem[] }) {
  const search = searchFilter(words);
  return (
    <PagedList
      name={`graphics ${words}`}
      first={first}
      pageSize={foundPageSize}
      load={async (window) => (await runQuery(foundGraphicsQuery, { search, ...window })).product_graphics}
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

function FoundArtists({ words, first }: { words: string; first: ArtistItem[] }) {
  const search = searchFilter(words);
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

function productFilter(words: string) {
  return { ...categoryFilter(null), search: searchFilter(words) };
}
