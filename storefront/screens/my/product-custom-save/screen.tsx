import { useCallback, useRef, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import { useSession } from '#client/session/use-session.ts';
import { TileGridSkeleton } from '#client/tile-grid-skeleton.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { selectProductCustoms } from '#contract/graphql/calls.generated.ts';
import type { DesignParents } from '#contract/rest/shares.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { shareApi } from '#storefront/nouns/share/share-calls.ts';
import { Button } from '#ui/button.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { EmptyState } from '#ui/states.tsx';
import { FilterBar, tagsOf } from './filter-bar.tsx';
import { NoDesigns } from './no-designs.tsx';
import { boughtSizesQuery, savedChoicesQuery } from './operations.ts';
import type { SavedDesign } from './saved-design.ts';
import { SavedDesignCard } from './saved-design-card.tsx';
import { savedSorts, savedWhere, useSavedFilters, writtenSavedFilters } from './saved-filters.ts';
import { savedTexts } from './texts.ts';

/** Page size of custom products (specification 9.19). */
const PAGE_SIZE = 8;

/** The member's own designs, newest first unless asked otherwise. */
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
  const state = useSavedFilters();
  const { filters, show } = state;
  const [count, setCount] = useState<number | null>(null);
  const [bought, setBought] = useState<ReadonlyMap<number, number>>(new Map());
  const [parents, setParents] = useState<ReadonlyMap<number, DesignParents['parents'][number]>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const { value: choices, reload } = useLoaded(
    useCallback(async () => (await runQuery(savedChoicesQuery, { user_id: userId })).product_product_customs, [userId]),
  );
  const load = async (window: PageWindow) => {
    const shown = { user_id: userId, type: 'USER', filters: savedWhere(filters), order_by: savedSorts[filters.sort].order };
    const { product_product_customs: designs, product_product_customs_aggregate: all } = await runQuery(selectProductCustoms, {
      ...shown,
      ...window,
    });
    setCount(all.aggregate?.count ?? null);
    const { sales_order_products: lines, children } = await runQuery(boughtSizesQuery, {
      ids: designs.map(({ id }) => id),
      user_id: userId,
    });
    const sizes = lines
      .toReversed()
      .flatMap((line) => (line.custom_version ? [[line.custom_version.product_custom_id, line.option_id] as const] : []));
    setBought((before) => new Map([...before, ...sizes]));
    const codes = [...new Set(children.flatMap(({ parent_code }) => parent_code ?? []))];
    const open = codes.length > 0 ? await shareApi.parents(codes) : [];
    const credited = children.flatMap(({ id, parent_code }) =>
      open.filter(({ code }) => code === parent_code).map((parent) => [id, parent] as const),
    );
    setParents((before) => new Map([...before, ...credited]));
    return designs;
  };
  const changed = (next: ReadonlySet<number>) => {
    if (count !== null) setCount(count - next.size + removed.size);
    setRemoved(next);
    void reload();
  };
  /** Removes a design from the list and moves the focus to the next one. */
  const remove = (id: number) => {
    const cards = [...(list.current?.children ?? [])];
    const at = cards.findIndex((card) => card.getAttribute('data-design') === String(id));
    (cards[at + 1] ?? cards[at - 1])?.querySelector<HTMLElement>('a')?.focus();
    changed(new Set([...removed, id]));
  };
  const restore = (id: number) => changed(new Set([...removed].filter((each) => each !== id)));
  const isFiltered = writtenSavedFilters({ ...filters, sort: 'newest' }) !== '';
  const key = writtenSavedFilters(filters);
  return (
    <>
      {choices && (choices.length > 0 || isFiltered) ? <FilterBar state={state} choices={choices} count={count} /> : null}
      <PagedList<SavedDesign>
        key={key}
        name={`designs ${key}`}
        pageSize={PAGE_SIZE}
        load={load}
        isShown={({ id }) => !removed.has(id)}
        empty={isFiltered ? <NothingFound onClear={() => show({ words: '', garment: null, tag: null })} /> : <NoDesigns />}
        skeleton={<TileGridSkeleton label={text(savedTexts.loading)} />}
      >
        {(designs) => (
          <ul ref={list} className="tile-grid">
            {designs.map((design) => (
              <li key={design.id} data-design={design.id}>
                <SavedDesignCard
                  design={design}
                  knownTags={tagsOf(choices ?? [])}
                  parent={parents.get(design.id) ?? null}
                  boughtSize={bought.get(design.id) ?? null}
                  dayOf={filters.sort === 'changed' ? 'updated_at' : 'created_at'}
                  onTag={(tag) => show({ tag })}
                  onTagged={reload}
                  onRemoved={() => remove(design.id)}
                  onRestored={() => restore(design.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const text = useText();
  return (
    <EmptyState
      sentence={text(savedTexts.nothing)}
      action={
        <Button look="secondary" onClick={onClear}>
          {text(savedTexts.clear)}
        </Button>
      }
    />
  );
}
