import type { AuditEntry, AuditPage, AuditQuery } from '#contract/rest/admin/audit.ts';
import { isHiddenInLog } from '#rules/member/personal-data.ts';
import type { Db } from '#server/commands/transaction.ts';

type Row = Readonly<Record<string, unknown>>;

/** What changes with every write and says nothing. */
const noise = ['updated_at'];
/** Rows that a write brings along by itself: they are shown when somebody asks for their table. */
const consequences = [
  'member.notices',
  'member.consents',
  'sales.order_status_changes',
  'product.review_revisions',
  'management.sandbox_clock',
  'management.content_documents',
];

/** A page of the log of staff, the newest first, without anything personal. */
export async function readAudit(db: Db, { staff, table, row, action, from, until, before, limit }: AuditQuery): Promise<AuditPage> {
  let query = db
    .selectFrom('management.audit_entries as entry')
    .leftJoin('member.members as staff', 'staff.id', 'entry.user_id')
    .select(['entry.id', 'entry.created_at', 'entry.user_id', 'entry.action', 'entry.table_name', 'entry.row_id'])
    .select(['entry.row_before', 'entry.row_after', 'staff.name'])
    .orderBy('entry.id', 'desc')
    .limit(limit + 1);
  if (staff !== undefined) query = query.where('entry.user_id', '=', staff);
  if (table !== undefined) query = query.where('entry.table_name', '=', table);
  else query = query.where('entry.table_name', 'not in', consequences);
  if (row !== undefined) query = query.where('entry.row_id', '=', row);
  if (action !== undefined) query = query.where('entry.action', '=', action);
  if (from !== undefined) query = query.where('entry.created_at', '>=', new Date(from));
  if (until !== undefined) query = query.where('entry.created_at', '<', new Date(until));
  if (before !== undefined) query = query.where('entry.id', '<', before);
  const rows = await query.execute();
  const entries = rows.slice(0, limit).map((entry): AuditEntry => {
    const [old, now] = [asRow(entry.row_before), asRow(entry.row_after)];
    return {
      id: entry.id,
      created_at: entry.created_at.toISOString(),
      staff: { id: entry.user_id, name: entry.name ?? '' },
      action: entry.action as AuditEntry['action'],
      table: entry.table_name,
      row_id: entry.row_id,
      row_name: nameOf(entry.table_name, now ?? old ?? {}),
      changes: changesOf(entry.table_name, old, now),
    };
  });
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

function changesOf(table: string, old: Row | null, now: Row | null): AuditEntry['changes'] {
  const columns = Object.keys(now ?? old ?? {}).filter((column) => !noise.includes(column) && !column.startsWith('masked_'));
  return columns
    .map((column) => ({ column, before: old?.[column] ?? null, after: now?.[column] ?? null, is_hidden: isHiddenInLog(table, column) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map((change) => (change.is_hidden ? { ...change, before: null, after: null } : change));
}

/** The first of the columns that rows are called by, if it is not personal. */
function nameOf(table: string, row: Row): string | null {
  for (const column of ['order_number', 'name', 'title', 'nickname', 'brand_name', 'role']) {
    const value = row[column];
    if (value === null || value === undefined || isHiddenInLog(table, column)) continue;
    if (typeof value === 'string') return value;
    if (typeof value === 'object' && 'ko' in value && typeof value.ko === 'string') return value.ko;
  }
  return null;
}

function asRow(value: unknown): Row | null {
  return typeof value === 'object' && value !== null ? (value as Row) : null;
}
