import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

const working = new AsyncLocalStorage<string>();

/** Runs work for a member of staff: everything its transactions write is logged under their name (app.audit). */
export function asStaff<Result>(userId: string, work: () => Result): Result {
  return working.run(userId, work);
}

/** Runs the shop's own work that a member of staff merely triggered; it is not logged under their name. */
export function asShop<Result>(work: () => Result): Result {
  return working.exit(work);
}

/** Tells the transaction which member of staff it runs for, if any. */
export async function nameStaff(trx: Transaction<DB>): Promise<void> {
  const userId = working.getStore();
  if (userId !== undefined) await writesFor(trx, userId);
}

/** Logs everything the transaction writes from here on under this member of staff. */
export async function writesFor(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select set_config('app.staff_id', ${userId}, true)`.execute(trx);
}
