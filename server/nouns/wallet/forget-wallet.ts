import type { Trx } from '#server/transaction/transaction.ts';
import { lockWallet } from './lock-wallet.ts';

/**
 * Erases the personal data of a member's wallet: removes the connection, and its account's email, password and key. The address and its
 * tokens stay, because the ledger and possibly a chain refer to them; rewards waiting for a wallet are deleted.
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
