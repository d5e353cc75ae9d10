import { sql } from 'kysely';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Until the transaction ends, nobody else connects or disconnects this member's wallet or grants to it: a reward that is granted while a wallet is
 * connected would otherwise wait for ever. After orders, before everything of wallets (docs/reliability.md section 3).
 */
export async function lockWallet(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`wallet of ${userId}`}, 0))`.execute(trx);
}
