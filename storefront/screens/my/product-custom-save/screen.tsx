import { useCallback, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { selectProductCustoms } from '#contract/graphql/calls.generated.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { InfiniteList } from '#ui/infinite-list.tsx';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { usePages } from '#ui/use-pages.ts';
import type { SavedDesign } from './saved-design.ts';
import { SavedDesignCard } from './saved-design-card.tsx';
import { savedTexts } from './texts.ts';

/** Page size of custom products (specification 9). */
const PAGE_SIZE = 8;

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The member's own designs, newest first. */
export default function CustomSaveScreen() {
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="mb-6 text-26 font-extrabold lg:text-36">{title}</h1>
      <SavedDesigns userId={userId} />
    </div>
  );
}

function SavedDesigns({ userId }: { userId: string }) {
  const text = useText();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const load = useCallback(
    async (page: number) => {
      const variables = { user_id: userId, type: 'USER', limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      return (await runQuery(selectProductCustoms, variables)).product_product_customs;
    },
    [userId],
  );
  const { items, status, more } = usePages<SavedDesign>({ pageSize: PAGE_SIZE, load });
  const shown = items.filter((design) => !removed.has(design.id));
  const isEmpty = status === 'complete' && shown.length === 0;
  if (isEmpty) {
    return (
      <EmptyState sentence={text(savedTexts.empty)} action={<ButtonLink href={urlFor('category')}>{text(savedTexts.start)}</ButtonLink>} />
    );
  }
  return (
    <InfiniteList
      status={status}
      onMore={more}
      texts={{ noMore: text(shell.noMore), failed: text(shell.listFailed), retry: text(shell.retry) }}
      skeleton={<TileGridSkeleton count={4} label={text(savedTexts.loading)} />}
    >
      <ul className="tile-grid">
        {shown.map((design) => (
          <li key={design.id}>
            <SavedDesignCard design={design} onRemoved={() => setRemoved(new Set([...removed, design.id]))} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
