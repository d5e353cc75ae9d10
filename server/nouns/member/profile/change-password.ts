import { type Failure, fail } from '#contract/errors/errors.ts';
import type { ChangePassword } from '#contract/rest/profile.ts';
import { isPasswordWellFormed } from '#rules/member/credential.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { hashPassword, verifyPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { refusePasswordOf } from '../joining/refuse-password.ts';
import type { Asker } from './end-sign-in.ts';

/**
 * Changes the password of a member who knows the current one, and ends every other session. Returns how many ended.
 * Errors: PASSWORD_FORMAT_INVALID, PASSWORD_COMMON, PASSWORD_GUESSABLE, CURRENT_PASSWORD_WRONG (also for a member without a password),
 * UNAVAILABLE when too many passwords wait to be hashed.
 */
export async function changePassword(shop: Shop, asker: Asker, input: ChangePassword): Promise<{ ended: number } | Failure> {
  const { service, identity } = shop.database;
  const { userId, signInId, ip, userAgent } = asker;
  if (!isPasswordWellFormed(input.new_password)) return fail('PASSWORD_FORMAT_INVALID', { field: 'new_password' });
  const refused = await refusePasswordOf(shop, userId, input.new_password, 'new_password');
  if (refused) return refused;
  const stored = await service.selectFrom('identity.credentials').select('password_hash').where('user_id', '=', userId).executeTakeFirst();
  const place = { share: userId, isFirst: true };
  const hashes = await checkedHash(stored?.password_hash ?? null, input, place).catch(nullWhenFull);
  if (hashes === null) return fail('UNAVAILABLE');
  const about = { userId, ip, userAgent, at: shop.clock() };
  if (hashes === 'wrong') {
    await recordSecurityEvent(identity, { type: 'PASSWORD_CHANGE_REFUSED', cause: 'wrong password', ...about });
    return fail('CURRENT_PASSWORD_WRONG', { field: 'current_password' });
  }
  const outcome = await inTransaction(service, async (trx) => {
    // First, so that a concurrent sign-in with the old password is either refused or among the sessions that end.
    const { numUpdatedRows } = await trx
      .updateTable('identity.credentials')
      .set({ password_hash: hashes.next, changed_at: about.at })
      .where('user_id', '=', userId)
      .where('password_hash', '=', hashes.checked)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return fail('CURRENT_PASSWORD_WRONG', { field: 'current_password' });
    return { ended: await endSignIns(trx, userId, { allBut: signInId }, about.at) };
  });
  if ('ended' in outcome) await recordSecurityEvent(identity, { type: 'PASSWORD_CHANGED', ...about });
  return outcome;
}

type Place = { share: string; isFirst: boolean };

/** The hash that was checked and the new one. Throws GateFull. */
async function checkedHash(
  stored: string | null,
  input: ChangePassword,
  place: Place,
): Promise<{ checked: string; next: string } | 'wrong'> {
  const isRight = await verifyPassword(stored, input.current_password, place);
  if (!isRight || stored === null) return 'wrong';
  return { checked: stored, next: await hashPassword(input.new_password, place) };
}
