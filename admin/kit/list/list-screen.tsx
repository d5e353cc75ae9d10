import type { ComponentType } from 'react';
import { ask } from '#admin/session/wire.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import type { Option } from '../options.ts';
import { columnsOf, type DeclaredColumn } from './column.ts';
import type { Filter } from './filter-bar.tsx';
import { type List, ListPage, type ListTexts, type Living } from './list-page.tsx';
import type { ListState } from './list-state.ts';
import { type Asked, type Listed, variablesOf } from './list-variables.ts';
import type { ListPart, QueryList } from './use-query-list.ts';

interface Item {
  id: string | number;
}

interface Screen<Row extends Item> extends Pick<Living<NoInfer<Row>>, 'lead' | 'actions' | 'bulk'> {
  /** The list's query key and its address: `coupons`. */
  name: string;
  texts: ListTexts;
  columns: readonly DeclaredColumn<NoInfer<Row>>[];
  /** Where a row leads, if not to `/<name>/<id>`; null if nowhere. */
  opens?: ((row: NoInfer<Row>) => string) | null;
  /** A row's name for screen readers. */
  rowName?: (row: NoInfer<Row>) => string;
  /** The label of the button that leads to the form of a new item. */
  add?: string;
  use?: (list: QueryList<NoInfer<Row>>) => Living<NoInfer<Row>>;
}

/** A list of the data service: the operation aliases its rows `rows` and their count `total`. */
interface OfData<Found extends Item, Row extends Item, Variables extends Asked> extends Screen<Row>, Listed<Variables> {
  query: Operation<{ rows: readonly Found[]; total: { aggregate: { count: number } | null } }, Variables>;
  /** Adds to the rows what another service knows. */
  with?: (rows: readonly Found[]) => Promise<readonly Row[]>;
  load?: undefined;
}

/** A list of the REST API. */
interface OfApi<Row extends Item> extends Screen<Row> {
  load: (state: ListState, signal: AbortSignal) => Promise<ListPart<Row>>;
  tabs?: { name: string; options: readonly Option[] };
  filters?: readonly Filter[];
  query?: undefined;
}

/** A list screen from its declaration. A column that its rows do not have does not pass the type check. */
export function listScreen<Row extends Item>(screen: OfApi<Row>): ComponentType;
export function listScreen<Found extends Item, Variables extends Asked, Row extends Item = Found>(
  screen: OfData<Found, Row, Variables>,
): ComponentType;
export function listScreen<Row extends Item>(screen: OfApi<Row> | OfData<Row, Row, Asked>): ComponentType {
  const { name, texts, tabs, opens, add } = screen;
  const list: List<Row> = {
    ...{ filters: [], rowName: undefined, ...screen },
    load: screen.load ?? ((state, signal) => loadRows(screen, state, signal)),
    sort: screen.load ? '' : screen.sort,
    columns: columnsOf(screen.columns),
    rowHref: opens === null ? undefined : (opens ?? (({ id }) => `/${name}/${id}`)),
    tabs: tabs && { name: tabs.name, options: [...(texts.all === undefined ? [] : [{ value: '', label: texts.all }]), ...tabs.options] },
    add: add === undefined ? undefined : { to: `/${name}/new`, label: add },
  };
  return () => <ListPage list={list} />;
}

async function loadRows<Row extends Item>(screen: OfData<Row, Row, Asked>, state: ListState, signal: AbortSignal): Promise<ListPart<Row>> {
  const { rows, total } = await ask(screen.query, await variablesOf(screen, state), signal);
  return { rows: screen.with ? await screen.with(rows) : rows, total: total.aggregate?.count };
}
