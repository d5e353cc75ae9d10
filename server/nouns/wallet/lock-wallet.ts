import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Prevents concurrent connecting, disconnecting and granting for this member's wallet until the transaction ends; otherwise a reward
 * granted while a wallet is being connected would wait forever. Locked after orders, before all other wallet rows (docs/reliability.md
 * section 3).
 */
export async function lockWallet(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wallet of ${userId}`}, 0))`.execute(trx);
}
