import type { ComponentType } from 'react';
import { runOperation } from '#admin/session/wire.ts';
import type { Operation } from '#contract/graphql/operation.ts';
import type { Fields, NoFields } from '../fields/field.ts';
import type { ListFile } from '../files/file-menu.tsx';
import { type Option, optionsOf } from '../options.ts';
import { columnsOf, type DeclaredColumn } from './column.ts';
import type { Filter } from './filter-bar.tsx';
import { type List, ListPage, type ListTexts, type Living } from './list-page.tsx';
import type { ListState } from './list-state.ts';
import { type Asked, type Listed, variablesOf } from './list-variables.ts';
import type { ListPart, QueryList } from './use-query-list.ts';

interface Item {
  id: string | number;
}

interface Screen<Row extends Item, Of extends Fields> extends Pick<Living<NoInfer<Row>>, 'lead' | 'actions' | 'bulk'> {
  /** The list's query key and its address: `coupons`. */
  name: string;
  texts: ListTexts;
  /** The fields of the noun, for columns of the same name. */
  fields?: Of;
  columns: readonly DeclaredColumn<NoInfer<Row>, NoInfer<Of>>[];
  /** The target of a row, if not `/<name>/<id>`; null for none. */
  opens?: ((row: NoInfer<Row>) => string) | null;
  /** A row's name for screen readers. */
  rowName?: (row: NoInfer<Row>) => string;
  /** The exports of its rows with the current filters. */
  files?: readonly ListFile[];
  /** The label of the button that leads to the form of a new item. */
  add?: string;
  use?: (list: QueryList<NoInfer<Row>>) => Living<NoInfer<Row>>;
}

/** A list of the data service: the operation aliases its rows `rows` and their count `total`. */
interface OfData<Found extends Item, Row extends Item, Variables extends Asked, Of extends Fields>
  extends Screen<Row, Of>,
    Listed<Variables> {
  query: Operation<{ rows: readonly Found[]; total: { aggregate: { count: number } | null } }, Variables>;
  /** Adds data of another service to the rows. */
  with?: (rows: readonly Found[]) => Promise<readonly Row[]>;
  load?: undefined;
}

/** A list of the REST API. */
interface OfApi<Row extends Item, Of extends Fields> extends Screen<Row, Of> {
  load: (state: ListState, signal: AbortSignal) => Promise<ListPart<Row>>;
  tabs?: { name: string; options: readonly Option[] };
  filters?: readonly Filter[];
  query?: undefined;
}

/** A list screen from its declaration. A column that its rows do not have fails the type check. */
export function listScreen<Row extends Item, Of extends Fields = NoFields>(screen: OfApi<Row, Of>): ComponentType;
export function listScreen<Found extends Item, Variables extends Asked, Row extends Item = Found, Of extends Fields = NoFields>(
  screen: OfData<Found, Row, Variables, Of>,
): ComponentType;
export function listScreen<Row extends Item>(screen: OfApi<Row, Fields> | OfData<Row, Row, Asked, Fields>): ComponentType {
  const { name, texts, fields = {}, opens, add } = screen;
  const tabs = screen.tabs && named(screen.tabs, fields);
  const filters = (screen.filters ?? []).map((filter) => named(filter, fields)) as Filter[];
  const list: List<Row> = {
    ...{ rowName: undefined, ...screen, filters },
    load: screen.load ?? ((state, signal) => loadRows({ ...screen, tabs, filters } as unknown as typeof screen, state, signal)),
    sort: screen.load ? '' : screen.sort,
    columns: columnsOf(screen.columns, screen.fields),
    rowHref: opens === null ? undefined : (opens ?? (({ id }) => `/${name}/${id}`)),
    tabs: tabs && { name: tabs.name, options: [...(texts.all === undefined ? [] : [{ value: '', label: texts.all }]), ...tabs.options] },
    add: add === undefined ? undefined : { to: `/${name}/new`, label: add },
  };
  return () => <ListPage list={list} />;
}

/** A filter with the label and options of its field, unless it has its own. */
function named<Choice extends { name: string; options?: readonly Option[] }>(choice: Choice, fields: Fields) {
  const field = fields[choice.name];
  return { label: field?.label ?? '', options: optionsOf(field?.options ?? {}), ...choice };
}

async function loadRows<Row extends Item>(
  screen: OfData<Row, Row, Asked, Fields>,
  state: ListState,
  signal: AbortSignal,
): Promise<ListPart<Row>> {
  const { rows, total } = await runOperation(screen.query, await variablesOf(screen, state), signal);
  return { rows: screen.with ? await screen.with(rows) : rows, total: total.aggregate?.count };
}
