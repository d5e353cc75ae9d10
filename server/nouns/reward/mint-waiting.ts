import { sql } from 'kysely';
import { zeroAddress } from '#rules/member/reward.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Moves every token that waits for this member's wallet into it. A trigger on the ledger makes the wallet its owner; a job updates the
 * chain.
 */
export async function mintWaiting(trx: Trx, { userId, address, now }: { userId: string; address: string; now: Date }): Promise<void> {
  await trx
    .insertInto('member.reward_transfers')
    .columns(['token_id', 'nth', 'from_address', 'to_address', 'created_at'])
    .expression(
      trx
        .selectFrom('member.reward_tokens')
        .select(['id', sql<number>`1`.as('nth'), sql<string>`${zeroAddress}`.as('from_address')])
        .select([sql<string>`${address}`.as('to_address'), sql<Date>`${now}::timestamptz`.as('created_at')])
        .where('user_id', '=', userId)
        .where('owner_address', 'is', null)
        .orderBy('id'),
    )
    .execute();
}
