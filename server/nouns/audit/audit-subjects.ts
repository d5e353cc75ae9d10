import { sql } from 'kysely';
import type { AuditEntry, AuditKind } from '#contract/rest/admin/audit.ts';
import type { Db } from '#server/transaction/transaction.ts';

interface Written {
  id: number;
  table: string;
  row: Readonly<Record<string, unknown>>;
}

/** The table of each kind of subject. */
export const kindTables = {
  order: 'sales.orders',
  member: 'member.members',
  product: 'product.products',
  graphic: 'product.graphics',
  coupon: 'sales.coupons',
  artist: 'product.artists',
  brand: 'product.brands',
  inquiry: 'member.inquiries',
  review: 'product.reviews',
} as const satisfies Record<AuditKind, string>;

/** The column by which other rows refer to it. */
export const kindColumns = {
  order: 'order_id',
  member: 'user_id',
  product: 'product_id',
  graphic: 'graphic_id',
  coupon: 'coupon_id',
  artist: 'artist_id',
  brand: 'brand_id',
  inquiry: 'inquiry_id',
  review: 'review_id',
} as const satisfies Record<AuditKind, string>;

/** Tables whose user_id names the member of staff who wrote a row, not the member it is about. */
const writersTables = [
  'sales.order_events',
  'sales.order_status_changes',
  'sales.claim_changes',
  'management.page_slots',
  'management.page_drafts',
  'management.page_revisions',
  'management.saved_views',
];

/** The column by which rows of a table refer to a kind of subject; null when they do not. */
function subjectColumn(table: string, kind: AuditKind): string | null {
  return kind === 'member' && writersTables.includes(table) ? null : kindColumns[kind];
}

/** subjectColumn for a log row `entry`. */
export function subjectColumnSql(kind: AuditKind) {
  const none = writersTables.filter((table) => subjectColumn(table, kind) === null);
  // A literal rather than a bound parameter, so that the index matches.
  if (none.length === 0) return sql.lit(kindColumns[kind]);
  return sql<string | null>`case when entry.table_name <> all(${none}::text[]) then ${kindColumns[kind]} end`;
}

/** The display name; nickname and masked name for a member, so that the log reveals no personal data. */
const names = {
  order: sql`order_number`,
  member: sql`nickname || ' (' || masked_name || ')'`,
  product: sql`name ->> 'ko'`,
  graphic: sql`name ->> 'ko'`,
  coupon: sql`name ->> 'ko'`,
  artist: sql`name ->> 'ko'`,
  brand: sql`name ->> 'ko'`,
  inquiry: sql`title`,
  review: sql`left(content, 20)`,
} as const satisfies Record<AuditKind, unknown>;

const kinds = Object.keys(kindTables) as AuditKind[];

/** Subjects of log rows, by row id: first the row itself, then what it refers to. */
export async function auditSubjects(db: Db, written: readonly Written[]): Promise<Map<number, AuditEntry['about']>> {
  const orders = await ordersOfClaims(db, written);
  const named = written.map((each) => ({ ...each, named: namedBy(each, orders) }));
  const known = new Map<string, string>();
  for (const kind of kinds) {
    const ids = [...new Set(named.flatMap((each) => each.named.filter((one) => one.kind === kind).map(({ id }) => id)))];
    if (ids.length === 0) continue;
    const type = sql.raw(kind === 'member' ? 'uuid[]' : 'bigint[]');
    const { rows } = await sql<{ id: string; name: string | null }>`
      select id::text as id, ${names[kind]} as name from ${sql.table(kindTables[kind])} where id = any(${ids}::${type})`.execute(db);
    for (const { id, name } of rows) if (name !== null) known.set(`${kind} ${id}`, name);
  }
  return new Map(
    named.map((each) => [
      each.id,
      each.named.flatMap(({ kind, id }) => {
        const name = known.get(`${kind} ${id}`);
        return name === undefined ? [] : [{ kind, id, name }];
      }),
    ]),
  );
}

function namedBy({ table, row }: Written, orders: ReadonlyMap<string, string>): { kind: AuditKind; id: string }[] {
  const order = row.order_id ?? orders.get(claimOf({ table, row }));
  const found = kinds.map((kind) => {
    if (table === kindTables[kind]) return { kind, id: row.id };
    const column = subjectColumn(table, kind);
    return { kind, id: kind === 'order' ? order : column === null ? null : row[column] };
  });
  return found.flatMap(({ kind, id }) => (typeof id === 'string' || typeof id === 'number' ? [{ kind, id: String(id) }] : []));
}

function claimOf({ table, row }: Pick<Written, 'table' | 'row'>): string {
  return String((table === 'sales.claims' ? row.id : row.claim_id) ?? '');
}

async function ordersOfClaims(db: Db, written: readonly Written[]): Promise<Map<string, string>> {
  const ids = [...new Set(written.map(claimOf).filter((id) => /^\d+$/.test(id)))];
  if (ids.length === 0) return new Map();
  const claims = await db.selectFrom('sales.claims').select(['id', 'order_id']).where('id', 'in', ids.map(Number)).execute();
  return new Map(claims.map(({ id, order_id }) => [String(id), String(order_id)]));
}
