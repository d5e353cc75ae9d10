import { Kind } from 'graphql';
import type { Role } from '#rules/member/rights/role.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { SearchEngine, SearchedList } from '#server/gateways/search/port.ts';
import type { CheckedDocument } from './document-cache.ts';
import type { RequestBody } from './request-body.ts';

type Variables = Readonly<Record<string, unknown>>;
type Rows = Pick<SearchedList, 'noun' | 'where' | 'order'>;

interface Listing {
  /** The rows that the operation lists; its variables are as the caller sent them. */
  rowsOf: (variables: Variables) => Rows;
  /** The variables by which the operation reads just these rows. */
  rowsById: (ids: readonly number[]) => Variables;
}

const products: Listing = {
  rowsOf: ({ where, order_by: order }) => ({ noun: 'product', where, order }) as Rows,
  rowsById: (ids) => ({ where: { deleted_at: { _is_null: true }, state: { _eq: shownState }, id: { _in: ids } } }),
};

/** The operations of the shop's own screens that list what a search found (storefront/screens/catalogue/search). */
const listings: Readonly<Record<string, Listing>> = {
  products,
  moreProducts: products,
  foundGraphics: {
    rowsOf: ({ search }) => ({ noun: 'graphic', where: { search }, order: [{ like_count: 'desc' }, { id: 'asc' }] }) as Rows,
    rowsById: (ids) => ({ search: { graphic_id: { _in: ids } } }),
  },
  foundArtists: {
    rowsOf: ({ search }) => ({ noun: 'artist', where: { search }, order: [{ position: 'asc' }, { id: 'asc' }] }) as Rows,
    rowsById: (ids) => ({ search: { artist_id: { _in: ids } } }),
  },
};

const LIMIT_MOST = 100;
const OFFSET_MOST = 100_000;

/**
 * A search page from the engine: the variables by which the operation reads its rows, and the length of the whole list. Null where
 * PostgreSQL searches itself: other operations, lists without words, staff, and while no engine answers.
 */
export async function findPage(
  search: SearchEngine | undefined,
  role: Role,
  { document, isRegistered }: CheckedDocument,
  { variables }: RequestBody,
): Promise<{ variables: Record<string, unknown>; count: number } | null> {
  if (search?.isOn !== true || !isRegistered || (role !== 'public' && role !== 'user')) return null;
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const listing = Object.entries(listings).find(([name]) => name === operation?.name?.value)?.[1];
  const { limit, offset } = variables;
  if (listing === undefined || !isCount(limit, LIMIT_MOST) || !isCount(offset, OFFSET_MOST)) return null;
  const rows = listing.rowsOf(variables);
  if (!isTree(rows.where) || !isTree(rows.where.search) || !Array.isArray(rows.order) || !rows.order.every(isTree)) return null;
  const found = await search.find({ ...rows, limit, offset });
  if (found === null) return null;
  return { variables: { ...variables, ...listing.rowsById(found.ids), offset: 0 }, count: found.count };
}

/** The answer with the length of the whole list, if it has a count, which is at its end. */
export function withCount(data: string, count: number): string {
  return data.replace(/("count"\s*:\s*)\d+(?=[\s}]*$)/, `$1${count}`);
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
