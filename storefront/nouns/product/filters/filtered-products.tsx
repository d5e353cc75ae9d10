import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Spoken } from '#client/locale/spoken.tsx';
import { ServedPart } from '#client/served-part.tsx';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { type ChoiceGroup, filterCount, noFilters, type ProductFilters, shownCount } from '#rules/catalogue/product/product-filter.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { EmptyState } from '#ui/states.tsx';
import { productListMessages } from '../list-texts.ts';
import { ProductList } from '../product-list.tsx';
import { SortChoice } from '../sort-choice.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { isListEmpty } from './is-listed.ts';
import type { FilteredList } from './load-list.ts';
import { filterTexts } from './texts.ts';
import { useShowList } from './use-list-address.ts';

type Props = {
  list: FilteredList;
  fixed?: readonly ChoiceGroup[];
  /** Loads further pages of a list with its own order. */
  load?: (filters: ProductFilters, window: PageWindow) => Promise<ProductItem[]>;
  /** Shown if the whole list is empty. */
  empty?: ReactNode;
};

/** A list of products with its filters: a column beside it on wide screens, a sheet on phones; sort, count, and what is chosen above it. */
export function FilteredProducts({ list, fixed = [], load, empty = null }: Props) {
  const { name, filters, sort, count, first } = list;
  const show = useShowList();
  const shown = JSON.stringify([name, sort, filters]);
  if (isListEmpty(list)) return empty;
  return (
    <FilterFrame list={list} fixed={fixed} count={count}>
      {count === 0 ? (
        <NothingLeft onClear={() => show(noFilters, sort)} />
      ) : (
        <ProductList
          key={shown}
          name={shown}
          first={first}
          load={async (window) => (await import('./load-list.ts')).loadFurther(queryLater, list, load, window)}
        />
      )}
    </FilterFrame>
  );
}

type FrameProps = {
  list: Pick<FilteredList, 'filters' | 'facets' | 'names' | 'sort'>;
  fixed?: readonly ChoiceGroup[] | undefined;
  count: number;
  children: ReactNode;
};

/** A frame of filters, sort and count around a list. */
export function FilterFrame({ list, fixed, count, children }: FrameProps) {
  const text = useText();
  const show = useShowList();
  const { state } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const isWithin = useRef(false);
  const { filters, sort } = list;
  const onFilter = (next: ProductFilters) => {
    loadChosen().catch(() => undefined);
    show(next, sort, isWithin.current);
    isWithin.current = isOpen;
  };
  const chosen = filterCount(filters);
  const panel: FilterPanelProps = { list, ...(fixed ? { fixed } : {}), onFilter };
  const open = () => {
    // With the sheet, not after it; what fails is asked for again by the panel.
    loadPanel().catch(() => undefined);
    setOpen(true);
  };
  const close = () => {
    isWithin.current = false;
    setOpen(false);
  };
  return (
    <div className="lg:grid lg:grid-cols-[216px_minmax(0,1fr)] lg:items-start lg:gap-10">
      <aside
        aria-label={text(filterTexts.filters)}
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pr-2 lg:block"
      >
        <PanelColumn {...panel} />
      </aside>
      <div className="min-w-0">
        <div className="mb-4 flex min-h-12 items-center justify-between gap-3">
          <Button look="secondary" className="relative border-line px-4 lg:hidden" aria-haspopup="dialog" onClick={open}>
            {chosen === 0 ? (
              text(filterTexts.filters)
            ) : (
              <Spoken message={filterTexts.filtersChosen} said={{ count: chosen }}>
                {text(filterTexts.filters)}
                <span className="min-w-5 rounded-full bg-ink px-1.5 text-12 text-on-accent tabular-nums">{chosen}</span>
              </Spoken>
            )}
          </Button>
          <p role="status" className="mr-auto text-13 text-ink-2 tabular-nums">
            {text(productListMessages.count, { count: shownCount(count) })}
          </p>
          <SortChoice sort={sort} onChange={(next) => show(filters, next)} />
        </div>
        {chosen === 0 ? null : <Chosen list={list} onFilter={onFilter} />}
        <div aria-busy={state === 'loading'} className={cx('transition-opacity', state === 'loading' && 'opacity-50')}>
          {children}
        </div>
      </div>
      <SheetOnDemand
        open={isOpen}
        onClose={close}
        title={text(filterTexts.filters)}
        closeLabel={text(shell.close)}
        footer={
          <div className="flex gap-2">
            <Button look="quiet" disabled={chosen === 0} onClick={() => onFilter(noFilters)}>
              {text(filterTexts.clear)}
            </Button>
            <Button className="flex-1" onClick={close}>
              <span aria-live="polite">{text(filterTexts.show, { count: shownCount(count) })}</span>
            </Button>
          </div>
        }
      >
        <FetchedPanel {...panel} />
      </SheetOnDemand>
    </div>
  );
}

const loadPanel = () => import('./filter-panel.tsx').then((file) => file.FilterPanel);
const FetchedPanel = fetchedView(loadPanel);

const whereServed = { Waiting: ServedPart, Failed: ServedPart, isQuiet: true };
const PanelWhereSeen = onDemand(() => wideScreen().then(loadPanel), whereServed);

/** The filter column, rendered by the server; its code (3 kB) is loaded only when it is visible, never on a phone. */
function PanelColumn(panel: FilterPanelProps) {
  if (!import.meta.env.SSR) return <PanelWhereSeen {...panel} />;
  return (
    <div>
      <FilterPanel {...panel} />
    </div>
  );
}

const loadChosen = () => import('./chosen-filters.tsx').then((file) => file.ChosenFilters);
const ChosenOnDemand = onDemand(loadChosen, whereServed);

/** The chosen filters, rendered by the server; their code is loaded once something is chosen. */
function Chosen(props: ComponentProps<typeof ChosenFilters>) {
  if (!import.meta.env.SSR) return <ChosenOnDemand {...props} />;
  return (
    <div>
      <ChosenFilters {...props} />
    </div>
  );
}

/** Waits until the window is wide enough for the column. */
async function wideScreen(): Promise<void> {
  const wide = matchMedia('(min-width: 64rem)');
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}

/** Shown when no product matches the filters. */
export function NothingLeft({ onClear }: { onClear: () => void }) {
  const text = useText();
  return (
    <EmptyState
      sentence={text(filterTexts.nothing)}
      drawing="nothing-found"
      action={
        <Button look="secondary" onClick={onClear}>
          {text(filterTexts.clear)}
        </Button>
      }
    />
  );
}
