import { sql } from 'kysely';
import { sendUnread } from '#db/together.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/** Within a staff write: skips the audit log for rows that are too many for it; the caller logs one summary line. */
export async function unlogged<T>(trx: Trx, write: () => Promise<T>): Promise<T> {
  const staffId = sql<string | null>`current_setting('app.staff_id', true)`.as('staff_id');
  const { staff_id } = await trx.selectNoFrom(staffId).executeTakeFirstOrThrow();
  const name = (id: string) => sendUnread(trx, trx.selectNoFrom(sql`set_config('app.staff_id', ${id}, true)`.as('staff_id')));
  await name('');
  const written = await write();
  await name(staff_id ?? '');
  return written;
}
