import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/** Takes the catalogue for this transaction alone (docs/reliability.md section 3), before any of its rows is read to be changed. */
export async function holdCatalogue(trx: Trx): Promise<void> {
  await sql`select app.hold_catalogue()`.execute(trx);
}
