import { timingSafeEqual } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { CODE_TRIES, codeOf, isCodeComplete, proofExpiry } from '#rules/member/sign-in/verification.ts';
import type { Shop } from '#server/shop.ts';
import { codeHash, newProof, proofHash } from './secrets.ts';

/**
 * Exchanges a correct code for a proof, once. An attempt is counted before the code is compared, so that parallel requests cannot bypass
 * the limit. `userId`: who asks; a code for a member only works for that member.
 * Failures: VERIFICATION_CODE_MISMATCH; VERIFICATION_CODE_EXPIRED for one that is expired, used, tried too often, or was never sent.
 */
export async function checkCode(
  { database, config, clock }: Shop,
  { id, entered, userId }: { id: string; entered: string; userId: string | null },
): Promise<{ proof: string; target: string } | Failure> {
  const code = codeOf(entered);
  // An incomplete code is a typo and does not count as an attempt.
  if (!isCodeComplete(code)) return fail('VERIFICATION_CODE_MISMATCH', { field: 'code' });
  const now = clock();
  const tried = await database.service
    .updateTable('identity.verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', CODE_TRIES)
    .where((row) => row.or([row('user_id', 'is', null), row('user_id', '=', userId)]))
    .returning(['code_hash', 'target'])
    .executeTakeFirst();
  if (tried === undefined) return fail('VERIFICATION_CODE_EXPIRED', { field: 'code' });
  const [right, given] = [tried.code_hash, codeHash(config.secret, id, code)].map((hash) => Buffer.from(hash)) as [Buffer, Buffer];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return fail('VERIFICATION_CODE_MISMATCH', { field: 'code' });
  const proof = newProof();
  const { numUpdatedRows } = await database.service
    .updateTable('identity.verification_codes')
    .set({ verified_at: now, tries: 0, proof_hash: proofHash(proof), proof_expires_at: proofExpiry(now) })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { proof, target: tried.target } : fail('VERIFICATION_CODE_EXPIRED', { field: 'code' });
}
