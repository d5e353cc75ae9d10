import type { ReactNode } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { mypageMessages } from '../texts.ts';
import { likedGraphicsQuery, likedProductsQuery, likesPageSize } from './operations.ts';

/** The member's likes: graphics and products, newest first. */
export default function LikeScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <Tabs
        label={title}
        className="mt-4"
        tabs={[
          { value: 'graphics', label: text(mypageMessages.likedGraphics), content: <LikedGraphics userId={userId} /> },
          { value: 'products', label: text(mypageMessages.likedProducts), content: <LikedProducts userId={userId} /> },
        ]}
      />
    </div>
  );
}

function LikedGraphics({ userId }: { userId: string }) {
  const text = useText();
  return (
    <LikedThings
      load={async (window) => (await runQuery(likedGraphicsQuery, { user_id: userId, ...window })).product_graphic_likes}
      title={text(mypageMessages.likedGraphics)}
      emptySentence={text(mypageMessages.noLikedGraphics)}
      emptyUrl={urlFor('artist-id')}
      tile={({ graphic }) => graphic && <GraphicCard key={graphic.id} graphic={graphic} />}
    />
  );
}

function LikedProducts({ userId }: { userId: string }) {
  const text = useText();
  return (
    <LikedThings
      load={async (window) => (await runQuery(likedProductsQuery, { user_id: userId, ...window })).product_product_likes}
      title={text(mypageMessages.likedProducts)}
      emptySentence={text(mypageMessages.noLikedProducts)}
      emptyUrl={urlFor('category')}
      tile={({ product }) => product && <ProductCard key={product.id} product={product} />}
    />
  );
}

type ThingsProps<Row> = {
  load: (window: PageWindow) => Promise<Row[]>;
  tile: (row: Row) => ReactNode;
  /** The list's accessible name; visually the tab says it. */
  title: string;
  emptySentence: string;
  emptyUrl: string;
};

function LikedThings<Row>({ load, tile, title, emptySentence, emptyUrl }: ThingsProps<Row>) {
  const text = useText();
  const empty = (
    <EmptyState
      sentence={emptySentence}
      drawing="nothing-liked"
      action={<ButtonLink href={emptyUrl}>{text(mypageMessages.findSome)}</ButtonLink>}
    />
  );
  return (
    <PagedList name={title} pageSize={likesPageSize} load={load} empty={empty}>
      {(rows) => (
        <>
          <h2 className="sr-only">{title}</h2>
          <div className="tile-grid">{rows.map(tile)}</div>
        </>
      )}
    </PagedList>
  );
}
