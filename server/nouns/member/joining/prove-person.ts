import { type Failure, fail } from '#contract/errors/errors.ts';
import { isRecentSignIn } from '#rules/member/sign-in/social.ts';
import { verifyPassword } from '#server/credentials/password-hash.ts';
import { GateFull } from '#server/limits/fair-gate.ts';
import type { Limit } from '#server/limits/limit.ts';
import type { Shop } from '#server/shop.ts';

type Proof = {
  readonly userId: string;
  /** When this session signed in, in seconds since 1970. */
  readonly signedInAt: number | null;
  readonly password: string | undefined;
};

/** Limits wrong passwords, so that an open session cannot be used for guessing. */
export const proofLimit = { window: 15 * 60, most: 10 };

/**
 * Returns null when the member has proved their identity: a sign-in within the last five minutes, or their password. Required for changing
 * how they sign in.
 * Failures: SIGN_IN_PROOF_NEEDED, PASSWORD_WRONG, TOO_MANY_REQUESTS, UNAVAILABLE when too many passwords wait to be hashed.
 */
export async function provePerson(
  { database, clock }: Shop,
  { userId, signedInAt, password }: Proof,
  proofs: Limit,
): Promise<Failure | null> {
  if (isRecentSignIn(signedInAt, clock())) return null;
  if (password === undefined || password === '') return fail('SIGN_IN_PROOF_NEEDED', { field: 'password' });
  if (!(await proofs.take(userId)).isAllowed) return fail('TOO_MANY_REQUESTS');
  const credential = await database.identity
    .selectFrom('identity.credentials')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const place = { share: userId, isFirst: true };
  const isRight = await verifyPassword(credential?.password_hash ?? null, password, place).catch((error: unknown) => {
    if (error instanceof GateFull) return null;
    throw error;
  });
  if (isRight === null) return fail('UNAVAILABLE');
  return isRight ? null : fail('PASSWORD_WRONG', { field: 'password' });
}
