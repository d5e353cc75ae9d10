import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Tally } from '#contract/rest/values.ts';
import { LinkButton } from '../button.tsx';
import { useViewOnly } from '../edit/view-only.ts';
import { FileMenu, fileFilter, type ListFile } from '../files/file-menu.tsx';
import type { Option } from '../options.ts';
import { PageHeading } from '../page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '../states.tsx';
import { kitTexts } from '../texts.ts';
import { type BulkAction, BulkBar, type Matching } from './bulk-bar.tsx';
import type { Column } from './column.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DataTable } from './data-table.tsx';
import { type Filter, FilterBar } from './filter-bar.tsx';
import type { ListState, StandardSort } from './list-state.ts';
import { LongRun, type LongWork } from './long-run.tsx';
import { Pager } from './pager.tsx';
import { useChosen } from './use-chosen.ts';
import { type ListPart, type QueryList, useQueryList } from './use-query-list.ts';

/** The texts of a list: title, subtitle, search hint, first tab (all), and empty text. */
export interface ListTexts {
  title: string;
  lead?: string | undefined;
  search?: string;
  /** How the search works, shown before typing. */
  searchHint?: string;
  all?: string;
  /** Shown if the list was always empty; empty filter results have their own message. */
  empty?: string;
}

/** Parts of a list that are known only while it is open. */
export interface Living<Row> {
  /** A sentence under the heading. */
  lead?: ReactNode;
  actions?: ReactNode;
  bulk?: readonly BulkAction<Row>[];
  /** Counts all matching rows beyond this page, for bulk actions. */
  matching?: Matching;
  /** The options of filters that are loaded, by name. */
  options?: Readonly<Record<string, readonly Option[]>>;
  /** The numbers on the tabs, by value. */
  tallies?: Readonly<Partial<Record<string, Tally>>> | undefined;
  /** For a list without a total: the number of matching rows, up to a limit. */
  tally?: Tally | undefined;
}

export interface List<Row> extends Living<Row> {
  name: string;
  texts: ListTexts;
  load: (state: ListState, signal: AbortSignal) => Promise<ListPart<Row>>;
  sort: StandardSort | undefined;
  columns: readonly Column<Row>[];
  rowHref: ((row: Row) => string) | undefined;
  rowName: ((row: Row) => string) | undefined;
  filters: readonly Filter[];
  /** Preset views of the list: a filter whose values are tabs, the first the default. */
  tabs: { name: string; options: readonly Option[] } | undefined;
  /** The exports of the list. */
  files?: readonly ListFile[] | undefined;
  /** Opens the form of a new item. */
  add: { to: string; label: string } | undefined;
  /** Parts known only to the open list: loaded options, tab counts, actions that depend on its state. */
  use?: ((list: QueryList<Row>) => Living<Row>) | undefined;
}

/** A list screen: heading, tabs, search and filters, table, pagination, and bulk actions. */
export function ListPage<Row extends { id: string | number }>({ list: declared }: { list: List<Row> }) {
  const { texts, columns, rowHref, rowName, tabs, filters, add } = declared;
  const list = useQueryList(declared);
  const viewOnly = useViewOnly();
  const { state, change, part } = list;
  const { lead = texts.lead, actions, bulk, matching, options, tallies = part?.tallies, tally } = { ...declared, ...declared.use?.(list) };
  const [hidden, setHidden] = useState<readonly string[]>(() => columns.filter(({ isExtra }) => isExtra).map(({ id }) => id));
  const [long, setLong] = useState<LongWork | null>(null);
  const rowId = ({ id }: Row) => String(id);
  const rows = part?.rows ?? [];
  const [chosen, setChosen] = useChosen(JSON.stringify(state), rows.map(rowId));
  const clearChosen = () => setChosen({});
  const done = () => {
    clearChosen();
    list.reload();
  };
  const chosenRows = rows.filter((row) => chosen[rowId(row)]);
  const isNarrowed = state.search !== '' || Object.entries(state.filters).some(([name, value]) => name !== tabs?.name && value !== '');
  return (
    <div className="flex min-h-full flex-col">
      <PageHeading
        title={texts.title}
        lead={lead}
        actions={
          <>
            {declared.files === undefined ? null : <FileMenu files={declared.files} filter={fileFilter(state)} />}
            {viewOnly === null ? actions : null}
            {add === undefined || viewOnly !== null ? null : (
              <LinkButton look="primary" to={add.to}>
                {add.label}
              </LinkButton>
            )}
          </>
        }
      />
      {tabs ? (
        <ListTabs
          tabs={tabs.options.map((tab) => ({ ...tab, tally: tallies?.[tab.value] }))}
          current={state.filters[tabs.name] ?? tabs.options[0]?.value ?? ''}
          onChoose={(value, index) => change({ filters: { [tabs.name]: index === 0 ? '' : value } })}
        />
      ) : null}
      <FilterBar
        state={state}
        change={change}
        search={texts.search}
        searchHint={texts.searchHint}
        filters={filters.map((filter) => ({ ...filter, ...(options?.[filter.name] && { options: options[filter.name] }) }) as Filter)}
        isStale={list.isStale}
        after={<ColumnChoice columns={columns} hidden={hidden} onChange={setHidden} />}
      />
      {long === null ? null : (
        <LongRun
          work={long}
          onDone={() => {
            setLong(null);
            done();
          }}
        />
      )}
      {long === null && bulk && chosenRows.length > 0 ? (
        <BulkBar
          actions={bulk}
          rows={chosenRows}
          matching={isPageFull(rows, chosenRows, part) ? matching : undefined}
          onDone={done}
          onLong={setLong}
          onClear={clearChosen}
        />
      ) : null}
      <section aria-label={texts.title} className="overflow-hidden rounded-control border border-line bg-raised">
        <div className="overflow-x-auto">
          {list.error !== null && part === undefined ? (
            <FailedPart query={list} />
          ) : list.isLoading ? (
            <LoadingRows />
          ) : rows.length === 0 ? (
            <EmptyPart
              sentence={isNarrowed ? kitTexts.nothingFound : (texts.empty ?? kitTexts.empty)}
              onClear={
                isNarrowed
                  ? () => change({ search: '', filters: Object.fromEntries(Object.keys(state.filters).map((name) => [name, ''])) })
                  : undefined
              }
            />
          ) : (
            <DataTable
              label={texts.title}
              columns={columns}
              rows={rows}
              rowId={rowId}
              rowHref={rowHref}
              rowName={rowName}
              sort={state.sort}
              onSort={(sort) => change({ sort })}
              hidden={hidden}
              isStale={list.isStale}
              {...(bulk && viewOnly === null ? { chosen, onChoose: setChosen } : {})}
            />
          )}
        </div>
        <Pager state={state} part={part} tally={tally} change={change} />
      </section>
    </div>
  );
}

/** True if every row of this page is selected and there are more pages. */
function isPageFull<Row>(rows: readonly Row[], chosen: readonly Row[], part: ListPart<Row> | undefined): boolean {
  return chosen.length === rows.length && ((part?.next ?? null) !== null || (part?.total ?? 0) > rows.length);
}

interface TabsProps {
  tabs: readonly { value: string; label: string; tally?: Tally | undefined }[];
  current: string;
  onChoose: (value: string, index: number) => void;
}

/** Views of a list, one of them shown. */
export function ListTabs({ tabs, current, onChoose }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  // On a phone the tab of an address may stand beyond the edge.
  useEffect(() => {
    bar.current?.querySelector(`[data-tab='${current}']`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={bar} aria-label={kitTexts.views} className="no-scrollbar mb-3 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ value, label, tally }, index) => (
        <button
          key={value}
          type="button"
          data-tab={value}
          aria-current={value === current ? 'true' : undefined}
          onClick={() => onChoose(value, index)}
          className="-mb-px flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-3 font-semibold text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
        >
          {label}
          {tally === undefined ? null : (
            <span className="rounded-full bg-neutral-soft px-1.5 text-12 tabular-nums">
              {tally.count.toLocaleString('ko')}
              {tally.is_more ? '+' : ''}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
