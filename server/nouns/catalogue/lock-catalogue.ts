import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/** Locks the catalogue for this transaction (docs/reliability.md section 3), before reading any row to be changed. */
export async function lockCatalogue(trx: Trx): Promise<void> {
  await sql`select app.hold_catalogue()`.execute(trx);
}
