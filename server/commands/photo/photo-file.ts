import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Takes turns at the file of a photo, until the transaction ends. Files are named by their content: without this, one who sends the same
 * picture again could find a file there that a purge deletes in the next moment.
 */
export async function lockPhotoFile(trx: Trx, src: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${src}`}, 0))`.execute(trx);
}
