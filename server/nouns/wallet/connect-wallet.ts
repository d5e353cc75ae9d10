import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ConnectWallet } from '#contract/rest/wallet.ts';
import { atomically } from '#db/atomically.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { sealText } from '#server/keys/seal.ts';
import { walletKey } from '#server/keys/wallet-key.ts';
import { mintWaiting } from '#server/nouns/reward/mint-waiting.ts';
import { checkCode } from '#server/nouns/verification/check-code.ts';
import { spendProof } from '#server/nouns/verification/proof.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy, type Trx } from '#server/transaction/transaction.ts';
import { lockWallet } from './lock-wallet.ts';

/**
 * Connects the wallet that a mailed code opens, creating it first if it is new, and moves waiting tokens into it. Constraints enforce one
 * wallet per member and one member per wallet. Failures: WALLET_NOT_CONFIGURED, VERIFICATION_CODE_MISMATCH, VERIFICATION_CODE_EXPIRED,
 * NOT_VERIFIED (a code for something else), WALLET_EMAIL_TAKEN, WALLET_ALREADY_CONNECTED.
 */
export async function connectWallet(
  shop: Shop,
  userId: string,
  { code_id: id, code }: ConnectWallet,
  ip: string,
): Promise<{ address: string } | Failure> {
  const { database, gateways, clock } = shop;
  if (gateways.wallet.source === 'off') return fail('WALLET_NOT_CONFIGURED');
  const checked = await checkCode(shop, { id, entered: code, userId });
  if (isFailure(checked)) return checked;
  const connected = await inTransaction(database.service, async (trx) => {
    await lockWallet(trx, userId);
    const used = await spendProof(trx, { purpose: 'WALLET', proof: checked.proof }, clock());
    const entry = used === null ? undefined : await entryOf(trx, used.id);
    if (entry === undefined) return fail('NOT_VERIFIED');
    const email = checked.target;
    const address = entry.address ?? (await makeAccount(shop, trx, { email, passwordHash: entry.password_hash ?? '' }));
    const now = clock();
    await trx.insertInto('member.wallets').values({ user_id: userId, email, address, connected_at: now }).execute();
    await mintWaiting(trx, { userId, address, now });
    return { address };
  }).catch(refusedWallet);
  if (!isFailure(connected))
    await recordSecurityEvent(database.identity, { type: 'WALLET_CONNECTED', cause: connected.address, userId, ip, at: clock() });
  return connected;
}

/** One wallet per member; one member per wallet address and email. */
const refusedWallet = refusedBy({
  wallet_accounts_email_key: fail('WALLET_EMAIL_TAKEN'),
  wallets_pkey: fail('WALLET_ALREADY_CONNECTED'),
  wallets_address_key: fail('WALLET_ALREADY_CONNECTED'),
  wallets_email_key: fail('WALLET_ALREADY_CONNECTED'),
});

function entryOf(trx: Trx, codeId: string) {
  return trx.selectFrom('identity.wallet_entries').select(['address', 'password_hash']).where('code_id', '=', codeId).executeTakeFirst();
}

async function makeAccount(
  { config, gateways, clock }: Shop,
  trx: Trx,
  { email, passwordHash }: { email: string; passwordHash: string },
): Promise<string> {
  const { address, privateKey } = gateways.wallet.newAccount();
  await trx
    .insertInto('identity.wallet_accounts')
    .values({
      address,
      email,
      password_hash: passwordHash,
      sealed_key: sealText(privateKey, walletKey(config.secret)),
      created_at: clock(),
    })
    .execute();
  return address;
}

/** Disconnects a member from the wallet; its tokens stay in it for the next member who signs in to it. Without a wallet nothing happens. */
export async function disconnectWallet({ database, clock }: Shop, userId: string, ip: string): Promise<void> {
  const parted = await atomically(database.service, async (trx) => {
    await lockWallet(trx, userId);
    return trx.deleteFrom('member.wallets').where('user_id', '=', userId).returning('address').executeTakeFirst();
  });
  if (parted === undefined) return;
  await recordSecurityEvent(database.identity, { type: 'WALLET_DISCONNECTED', cause: parted.address, userId, ip, at: clock() });
}
