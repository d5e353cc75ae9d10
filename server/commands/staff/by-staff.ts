import { sql } from 'kysely';
import type { Failure } from '#contract/errors.ts';
import { unread } from '#db/together.ts';
import { type Db, inTransaction, type Trx } from '#server/commands/transaction.ts';

/**
 * Runs a write that staff asked for: like `inTransaction`, and every row it changes is in the audit log with who asked, before and after
 * (app.audit_all). What the rows themselves say of the asker stays the command's.
 */
export function byStaff<T>(db: Db, staffId: string, write: (trx: Trx) => Promise<T | Failure>): Promise<T | Failure> {
  return inTransaction(db, async (trx) => {
    const settings = [sql`set_config('app.user_id', ${staffId}, true)`.as('asker'), sql`set_config('app.by_staff', 'yes', true)`.as('by')];
    await unread(trx, trx.selectNoFrom(settings));
    return write(trx);
  });
}
