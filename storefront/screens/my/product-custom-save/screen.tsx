import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { TileGridSkeleton } from '#client/tile-grid-skeleton.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { selectProductCustoms } from '#contract/graphql/calls.generated.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import type { SavedDesign } from './saved-design.ts';
import { SavedDesignCard } from './saved-design-card.tsx';
import { savedTexts } from './texts.ts';

/** Page size of custom products (specification 9.19). */
const PAGE_SIZE = 8;

/** The member's own designs, newest first. */
export default function CustomSaveScreen() {
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  if (userId === null) return null;
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="mb-6 page-title">{title}</h1>
      <SavedDesigns userId={userId} />
    </div>
  );
}

function SavedDesigns({ userId }: { userId: string }) {
  const text = useText();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  return (
    <PagedList<SavedDesign>
      name="designs"
      pageSize={PAGE_SIZE}
      load={async (window) => (await runQuery(selectProductCustoms, { user_id: userId, type: 'USER', ...window })).product_product_customs}
      isShown={({ id }) => !removed.has(id)}
      empty={
        <EmptyState
          sentence={text(savedTexts.empty)}
          action={<ButtonLink href={urlFor('category')}>{text(savedTexts.start)}</ButtonLink>}
        />
      }
      skeleton={<TileGridSkeleton label={text(savedTexts.loading)} />}
    >
      {(designs) => (
        <ul className="tile-grid">
          {designs.map((design) => (
            <li key={design.id}>
              <SavedDesignCard design={design} onRemoved={() => setRemoved(new Set([...removed, design.id]))} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
