import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { searchFilter } from '#client/graphql/search-filter.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { SearchForm } from '#storefront/frame/panels/search-form.tsx';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { categoryFilter, productsPageSize, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { searchWorksQuery } from './operations.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, queryValueMaxLength);
  if (words === '') return null;
  const where = productFilter(words);
  const search = searchFilter(words);
  const [products, works] = await Promise.all([
    query(productsQuery, { where, order_by: productSorts.popularity.order, limit: productsPageSize, offset: 0 }),
    query(searchWorksQuery, { graphics: search, artists: search }),
  ]);
  return {
    words,
    products: products.product_products,
    productCount: products.product_products_aggregate.aggregate?.count ?? 0,
    graphics: works.product_graphics,
    graphicCount: works.product_graphics_aggregate.aggregate?.count ?? 0,
    artists: works.product_artists,
  };
}

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** Search over products, graphics and artists. */
export default function SearchScreen() {
  const found = useLoaderData<typeof loader>();
  const text = useText();
  return (
    <div className="page-gutter pt-6 lg:pt-14">
      <h1 className={found ? 'text-20 font-extrabold lg:text-26' : 'sr-only'}>
        {found ? text(productListMessages.resultsFor, { words: found.words }) : text(shell.search)}
      </h1>
      <SearchForm words={found?.words ?? ''} className="mt-4 max-w-reading" />
      {found ? <Results key={found.words} {...found} /> : null}
    </div>
  );
}

type Found = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Results({ words, products, productCount, graphics, graphicCount, artists }: Found) {
  const text = useText();
  const tabs = [
    {
      value: 'products',
      label: text(productListMessages.products, { count: productCount }),
      content: <ProductList where={productFilter(words)} sort="popularity" first={products} />,
    },
    {
      value: 'graphics',
      label: text(productListMessages.graphics, { count: graphicCount }),
      content: (
        <div className="tile-grid">
          {graphics.map((graphic) => (
            <GraphicCard key={graphic.id} graphic={graphic} />
          ))}
        </div>
      ),
    },
    {
      value: 'artists',
      label: text(productListMessages.artists, { count: artists.length }),
      content: (
        <div className="tile-grid">
          {artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </div>
      ),
    },
  ];
  const counts = [productCount, graphicCount, artists.length];
  const found = tabs.filter((_, index) => counts[index] !== 0);
  if (found.length === 0) {
    return (
      <EmptyState
        sentence={text(productListMessages.nothingFound, { words })}
        drawing="nothing-found"
        action={<ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">{text(productListMessages.results)}</h2>
      <Tabs label={text(shell.search)} tabs={found} className="mt-6" />
    </>
  );
}

function productFilter(words: string) {
  return { ...categoryFilter(null), search: searchFilter(words) };
}
