import { sql } from 'kysely';
import type { RewardCause } from '#rules/member/reward.ts';
import { shownState } from '#rules/shop/shown.ts';
import { lockWallet } from '#server/nouns/wallet/lock-wallet.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { mintWaiting } from './mint-waiting.ts';

/** `orderId`: the order that earned it, if any. */
export interface Grant {
  userId: string;
  cause: RewardCause;
  orderId: number | null;
  now: Date;
}

/**
 * Grants the token of a cause, once per member, in the transaction of what earned it; call it whenever the cause occurs. It goes into the
 * connected wallet, or waits for one. Returns whether it was granted now; false also for a disabled reward.
 */
export async function grantRewardToken(trx: Trx, { userId, cause, orderId, now }: Grant): Promise<boolean> {
  await lockWallet(trx, userId);
  const granted = await trx
    .insertInto('member.reward_tokens')
    .columns(['user_id', 'cause', 'name', 'why', 'image_src', 'coupon_id', 'order_id', 'granted_at'])
    .expression(
      trx
        .selectFrom('member.reward_kinds')
        .select([sql<string>`${userId}::uuid`.as('user_id'), 'cause', 'name', 'why', 'image_src', 'coupon_id'])
        .select([sql<number>`${orderId}::bigint`.as('order_id'), sql<Date>`${now}::timestamptz`.as('granted_at')])
        .where('cause', '=', cause)
        .where('state', '=', shownState),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (granted === undefined) return false;
  const wallet = await trx.selectFrom('member.wallets').select('address').where('user_id', '=', userId).executeTakeFirst();
  if (wallet !== undefined) await mintWaiting(trx, { userId, address: wallet.address, now });
  return true;
}
