import { sql } from 'kysely';
import type { Failure } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/** Locks the catalogue for this transaction (docs/reliability.md section 3), before reading any row to be changed. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await sql`select app.hold_catalogue()`.execute(trx);
}

/** A catalogue write: one transaction (`inTransaction`) under the catalogue lock. */
export function inCatalogue<T>(shop: Shop, write: (trx: Trx) => Promise<T | Failure>): Promise<T | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockCatalogue(trx);
    return write(trx);
  });
}
