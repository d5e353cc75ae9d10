import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { BeginPasswordReset, PasswordReset, SetPassword } from '#contract/rest/verifications.ts';
import { isPasswordWellFormed, normalizeEmail, normalizeMobile } from '#rules/member/credential.ts';
import { isStaffRole } from '#rules/member/rights/role.ts';
import { PROOF_SECONDS } from '#rules/member/sign-in/verification.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import { addressKey } from '#server/limits/limit.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import { exchangeProof, noteVainUse, readProof, spendProof } from '#server/nouns/verification/proof.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { findPhoneHolder } from './find-phone-holder.ts';
import { refusePasswordOf } from './refuse-password.ts';

/**
 * First half of “find password”: exchanges an ID and its proved phone, or its proved mailbox where there is no phone, for a token.
 * Failures: NOT_VERIFIED; FIND_ID_NO_MATCH, after which the proof stays valid for another spelling of the ID.
 */
export async function beginPasswordReset({ database, clock }: Shop, input: BeginPasswordReset): Promise<PasswordReset | Failure> {
  const { service } = database;
  const email = normalizeEmail(input.email);
  const target = input.phone === undefined ? email : (normalizeMobile(input.phone) ?? '');
  const shown = { purpose: 'FIND_PASSWORD', proof: input.proof, target } as const;
  const proven = await readProof(service, shown, clock());
  if (proven === null || proven.userId !== null) return fail('NOT_VERIFIED', { field: 'phone' });
  const isByMail = input.phone === undefined;
  const holder = isByMail ? service.selectFrom('member.members').where('phone_verified_at', 'is', null) : findPhoneHolder(service, target);
  const member = await holder.select('id').where('email', '=', email).executeTakeFirst();
  // A mailbox alone does not open the back office.
  const isBarred = member !== undefined && isByMail && (await worksHere(service, member.id));
  if (member === undefined || isBarred) {
    await noteVainUse(service, proven);
    return fail('FIND_ID_NO_MATCH');
  }
  const token = await exchangeProof(service, proven, member.id, clock());
  return token === null ? fail('NOT_VERIFIED', { field: 'phone' }) : { token, expires_in: PROOF_SECONDS };
}

async function worksHere(db: Db, userId: string): Promise<boolean> {
  const roles = await db.selectFrom('member.member_roles').select('role').where('user_id', '=', userId).execute();
  return roles.some(({ role }) => isStaffRole(role));
}

/**
 * Second half: sets the new password, ends every session and notifies the member by mail.
 * Failures: PASSWORD_FORMAT_INVALID, PASSWORD_COMMON, PASSWORD_GUESSABLE, NOT_VERIFIED, UNAVAILABLE when too many passwords wait to be
 * hashed.
 */
export async function setPassword(shop: Shop, { token, password }: SetPassword, ip: string): Promise<{ userId: string } | Failure> {
  const { database, clock } = shop;
  if (!isPasswordWellFormed(password)) return fail('PASSWORD_FORMAT_INVALID', { field: 'password' });
  const shown = { purpose: 'FIND_PASSWORD', proof: token } as const;
  // Checked before hashing, so that an invalid token does not cost an argon2 run.
  const proven = await readProof(database.service, shown, clock());
  if (proven === null || proven.userId === null) return fail('NOT_VERIFIED');
  const refused = await refusePasswordOf(shop, proven.userId, password, 'password');
  if (refused) return refused;
  const hash = await hashPassword(password, { share: addressKey(ip), isFirst: false }).catch(nullWhenFull);
  if (hash === null) return fail('UNAVAILABLE');
  const done = await inTransaction(database.service, async (trx) => {
    const used = await spendProof(trx, shown, clock());
    if (used === null || used.userId === null) return fail('NOT_VERIFIED');
    await saveNewPassword(shop, trx, used.userId, hash);
    return { userId: used.userId };
  });
  if (!isFailure(done)) await recordSecurityEvent(database.identity, { type: 'PASSWORD_RESET', userId: done.userId, ip, at: clock() });
  return done;
}

async function saveNewPassword(shop: Shop, trx: Trx, userId: string, hash: string): Promise<void> {
  const now = shop.clock();
  const change = { password_hash: hash, changed_at: now };
  await trx
    .insertInto('identity.credentials')
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  const { email, locale } = await trx
    .updateTable('member.members')
    .set({ tokens_valid_from: now })
    .where('id', '=', userId)
    .returning(['email', 'locale'])
    .executeTakeFirstOrThrow();
  await endSignIns(trx, userId, { allBut: null }, now);
  // Also ends sign-ins that predate the register of sign-ins, and flows in progress.
  await trx.deleteFrom('identity.oidc_payloads').where('account_id', '=', userId).execute();
  const values = { at: writtenMoment(now, locale) };
  const about = { channel: 'MAIL', recipient: email, locale, userId, expiresAt: null } as const;
  await queueMessage(shop, trx, { event: 'password-changed', values, ...about });
}
