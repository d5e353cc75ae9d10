import type { Trx } from '#server/transaction/transaction.ts';
import { lockWallet } from './lock-wallet.ts';

/**
 * Forgets what the wallet of a member tells of the person: the connection goes, and its account loses e-mail, password and key. The address and
 * its tokens stay, because the ledger and perhaps a chain name them; rewards that waited for a wallet go.
 */
export async function forgetWallet(trx: Trx, userId: string): Promise<void> {
  await lockWallet(trx, userId);
  const wallet = await trx.deleteFrom('member.wallets').where('user_id', '=', userId).returning('address').executeTakeFirst();
  await trx.deleteFrom('identity.verification_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('member.reward_tokens').where('user_id', '=', userId).where('owner_address', 'is', null).execute();
  if (wallet === undefined) return;
  await trx
    .updateTable('identity.wallet_accounts')
    .set({ email: `${wallet.address}@gone.invalid`, password_hash: '', sealed_key: '' })
    .where('address', '=', wallet.address)
    .execute();
}
