import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Serialises access to a photo's file until the transaction ends. Files are named by their content: without this lock, an upload of the
 * same picture could reuse a file that a purge is about to delete.
 */
export async function lockPhotoFile(trx: Trx, src: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photo ${src}`}, 0))`.execute(trx);
}
