import { type Failure, fail, isFailure } from '#contract/errors.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';
import { lockWallet } from './lock-wallet.ts';

/** Parts a member from the wallet; its tokens stay in it, and whoever signs in to it again has them. Errors: WALLET_NOT_CONNECTED. */
export async function disconnectWallet({ database, clock }: Shop, userId: string, ip: string): Promise<{ address: string } | Failure> {
  const parted = await inTransaction(database.service, async (trx) => {
    await lockWallet(trx, userId);
    const wallet = await trx.deleteFrom('member.wallets').where('user_id', '=', userId).returning('address').executeTakeFirst();
    return wallet ?? fail('WALLET_NOT_CONNECTED');
  });
  if (!isFailure(parted))
    await recordSecurityEvent(database.identity, { type: 'WALLET_DISCONNECTED', cause: parted.address, userId, ip, at: clock() });
  return parted;
}
