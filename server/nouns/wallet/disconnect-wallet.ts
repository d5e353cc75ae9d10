import { atomically } from '#db/atomically.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';
import { lockWallet } from './lock-wallet.ts';

/** Disconnects a member from the wallet; its tokens stay in it for the next member who signs in to it. Without a wallet nothing happens. */
export async function disconnectWallet({ database, clock }: Shop, userId: string, ip: string): Promise<void> {
  const parted = await atomically(database.service, async (trx) => {
    await lockWallet(trx, userId);
    return trx.deleteFrom('member.wallets').where('user_id', '=', userId).returning('address').executeTakeFirst();
  });
  if (parted === undefined) return;
  await recordSecurityEvent(database.identity, { type: 'WALLET_DISCONNECTED', cause: parted.address, userId, ip, at: clock() });
}
