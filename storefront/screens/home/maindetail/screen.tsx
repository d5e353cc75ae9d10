import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { BestDesignsQuery, GraphicItem, InfluencerItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { pageEndHeader, type ShopBridge } from '#contract/shop-bridge.ts';
import { shownCount } from '#rules/catalogue/product/product-filter.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedGraphics } from '#storefront/frame/structured-data/list-things.ts';
import { findReferences, newestReviewsQuery } from '#storefront/home/find-references.ts';
import { shownBlocks, showsNewest } from '#storefront/home/shown-blocks.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { InfluencerCard } from '#storefront/nouns/influencer/influencer-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { BlockCollection } from './block-collection.tsx';
import { Collection } from './collection.tsx';
import { type ListName, listOf } from './lists.ts';
import {
  allGraphicsQuery,
  bestDesignsQuery,
  designsPageSize,
  graphicsPageSize,
  influencersPageSize,
  influencersQuery,
} from './operations.ts';
import { collectionTexts } from './texts.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const asked = new URL(request.url).searchParams;
  const block = asked.get('block');
  if (block !== null) return loadBlock(bridge, block);
  const loaded = await loadList(bridge, listOf(asked.get('list')));
  if (loaded.kind === 'graphics') {
    const { pageTitle, graphics } = loaded;
    const path = urlFor('maindetail');
    describePage(context, {
      things: (place) => [collectionPage(place, { name: pageTitle, path, items: listedGraphics(place, graphics) })],
      crumbs: [[pageTitle, path]],
    });
  }
  return loaded;
}

/** The block of the current page for its whole list; a text block has none. */
async function loadBlock({ query, locale, pageAt }: ShopBridge, key: string) {
  const { blocks, until } = await pageAt('main', null);
  const asked = blocks.filter((each) => each.key === key);
  const [found, reviews] = await Promise.all([
    findReferences(asked, query),
    asked.some(showsNewest) ? query(newestReviewsQuery) : { product_reviews: [] },
  ]);
  const [block] = shownBlocks(asked, found, locale, reviews.product_reviews);
  if (!block || (block.thumbnails.length === 0 && block.items.length === 0)) throw data(null, { status: 404 });
  const about = until === null ? {} : { headers: { [pageEndHeader]: until } };
  return data({ kind: 'block', block, pageTitle: localizedName(block.title, locale) } as const, about);
}

async function loadList({ query, locale }: ShopBridge, list: ListName) {
  const pageTitle = collectionTexts[list][locale];
  if (list === 'best-customs') {
    const { product_product_customs: designs } = await query(bestDesignsQuery, { limit: designsPageSize, offset: 0 });
    return { kind: list, designs, pageTitle } as const;
  }
  if (list === 'influencers') {
    const { management_influencers: influencers } = await query(influencersQuery, { limit: influencersPageSize, offset: 0 });
    return { kind: list, influencers, pageTitle } as const;
  }
  const page = await query(allGraphicsQuery, { limit: graphicsPageSize, offset: 0, ...bestOnly(list) });
  return { kind: list, graphics: page.product_graphics, count: page.product_graphics_aggregate.aggregate?.count ?? 0, pageTitle } as const;
}

function bestOnly(list: 'graphics' | 'best-graphics'): { is_best?: boolean } {
  return list === 'best-graphics' ? { is_best: true } : {};
}

/** When the page of a block expires, for caches. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  // The list has several URLs; only the plain one is indexed.
  const first = loaded && 'graphics' in loaded ? loaded.graphics[0] : undefined;
  const image = first ? resizeSrc(first.src, 1024) : null;
  return pageMeta(args, { title: loaded?.pageTitle ?? '', isIndexed: loaded?.kind === 'graphics', image });
};

/** Collections: a home page block's full list, best designs, best graphics, all graphics, influencers. */
export default function CollectionScreen() {
  const loaded = useLoaderData<typeof loader>();
  switch (loaded.kind) {
    case 'block':
      return <BlockCollection block={loaded.block} />;
    case 'best-customs':
      return <BestDesigns first={loaded.designs} />;
    case 'influencers':
      return <Influencers first={loaded.influencers} />;
    default:
      return <Graphics key={loaded.kind} list={loaded.kind} first={loaded.graphics} count={loaded.count} />;
  }
}

function Graphics({ list, first, count }: { list: 'graphics' | 'best-graphics'; first: GraphicItem[]; count: number }) {
  const text = useText();
  const way = (
    <ButtonLink look="quiet" href={urlFor('artist-id')}>
      {text(collectionTexts.byArtist)}
    </ButtonLink>
  );
  return (
    <Collection list={list} note={text(collectionTexts.graphicCount, { count: shownCount(count) })} way={way}>
      <PagedList
        name={list}
        first={first}
        pageSize={graphicsPageSize}
        load={async (window) => (await queryLater(allGraphicsQuery, { ...window, ...bestOnly(list) })).product_graphics}
        empty={<EmptyState sentence={text(mainMessages.noGraphics)} />}
      >
        {(graphics) => (
          <div className="tile-grid">
            {graphics.map((graphic) => (
              <GraphicCard key={graphic.id} graphic={graphic} />
            ))}
          </div>
        )}
      </PagedList>
    </Collection>
  );
}

function BestDesigns({ first }: { first: BestDesignsQuery['product_product_customs'] }) {
  const text = useText();
  const way = (
    <ButtonLink look="quiet" href={urlFor('category', {}, { category: 'customizable' })}>
      {text(collectionTexts.startBlank)}
    </ButtonLink>
  );
  return (
    <Collection list="best-customs" note={text(collectionTexts.bestCustomsLead)} way={way}>
      <PagedList
        name="best-customs"
        first={first}
        pageSize={designsPageSize}
        load={async (window) => (await queryLater(bestDesignsQuery, window)).product_product_customs}
        isShown={isWhole}
        empty={<EmptyState sentence={text(collectionTexts.noDesigns)} />}
      >
        {(designs) => (
          <div className="tile-grid">
            {designs.filter(isWhole).map((custom) => (
              <CustomCard key={custom.id} custom={custom} />
            ))}
          </div>
        )}
      </PagedList>
    </Collection>
  );
}

function Influencers({ first }: { first: InfluencerItem[] }) {
  const text = useText();
  return (
    <Collection list="influencers" note={text(collectionTexts.influencersLead)}>
      <PagedList
        name="influencers"
        first={first}
        pageSize={influencersPageSize}
        load={async (window) => (await queryLater(influencersQuery, window)).management_influencers}
        empty={<EmptyState sentence={text(collectionTexts.noInfluencers)} />}
      >
        {(influencers) => (
          <div className="tile-grid">
            {influencers.map((influencer) => (
              <InfluencerCard key={influencer.id} influencer={influencer} />
            ))}
          </div>
        )}
      </PagedList>
    </Collection>
  );
}
