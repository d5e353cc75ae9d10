import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { SendWalletCode } from '#contract/rest/wallet.ts';
import { isEmailId, isPasswordWellFormed, normalizeEmail } from '#rules/member/credential.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { hashPassword, verifyPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import { refusePassword } from '#server/nouns/member/joining/refuse-password.ts';
import { type AskedCode, sendCode } from '#server/nouns/verification/send-code.ts';
import type { Shop } from '#server/shop.ts';
import type { WalletThrottle } from './wallet-throttle.ts';

/** What a code will open: an existing wallet, or a new one with this password. */
export type WalletEntry = { email: string } & ({ address: string } | { passwordHash: string });

/** Who sends the request, and from where. */
export interface Asker {
  userId: string;
  ip: string;
}

/**
 * First half of connecting: checks email and password for registering or signing in. An unknown email costs as much and takes as long as a
 * wrong password.
 * Failures: WALLET_NOT_CONFIGURED, WALLET_EMAIL_INVALID, WALLET_ALREADY_CONNECTED (the member has a wallet, or the wallet a member),
 * WALLET_EMAIL_TAKEN, INVALID_PASSWORD_FORMAT, PASSWORD_COMMON, PASSWORD_GUESSABLE, WALLET_LOGIN_FAILED, UNAVAILABLE; a wait in seconds
 * after too many wrong attempts.
 */
export async function checkWalletEntry(
  shop: Shop,
  throttle: WalletThrottle,
  wish: SendWalletCode,
  asker: Asker,
): Promise<WalletEntry | { waitSeconds: number } | Failure> {
  if (shop.gateways.wallet.source === 'off') return fail('WALLET_NOT_CONFIGURED');
  if (shop.gateways.messages.MAIL === null) return fail('MESSAGES_NOT_CONFIGURED');
  const email = normalizeEmail(wish.email);
  if (!isEmailId(email)) return fail('WALLET_EMAIL_INVALID', { field: 'email' });
  const own = await shop.database.service
    .selectFrom('member.wallets')
    .select('address')
    .where('user_id', '=', asker.userId)
    .executeTakeFirst();
  if (own !== undefined) return fail('WALLET_ALREADY_CONNECTED');
  return wish.way === 'REGISTER'
    ? newEntry(shop, email, wish.password, asker)
    : knownEntry(shop, throttle, { email, password: wish.password, ...asker });
}

/** Second half: mails the code and stores the entry with it, so that the code alone is enough later. Failures: MESSAGES_NOT_CONFIGURED. */
export async function mailWalletCode(shop: Shop, userId: string, entry: WalletEntry, locale: Locale): Promise<AskedCode | Failure> {
  const asked = await sendCode(shop, { purpose: 'WALLET', channel: 'MAIL', target: entry.email, locale, userId });
  if (isFailure(asked) || 'waitSeconds' in asked) return asked;
  const opens = 'address' in entry ? { address: entry.address } : { password_hash: entry.passwordHash };
  await shop.database.service
    .insertInto('identity.wallet_entries')
    .values({ code_id: asked.id, ...opens })
    .execute();
  return asked;
}

async function newEntry(shop: Shop, email: string, password: string, { userId }: Asker): Promise<WalletEntry | Failure> {
  if (!isPasswordWellFormed(password)) return fail('INVALID_PASSWORD_FORMAT', { field: 'password' });
  const refused = await refusePassword(shop, password, { field: 'password', email, phone: null });
  if (refused) return refused;
  const taken = await accountOf(shop.database, email);
  if (taken !== undefined) return fail('WALLET_EMAIL_TAKEN', { field: 'email' });
  const passwordHash = await hashPassword(password, { share: userId, isFirst: false }).catch(nullWhenFull);
  return passwordHash === null ? fail('UNAVAILABLE') : { email, passwordHash };
}

async function knownEntry(
  { database, clock }: Shop,
  throttle: WalletThrottle,
  { email, password, userId, ip }: { email: string; password: string } & Asker,
): Promise<WalletEntry | { waitSeconds: number } | Failure> {
  const turn = await throttle.take({ userId, email, ip });
  if (!turn.isAllowed) return { waitSeconds: turn.retryAfterSeconds };
  const account = await accountOf(database, email);
  const isRight = await verifyPassword(account?.password_hash ?? null, password, { share: userId, isFirst: false }).catch(nullWhenFull);
  if (isRight === null) {
    await turn.takeBack();
    return fail('UNAVAILABLE');
  }
  if (!isRight || account === undefined) {
    const cause = account === undefined ? 'unknown e-mail' : 'wrong password';
    await recordSecurityEvent(database.identity, { type: 'WALLET_REFUSED', cause, userId, ip, at: clock() });
    return fail('WALLET_LOGIN_FAILED');
  }
  await turn.succeeded();
  return account.connected_by === null ? { email, address: account.address } : fail('WALLET_ALREADY_CONNECTED');
}

function accountOf(database: Shop['database'], email: string) {
  return database.service
    .selectFrom('identity.wallet_accounts as account')
    .leftJoin('member.wallets as wallet', 'wallet.address', 'account.address')
    .select(['account.address', 'account.password_hash', 'wallet.user_id as connected_by'])
    .where('account.email', '=', email)
    .executeTakeFirst();
}
