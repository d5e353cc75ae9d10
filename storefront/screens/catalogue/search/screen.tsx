import { type ComponentProps, type ReactNode, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';
import type { ArtistItem, ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Written } from '#client/locale/written.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { ServedPart } from '#client/served-part.tsx';
import { queryValueMaxLength, urlFor } from '#contract/routes.ts';
import { filterCount, filterParameters, noFilters, shownCount } from '#rules/catalogue/product/product-filter.ts';
import { isShareCode } from '#rules/design/share/share.ts';
import { to } from '#rules/office/particles.ts';
import { askedFilters } from '#rules/search/asked-filters.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { SearchForm } from '#storefront/frame/panels/search-form.tsx';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFacets } from '#storefront/nouns/product/filters/load-list.ts';
import { productsQuery, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { productSorts } from '#storefront/nouns/product/sorts.ts';
import { motifsOf } from '#storefront/nouns/search/search-filter.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Correction } from './correction.tsx';
import { findProducts, findThings, nothing, totalOf } from './find-things.ts';
import { FoundProducts, furtherFinds } from './found-products.tsx';
import { NothingFound } from './nothing-found.tsx';
import { nothingFoundTexts } from './nothing-found-texts.ts';
import { foundArtistsQuery, foundPageSize } from './operations.ts';
import { foundFilter, type Looked } from './ranking.ts';
import { addressOf, askedAddress, type SearchView, viewOf } from './search-view.ts';
import { searchTexts } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, readSearch, sharedDesign, locale } = bridge;
  const address = new URL(request.url).searchParams;
  const words = (address.get('q') ?? '').trim().slice(0, queryValueMaxLength);
  const view = viewOf(address);
  // The code on a shared picture.
  if (isShareCode(words) && (await sharedDesign(words))) throw redirect(urlFor('shared-design', { code: words }));
  // A price, a sale, what is new: the list's own filters and sorts, where they can be seen and taken off.
  const asked = view.isExact || filterCount(view.filters) > 0 ? null : askedFilters(words);
  if (asked) throw redirect(askedAddress(asked));
  if (words === '') return { words, corrected: null, quoted: '', near: [], ...nothing, list: null, suggestions: await suggest(query) };
  const { terms, corrected, near } = await readSearch(words, view.isExact);
  // What is found, and how, does not depend on filters; they narrow it.
  const found = await findThings(query, terms, { ...view, filters: noFilters }, !view.isExact && words.includes(' '));
  const isEmpty = totalOf(found) === 0;
  const motifs = motifsOf(terms);
  const isEither = !isEmpty && motifsOf(found.looked.terms).length < motifs.length;
  const readAs = isEither ? motifs.map(({ ways: [typed = []] }) => typed.join(' ')) : corrected === null ? [] : [corrected];
  const list = found.productCount > 0 ? await listOf(bridge, found.looked, view) : null;
  return {
    ...{ words, corrected, quoted: quotedIn(locale, readAs) },
    ...{ near: isEmpty ? near : [], ...found, list, suggestions: isEmpty ? await suggest(query) : null },
  };
}

const or = { ko: ' 또는 ', en: ' or ', cn: '或' };

/** Words in quotation marks, any of which may match; in Korean with the particle after the last. */
function quotedIn(locale: Locale, words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  const quoted = words.map((word) => (locale === 'ko' ? `‘${word}’` : `“${word}”`)).join(or[locale]);
  return locale === 'ko' ? quoted + to(last).slice(last.length) : quoted;
}

/**
 * The filters of the results and what they leave: `narrowed` is null without filters, `proposed` is empty if some products have the
 * motif.
 */
async function listOf(bridge: ReturnType<typeof bridgeOf>, looked: Looked, view: SearchView) {
  const { filters, sort } = view;
  const { search } = foundFilter(looked);
  const [choices, narrowed] = await Promise.all([
    loadFacets(bridge, { tags: looked.isProposed ? ['is:custom'] : [], ...(search ? { search } : {}), filters }),
    filterCount(filters) === 0 ? null : findProducts(bridge.query, looked, view),
  ]);
  return { filters, sort, ...choices, narrowed, proposed: looked.isProposed ? nothingFoundTexts.proposed[bridge.locale] : '' };
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
  const [address] = useSearchParams();
  const isSearched = found.words !== '';
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className={isSearched ? 'text-20 font-extrabold lg:text-26' : 'sr-only'}>
        {isSearched ? <Written message={searchTexts.resultsFor} values={{ words: found.words }} /> : text(shell.search)}
      </h1>
      <SearchForm key={`form ${found.words}`} words={found.words} className="mt-4 max-w-reading" />
      {found.quoted === '' || found.suggestions ? null : (
        <div className="mt-4 min-h-target">
          <Corrected words={found.words} quoted={found.quoted} asTyped={addressOf(found.words, { ...viewOf(address), isExact: true })} />
        </div>
      )}
      {found.suggestions ? null : <Results key={found.words} {...found} />}
      {found.suggestions ? <Nothing words={found.words} near={found.near} {...found.suggestions} /> : null}
    </div>
  );
}

type Found = Awaited<ReturnType<typeof loader>>;

const whereServed = { Waiting: ServedPart, Failed: ServedPart };
const CorrectionOnDemand = onDemand(() => import('./correction.tsx').then((file) => file.Correction), whereServed);
const NothingOnDemand = onDemand(() => import('./nothing-found.tsx').then((file) => file.NothingFound), whereServed);

/** Rendered by the server and loaded on demand, because most searches need no correction. */
function Corrected(props: ComponentProps<typeof Correction>) {
  if (!import.meta.env.SSR) return <CorrectionOnDemand {...props} />;
  return (
    <div>
      <Correction {...props} />
    </div>
  );
}

/** Rendered by the server and loaded on demand, because most searches find something. */
function Nothing(props: ComponentProps<typeof NothingFound>) {
  if (!import.meta.env.SSR) return <NothingOnDemand {...props} />;
  return (
    <div>
      <NothingFound {...props} />
    </div>
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
  const term = corrected ?? words;
  useEffect(() => pushEvent({ event: 'search_hit', search_term: term }), [term]);
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
      label: text(searchTexts.graphics, { count: shownCount(graphicCount) }),
      content: (
        <Finds
          name={`graphics ${words}`}
          first={graphics}
          load={async (window) => (await furtherFinds()).moreGraphics(looked, graphicCounts, window)}
        >
          {(graphic) => <GraphicCard key={graphic.id} graphic={graphic} />}
        </Finds>
      ),
    },
    {
      value: 'artists',
      count: artistCount,
      label: text(searchTexts.artists, { count: shownCount(artistCount) }),
      content: (
        <Finds name={`artists ${words}`} first={artists} load={async (window) => (await furtherFinds()).moreArtists(looked, window)}>
          {(artist) => <ArtistCard key={artist.id} artist={artist} />}
        </Finds>
      ),
    },
  ];
  const found = tabs.filter(({ count }) => count > 0);
  return (
    <>
      <h2 className="sr-only">{text(searchTexts.results)}</h2>
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

interface Finds<Item> {
  name: string;
  first: Item[];
  load: (window: PageWindow) => Promise<Item[]>;
  children: (item: Item) => ReactNode;
}

function Finds<Item>({ name, first, load, children }: Finds<Item>) {
  return (
    <PagedList name={name} first={first} pageSize={foundPageSize} load={load}>
      {(items) => <div className="tile-grid">{items.map(children)}</div>}
    </PagedList>
  );
}
