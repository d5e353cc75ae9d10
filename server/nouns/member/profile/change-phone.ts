import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ChangedPhone, ChangePhone } from '#contract/rest/verifications.ts';
import { normalizeMobile } from '#rules/member/credential.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { verifyPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import { spendProof } from '#server/nouns/verification/proof.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy, type Trx } from '#server/transaction/transaction.ts';

/**
 * Changes a member's phone, proved by a code that the same member requested. A member with a password must enter it again, so that an
 * unattended browser does not give away the account. The member is notified at the ID and at the previous phone.
 * Failures: NOT_VERIFIED, PASSWORD_WRONG, PHONE_TAKEN, UNAVAILABLE when too many passwords wait to be hashed.
 */
export async function changePhone(shop: Shop, userId: string, input: ChangePhone, ip: string): Promise<ChangedPhone | Failure> {
  const { database, clock } = shop;
  const { service, identity } = database;
  const target = normalizeMobile(input.phone);
  if (target === null) return fail('PHONE_INVALID', { field: 'phone' });
  const password = await checkPassword(shop, userId, input.password ?? '');
  if (isFailure(password)) return password;
  const done = await inTransaction(service, async (trx) => {
    const used = await spendProof(trx, { purpose: 'PHONE_CHANGE', proof: input.proof, target }, clock());
    if (used === null || used.userId !== userId) return fail('NOT_VERIFIED', { field: 'phone' });
    await storePhone(shop, trx, userId, target);
    return { phone: target };
  }).catch(refusedBy({ members_verified_phone_key: fail('PHONE_TAKEN', { field: 'phone' }) }));
  if (!isFailure(done)) await recordSecurityEvent(identity, { type: 'PHONE_CHANGED', userId, ip, at: clock() });
  return done;
}

/** Null when the password is right, or the member has none. */
async function checkPassword({ database }: Shop, userId: string, password: string): Promise<null | Failure> {
  const stored = await database.service
    .selectFrom('identity.credentials')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (stored === undefined) return null;
  const isRight = await verifyPassword(stored.password_hash, password, { share: userId, isFirst: true }).catch(nullWhenFull);
  if (isRight === null) return fail('UNAVAILABLE');
  return isRight ? null : fail('PASSWORD_WRONG', { field: 'password' });
}

async function storePhone(shop: Shop, trx: Trx, userId: string, phone: string): Promise<void> {
  const now = shop.clock();
  const before = await trx
    .selectFrom('member.members')
    .select(['email', 'locale', 'phone'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('member.members').set({ phone, phone_verified_at: now }).where('id', '=', userId).execute();
  const { locale } = before;
  const about = { event: 'phone-changed', locale, values: { at: writtenMoment(now, locale) }, userId, expiresAt: null } as const;
  await queueMessage(shop, trx, { ...about, channel: 'MAIL', recipient: before.email });
  const isOther = before.phone !== null && before.phone !== phone;
  if (isOther) await queueMessage(shop, trx, { ...about, channel: 'SMS', recipient: before.phone ?? '' });
}
