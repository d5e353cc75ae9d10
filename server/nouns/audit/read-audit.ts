import { type SqlBool, sql } from 'kysely';
import {
  type AuditArea,
  type AuditEntry,
  type AuditKind,
  type AuditPage,
  type AuditQuery,
  auditAreas,
} from '#contract/rest/admin/audit.ts';
import { isHiddenInLog } from '#rules/member/personal-data.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { auditSubjects, kindTables, subjectColumnSql } from './audit-subjects.ts';
import { derivedColumns } from './derived-columns.ts';
import { namesOfPosts } from './names-of-posts.ts';
import { type CalledOf, namesOfReferences } from './names-of-references.ts';

type Row = Readonly<Record<string, unknown>>;
type Asked = Partial<AuditQuery> & Pick<AuditQuery, 'limit'>;
/** With the orders that have the requested number, so that each branch of the search can use its own index. */
type Searched = Asked & { numbered: readonly string[] };

/** Columns that change with every write and say nothing. */
const noise = ['updated_at'];
/** Rows written as a side effect; shown only when their table is asked for. */
const consequences = [
  'member.notifications',
  'member.consents',
  'sales.order_status_changes',
  'product.review_revisions',
  'management.sandbox_clock',
  'management.content_documents',
  'product.artist_search',
  'product.graphic_search',
  'product.product_facets',
  'product.product_lists',
  'product.product_search',
  'product.search_news',
];
/** Rows read at a time when collecting a page of acts. */
const CHUNK = 1_000;
/** The most that rows of concurrent transactions interleave. */
const APART = 2_000;
/** Maximum rows shown for one act, spread over its tables. */
const ROWS_MAX = 200;

/** A page of staff acts, newest first, each with its rows, without personal data. */
export async function readAudit(db: Db, query: Asked): Promise<AuditPage> {
  const asked = { ...query, numbered: await ordersNumbered(db, query.q ?? '') };
  const { acts, next } = await actsOf(db, asked);
  if (acts.size === 0) return { entries: [], next: null };
  const order = [...acts.keys()];
  const isExact = asked.table !== undefined || asked.row !== undefined || asked.action !== undefined;
  const ofActs = sql<SqlBool>`entry.id between ${await endOf(db, acts, 'oldest')} and ${await endOf(db, acts, 'newest')}
    and ${actKey} = any(${order}::text[])
    and ${isExact ? matching(asked) : sql`entry.table_name <> all(${consequences}::text[])`}`;
  const placed = sql<{ id: number; act: string; act_rows: number }>`(
    select id, act, act_rows, row_number() over (partition by act order by turn, id desc) as place from (
      select entry.id, ${actKey} as act, count(*) over (partition by ${actKey})::int as act_rows,
        row_number() over (partition by ${actKey}, entry.table_name order by entry.id desc) as turn
      from management.audit_entries as entry where ${ofActs}) as written)`.as<'placed'>('placed');
  const rows = await db
    .selectFrom(placed)
    .innerJoin('management.audit_entries as entry', 'entry.id', 'placed.id')
    .leftJoin('member.members as staff', 'staff.id', 'entry.user_id')
    .select(['entry.id', 'entry.created_at', 'entry.user_id', 'entry.action', 'entry.table_name', 'entry.row_id'])
    .select(['entry.row_before', 'entry.row_after', 'staff.name'])
    .select(['placed.act', 'placed.act_rows'])
    .where(sql<SqlBool>`placed.place <= ${ROWS_MAX}`)
    .execute();
  const written = rows.map(({ id, act, table_name: table, row_after, row_before }) => {
    return { id, act, table, row: asRow(row_after) ?? asRow(row_before) ?? {} };
  });
  const [subjects, posts] = [await auditSubjects(db, written), await namesOfPosts(db, written)];
  const derived = await derivedColumns(
    db,
    rows.map(({ table_name }) => table_name),
  );
  const changes = new Map(rows.map((entry) => [entry.id, changesOf(entry, derived)]));
  const calledOf = await namesOfReferences(db, [...changes.values()].flat());
  const entries = rows.map((entry): AuditEntry => {
    const [old, now] = [asRow(entry.row_before), asRow(entry.row_after)];
    const row = now ?? old ?? {};
    return {
      id: entry.id,
      act: entry.act,
      act_rows: entry.act_rows,
      created_at: entry.created_at.toISOString(),
      staff: { id: entry.user_id, name: entry.name },
      action: entry.action,
      table: entry.table_name,
      row_id: entry.row_id,
      row_name: posts.get(entry.id) ?? nameOf(entry.table_name, row),
      sort: sortOf(row),
      about: subjects.get(entry.id) ?? [],
      payout: typeof row.payout_amount === 'number' ? row.payout_amount : null,
      changes: (changes.get(entry.id) ?? []).map((change) => called(change, calledOf)),
    };
  });
  return { entries: entries.sort((one, other) => order.indexOf(one.act) - order.indexOf(other.act) || other.id - one.id), next };
}

/** Orders with this order number or waybill. */
async function ordersNumbered(db: Db, q: string): Promise<string[]> {
  if (q === '') return [];
  const rows = await db
    .selectFrom('sales.orders')
    .select('id')
    .where((eb) => eb.or([eb('order_number', '=', q), eb('tracking_number', '=', q.replaceAll(/[\s-]/g, ''))]))
    .execute();
  return rows.map(({ id }) => String(id));
}

/** The rows of a transaction share its timestamp and user, and no other transaction has both. */
const actKey = sql<string>`entry.user_id || ' ' || extract(epoch from entry.created_at)`;

/** The acts of a page with the id of their newest matching row, and where the next page begins. */
async function actsOf(db: Db, asked: Searched): Promise<{ acts: Map<string, number>; next: number | null }> {
  const { before, limit } = asked;
  const acts = new Map<string, number>();
  // Acts of the previous page whose rows extend into this one.
  const told = new Set<string>();
  let below = before === undefined ? null : before + APART;
  for (;;) {
    const rows = await db
      .selectFrom('management.audit_entries as entry')
      .select(['entry.id', actKey.as('act')])
      .where(matching(asked))
      .$if(below !== null, (query) => query.where('entry.id', '<', below ?? 0))
      .orderBy('entry.id', 'desc')
      .limit(CHUNK)
      .execute();
    for (const { id, act } of rows) {
      if (before !== undefined && id >= before) told.add(act);
      else if (!told.has(act) && !acts.has(act)) {
        if (acts.size === limit) return { acts, next: id + 1 };
        acts.set(act, id);
      }
    }
    if (rows.length < CHUNK) return { acts, next: null };
    below = rows.at(-1)?.id ?? null;
  }
}

/**
 * The outermost row id of these acts: one act may have many thousands of rows, but neighbouring ones are never further apart than APART.
 */
async function endOf(db: Db, acts: ReadonlyMap<string, number>, end: 'oldest' | 'newest'): Promise<number> {
  const isOldest = end === 'oldest';
  let reached = isOldest ? Math.min(...acts.values()) : Math.max(...acts.values());
  for (;;) {
    const [from, until] = isOldest ? [reached - APART, reached - 1] : [reached + 1, reached + APART];
    const further = await db
      .selectFrom('management.audit_entries as entry')
      .select('entry.id')
      .where('entry.id', '>=', from)
      .where('entry.id', '<=', until)
      .where(sql<SqlBool>`${actKey} = any(${[...acts.keys()]}::text[])`)
      .orderBy('entry.id', isOldest ? 'asc' : 'desc')
      .limit(1)
      .executeTakeFirst();
    if (further === undefined) return reached;
    reached = further.id;
  }
}

/** The condition on rows of the log (`entry`) that the list's filters are. */
export async function matchingEntries(db: Db, asked: Omit<Asked, 'before' | 'limit'>) {
  return matching({ ...asked, numbered: await ordersNumbered(db, asked.q ?? '') });
}

/** The filter on log rows. */
function matching({ staff, table, row, action, kind, thing, q = '', from, until, numbered }: Omit<Searched, 'limit'>) {
  const conditions = [
    table === undefined ? sql<SqlBool>`entry.table_name <> all(${consequences}::text[])` : sql<SqlBool>`entry.table_name = ${table}`,
    ...(staff === undefined ? [] : [sql<SqlBool>`entry.user_id = ${staff}`]),
    ...(row === undefined ? [] : [sql<SqlBool>`entry.row_id = ${row}`]),
    ...(action === undefined ? [] : [sql<SqlBool>`entry.action = ${action}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`entry.created_at >= ${new Date(from)}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`entry.created_at < ${new Date(until)}`]),
    ...(kind === undefined ? [] : [aboutKind(kind, thing)]),
    ...(q === '' ? [] : [bearingNumber(q, numbered)]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/**
 * Log rows (`entry`) that contain a number, or are about one of the orders it stands for; spelled exactly as in the indexes of
 * management.audit_entries.
 */
export function bearingNumber(q: string, orders: readonly string[]) {
  const body = sql`coalesce(entry.row_after, entry.row_before)`;
  return sql<SqlBool>`(entry.row_id = ${q} or ${body} ->> 'number' = ${q}
    or entry.table_name = 'sales.orders' and entry.row_id = any(${orders}::text[]) or ${body} ->> 'order_id' = any(${orders}::text[]))`;
}

function aboutKind(kind: AuditKind | AuditArea, thing: string | undefined) {
  if (isArea(kind)) return sql<SqlBool>`entry.table_name = any(${auditAreas[kind]}::text[])`;
  const table = kindTables[kind];
  const named = sql`coalesce(entry.row_after, entry.row_before) ->> ${subjectColumnSql(kind)}`;
  if (thing === undefined) return sql<SqlBool>`(entry.table_name = ${table} or ${named} is not null)`;
  return sql<SqlBool>`(entry.table_name = ${table} and entry.row_id = ${thing} or ${named} = ${thing})`;
}

function isArea(kind: AuditKind | AuditArea): kind is AuditArea {
  return kind in auditAreas;
}

function changesOf(
  { table_name: table, row_before, row_after }: { table_name: string; row_before: unknown; row_after: unknown },
  derived: ReadonlySet<string>,
): AuditEntry['changes'] {
  const [old, now] = [asRow(row_before), asRow(row_after)];
  const columns = Object.keys(now ?? old ?? {}).filter((column) => !noise.includes(column) && !column.startsWith('masked_'));
  return columns
    .map((column) => ({ column, before: old?.[column] ?? null, after: now?.[column] ?? null, is_hidden: isHiddenInLog(table, column) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map((change) => (change.is_hidden ? { ...change, before: null, after: null } : change))
    .map((change) => (derived.has(`${table}.${change.column}`) ? { ...change, is_derived: true } : change));
}

/** A change with the names of what it refers to. */
function called(change: AuditEntry['changes'][number], calledOf: CalledOf): AuditEntry['changes'][number] {
  const [before, after] = [calledOf(change.column, change.before), calledOf(change.column, change.after)];
  return before == null && after == null ? change : { ...change, called: { before: before ?? null, after: after ?? null } };
}

/** The row's name from the first non-personal name column; for a draft, the name it would get. */
function nameOf(table: string, row: Row): string | null {
  if (table === 'management.drafts') return nameOf('', asRow(row.body) ?? {});
  if (table === 'management.search_synonyms' && typeof row.words === 'string') return row.words;
  for (const column of ['order_number', 'name', 'title', 'question', 'nickname', 'brand_name', 'role']) {
    const value = row[column];
    if (value === null || value === undefined || isHiddenInLog(table, column)) continue;
    if (typeof value === 'string') return value;
    if (typeof value === 'object' && 'ko' in value && typeof value.ko === 'string') return value.ko;
  }
  return null;
}

function sortOf(row: Row): string | null {
  const sort = row.kind ?? row.type;
  return typeof sort === 'string' ? sort : null;
}

function asRow(value: unknown): Row | null {
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}
