import { useCallback, useState } from 'react';
import type { FollowedBrandsQuery } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { callApi } from '#client/wire/call-api.ts';
import { runQuery } from '#client/wire/run-query.ts';
import type { FollowVisit } from '#contract/rest/notifications.ts';
import { urlFor } from '#contract/routes.ts';
import { isNewToFollower } from '#rules/member/follow.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { FollowButton } from '#storefront/nouns/follow/follow-button.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ButtonLink } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { FollowRow, MarkedWork } from './follow-row.tsx';
import { FollowedArtists } from './followed-artists.tsx';
import { followedBrandsQuery, followsPageSize } from './operations.ts';
import { followPageTexts } from './texts.ts';

/** The member's follows in two tabs, with what is new since the last visit. */
export default function FollowScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  // One visit for both tabs. If it fails, nothing is marked.
  const [visit] = useState(() => beginVisit());
  if (userId === null) return null;
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <Tabs
        label={title}
        className="mt-4"
        tabs={[
          { value: 'artists', label: text(followPageTexts.artists), content: <FollowedArtists userId={userId} visit={visit} /> },
          { value: 'brands', label: text(followPageTexts.brands), content: <FollowedBrands userId={userId} visit={visit} /> },
        ]}
      />
    </div>
  );
}

/** null if the server did not return the last visit: this device's clock cannot be compared. */
function beginVisit(): Promise<FollowVisit | null> {
  if (typeof window === 'undefined') return new Promise(() => undefined);
  return callApi<FollowVisit>('POST', '/follow-visits').catch((error: unknown) => {
    console.warn(error);
    return null;
  });
}

type Follow = FollowedBrandsQuery['product_brand_follows'][number];
type SeenFollow = Follow & { visit: FollowVisit | null };
type Props = { userId: string; visit: Promise<FollowVisit | null> };

/** The brands a member follows, with products published since the last visit marked. */
function FollowedBrands({ userId, visit }: Props) {
  const text = useText();
  const load = useCallback(
    async (window: PageWindow): Promise<SeenFollow[]> => {
      const [{ product_brand_follows: follows }, begun] = await Promise.all([
        runQuery(followedBrandsQuery, { user_id: userId, ...window }),
        visit,
      ]);
      return follows.map((follow) => ({ ...follow, visit: begun }));
    },
    [userId, visit],
  );
  const empty = (
    <EmptyState
      sentence={text(followPageTexts.noBrands)}
      drawing="nothing-liked"
      action={<ButtonLink href={urlFor('category')}>{text(followPageTexts.findBrands)}</ButtonLink>}
    />
  );
  return (
    <PagedList pageSize={followsPageSize} load={load} empty={empty}>
      {(follows) => (
        <>
          <h2 className="sr-only">{text(followPageTexts.brands)}</h2>
          <ul>{follows.map((follow) => follow.brand && <BrandRow key={follow.brand.id} follow={follow} brand={follow.brand} />)}</ul>
        </>
      )}
    </PagedList>
  );
}

function BrandRow({ follow, brand }: { follow: SeenFollow; brand: NonNullable<Follow['brand']> }) {
  const text = useText();
  const name = useName()(brand.name);
  const works = brand.products.map((product) => ({ product, isNew: isNewToFollower(product.published_at, follow) }));
  const count = works.filter(({ isNew }) => isNew).length;
  return (
    <FollowRow
      name={name}
      href={urlFor('brand', { id: brand.id })}
      pictureSrc={brand.logo_src}
      followers={brand.follower_count}
      news={count > 0 ? text(followPageTexts.newProducts, { count }) : null}
      worksLabel={text(followPageTexts.productsOf, { name })}
      works={works.map(({ product, isNew }) => (
        <MarkedWork key={product.id} isNew={isNew} hasBadge={product.is_new || product.is_sale}>
          <ProductCard product={product} />
        </MarkedWork>
      ))}
      actions={<FollowButton kind="brand" id={brand.id} name={name} count={brand.follower_count} isKnownFollowed isWithoutCount />}
    />
  );
}
