import type { Trx } from '#server/transaction/transaction.ts';

/** Logs that a member of staff was shown something in full; `seen` says which row, by its `id`, and what of it. */
export async function logLook(
  trx: Trx,
  staffId: string,
  table: string,
  seen: { id: string | number; [about: string]: unknown },
): Promise<void> {
  await trx
    .insertInto('management.audit_entries')
    .values({ user_id: staffId, table_name: table, action: 'LOOK', row_after: JSON.stringify(seen) })
    .execute();
}
