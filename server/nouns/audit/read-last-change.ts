import type { Meanwhile } from '#contract/errors/errors.ts';
import { translationLocales } from '#rules/shop/locale.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A row whose changes are logged. */
export interface LoggedRow {
  db: Db;
  table: string;
  id: number;
}

/** How many recent changes of a row are searched. */
const LOOKED_AT = 20;

/**
 * Who last changed these fields, and when, according to the log. Null when the log does not know (parts of a row are logged under rows of
 * their own), or when several people changed them.
 */
export async function readLastChange(
  { db, table, id }: LoggedRow,
  fields: readonly string[],
): Promise<NonNullable<Meanwhile['by']> | null> {
  const rows = await db
    .selectFrom('management.audit_entries as entry')
    .leftJoin('member.members as staff', 'staff.id', 'entry.user_id')
    .select(['entry.created_at', 'entry.user_id', 'entry.row_before', 'entry.row_after', 'staff.name'])
    .where('entry.table_name', '=', table)
    .where('entry.row_id', '=', String(id))
    .where('entry.action', '=', 'UPDATE')
    .orderBy('entry.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const lastOf = (column: string) =>
    rows.find(({ row_before, row_after }) => {
      const [before, after] = [row_before, row_after] as Record<string, unknown>[];
      return JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]);
    });
  const found = fields.map((field) => lastOf(columnOf(field))).filter((row) => row !== undefined);
  const last = rows.find((row) => found.includes(row));
  if (last === undefined || found.some(({ user_id }) => user_id !== last.user_id)) return null;
  return { id: last.user_id, name: last.name ?? '', at: last.created_at.toISOString() };
}

/** The column of a field such as `name.ko` or `title_en`. */
function columnOf(field: string): string {
  const [first = field] = field.split('.');
  const locale = translationLocales.find((each) => first.endsWith(`_${each}`));
  return locale === undefined ? first : first.slice(0, -locale.length - 1);
}
