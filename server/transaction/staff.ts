import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

const working = new AsyncLocalStorage<string>();

/** Runs work for a member of staff: whatever its transactions write is in the log under their name (migration 0034). */
export function asStaff<Result>(userId: string, work: () => Result): Result {
  return working.run(userId, work);
}

/** Runs work of the shop itself that somebody of the staff only set off: it is not theirs. */
export function asShop<Result>(work: () => Result): Result {
  return working.exit(work);
}

/** Says to the transaction for whom of the staff it is, if for anybody. */
export async function nameStaff(trx: Transaction<DB>): Promise<void> {
  const userId = working.getStore();
  if (userId !== undefined) await writesFor(trx, userId);
}

/** From here on the transaction is theirs: what it writes is in the log under their name. */
export async function writesFor(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select set_config('app.staff_id', ${userId}, true)`.execute(trx);
}
