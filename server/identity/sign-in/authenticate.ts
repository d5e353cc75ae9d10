import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';
import { returnDeadline } from '#rules/member/retention.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { restoreMember } from '#server/identity/sign-in/restore-member.ts';
import type { SignInThrottle } from '#server/identity/sign-in/sign-in-throttle.ts';
import { addressKey } from '#server/limits/limit.ts';
import { holderOf, standingColumns } from '#server/nouns/member/standing.ts';

export type PasswordAttempt = {
  readonly username: string;
  readonly password: string;
  readonly ip: string;
  /** A browser that signed this ID in before; null if unknown. */
  readonly device: string | null;
  /** True when a puzzle was solved for this attempt. */
  readonly isProved: boolean;
  /** True when a withdrawn member wants to return. */
  readonly isReturning: boolean;
  readonly userAgent: string;
};

export type AuthenticationResult =
  /** Includes the hash the password was checked against, as now stored. */
  | { readonly kind: 'member'; readonly userId: string; readonly passwordHash: string }
  /** The password is correct, and the withdrawn member may return until then. */
  | { readonly kind: 'withdrawn'; readonly until: Date }
  | { readonly kind: 'refused' }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number };

export type AuthenticationParts = { readonly identity: Kysely<DB>; readonly throttle: SignInThrottle; readonly clock: () => Date };

type StoredCredential = {
  readonly id: string;
  readonly password_hash: string | null;
  readonly isBlocked: boolean;
  readonly withdrawnAt: Date | null;
};

/**
 * Checks ID and password. Every cause of a rejection runs the same queries and one argon2 run and gives the same response; only the
 * security log records the cause. Throws GateFull when too many hashes wait.
 */
export async function authenticate(parts: AuthenticationParts, attempt: PasswordAttempt): Promise<AuthenticationResult> {
  const { identity, throttle, clock } = parts;
  const email = normalizeEmail(attempt.username);
  const log = (type: 'SIGN_IN' | 'SIGN_IN_REFUSED' | 'SIGN_IN_THROTTLED' | 'RETURNED', cause: string, userId: string | null) =>
    recordSecurityEvent(identity, { type, cause, userId, ip: attempt.ip, userAgent: attempt.userAgent, at: clock() });

  const allowance = await throttle.take({ email, ip: attempt.ip, device: attempt.device, isProved: attempt.isProved });
  if (!allowance.isAllowed) {
    // Once per wait and process: a flood must not fill the log.
    if (!allowance.isKnown) await log('SIGN_IN_THROTTLED', 'too many attempts', null);
    return { kind: 'throttled', retryAfterSeconds: allowance.retryAfterSeconds };
  }

  // An ID that is not an e-mail address never reaches a query: a NUL byte there would be a database error.
  const credential = isEmailId(email) ? await findCredential(identity, email) : null;
  const place = { share: addressKey(attempt.ip), isFirst: attempt.device !== null || attempt.isProved };
  const isRight = await verifyPassword(credential?.password_hash ?? null, attempt.password, place).catch(async (error: unknown) => {
    await allowance.takeBack();
    throw error;
  });
  const cause = refusalCause(credential, isRight);
  const storedHash = credential?.password_hash ?? null;
  if (cause !== null || !credential || storedHash === null) {
    await log('SIGN_IN_REFUSED', cause ?? 'unknown id', credential?.id ?? null);
    return { kind: 'refused' };
  }

  await allowance.succeeded();
  if (credential.withdrawnAt !== null) {
    // Only somebody who knows the password learns that the member existed.
    if (!attempt.isReturning) return { kind: 'withdrawn', until: returnDeadline(credential.withdrawnAt) };
    await restoreMember(identity, credential.id);
    await log('RETURNED', 'password', credential.id);
  }
  const passwordHash = await renewHash(identity, { id: credential.id, storedHash }, attempt.password, clock());
  await log('SIGN_IN', 'password', credential.id);
  return { kind: 'member', userId: credential.id, passwordHash };
}

function refusalCause(credential: StoredCredential | null, isRight: boolean): string | null {
  if (!credential) return 'unknown id';
  if (credential.password_hash === null) return 'no password';
  if (!isRight) return 'wrong password';
  return credential.isBlocked ? 'blocked' : null;
}

async function findCredential(identity: Kysely<DB>, email: string): Promise<StoredCredential | null> {
  const row = await holderOf(identity, email)
    .leftJoin('identity.credentials', 'identity.credentials.user_id', 'member.members.id')
    .select(['member.members.id', 'identity.credentials.password_hash'])
    .select(standingColumns)
    .executeTakeFirst();
  return row ? { id: row.id, password_hash: row.password_hash, isBlocked: row.blockedAt !== null, withdrawnAt: row.withdrawnAt } : null;
}

type Stored = { readonly id: string; readonly storedHash: string };

/** Returns the stored hash, after renewing it if its parameters are outdated. */
async function renewHash(identity: Kysely<DB>, { id, storedHash }: Stored, password: string, now: Date): Promise<string> {
  if (!isHashOutdated(storedHash)) return storedHash;
  const renewed = await hashPassword(password);
  const { numUpdatedRows } = await identity
    .updateTable('identity.credentials')
    .set({ password_hash: renewed, changed_at: now })
    .where('user_id', '=', id)
    .where('password_hash', '=', storedHash)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? renewed : storedHash;
}
