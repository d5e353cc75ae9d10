import type { Kysely } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import type { CreatedMember, CreateMember, GivenCoupon } from '#contract/rest/members.ts';
import { atomically } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';
import {
  isEmailId,
  isOldEnough,
  isPasswordWellFormed,
  isPersonName,
  missingConsents,
  normalizeEmail,
  normalizeMobile,
} from '#rules/member/credential.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { giveSignUpCoupons } from '#server/commands/coupon/give-sign-up-coupons.ts';
import { consentsOf } from '#server/commands/member/sign-up-consents.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { isCommonPassword } from '#server/credentials/common-passwords.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { addressKey } from '#server/limits/attempt-limiter.ts';
import { GateFull } from '#server/limits/fair-gate.ts';
import { holderOf } from '#server/queries/member/standing.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Makes a member with role user from what a visitor entered (specification 5), in one transaction, and gives what the shop gives at
 * sign-up.
 * Failures: ID_INVALID, PASSWORD_RULE, PASSWORD_COMMON, TERMS_AGREEMENT_REQUIRED, ID_TAKEN, INVALID_INPUT with the field,
 * UNAVAILABLE when too many passwords wait to be hashed.
 */
export async function signUpMember({ database, clock }: Shop, input: CreateMember, ip: string): Promise<CreatedMember | Failure> {
  const entered = { ...input, email: normalizeEmail(input.email), name: input.name.trim(), nickname: input.nickname.trim() };
  const refused = refuse(entered, clock());
  if (refused) return refused;
  // Asked before hashing, so that a taken ID costs no argon2 run; the unique index has the last word.
  if (!(await isEmailAvailable(database.service, entered.email))) return fail('ID_TAKEN', { field: 'email' });
  const passwordHash = await hashPassword(entered.password, { share: addressKey(ip), isFirst: false }).catch(nullWhenFull);
  if (passwordHash === null) return fail('UNAVAILABLE');

  const made = await atomically(database.service, (trx) => insertMember(trx, entered, passwordHash, clock()));
  if (made === null) return fail('ID_TAKEN', { field: 'email' });
  const { id, coupons } = made;
  await recordSecurityEvent(database.identity, { type: 'SIGN_UP', userId: id, ip, at: clock() });
  return { id, email: entered.email, name: entered.name, nickname: entered.nickname, coupons };
}

/** True when nobody holds this ID; an ID given up by withdrawal is free again. `email` is normalised. */
export async function isEmailAvailable(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await holderOf(db, email).select('id').executeTakeFirst()) === undefined;
}

function refuse(entered: CreateMember, now: Date): Failure | null {
  if (!isEmailId(entered.email)) return fail('ID_INVALID', { field: 'email' });
  if (!isPasswordWellFormed(entered.password)) return fail('PASSWORD_RULE', { field: 'password' });
  if (isCommonPassword(entered.password)) return fail('PASSWORD_COMMON', { field: 'password' });
  return refusePerson(entered, now);
}

/** What every way of signing up refuses: ID, names, consents, age. */
export function refusePerson(entered: NewMember, now: Date): Failure | null {
  const { consents, birth_date: birthDate } = entered;
  if (!isEmailId(entered.email)) return fail('ID_INVALID', { field: 'email' });
  if (!isPersonName(entered.name)) return fail('INVALID_INPUT', { field: 'name' });
  if (!isPersonName(entered.nickname)) return fail('INVALID_INPUT', { field: 'nickname' });
  if (entered.phone !== undefined && normalizeMobile(entered.phone) === null) return fail('INVALID_INPUT', { field: 'phone' });
  const given = { ...consents, personalInformation: consents.personal_information, over14: consents.over_14 };
  if (missingConsents(given).length > 0) return fail('TERMS_AGREEMENT_REQUIRED', { field: 'consents' });
  if (birthDate !== undefined && !isOldEnough(birthDate, koreanDay(now))) return fail('TERMS_AGREEMENT_REQUIRED', { field: 'birth_date' });
  return null;
}

/** A member to be, by whatever way of signing in. */
export type NewMember = Omit<CreateMember, 'password'>;

/** The new member's id and the coupons of the sign-up; null when the ID was taken meanwhile. Without a password, null. */
export async function insertMember(
  db: Trx,
  entered: NewMember,
  passwordHash: string | null,
  now: Date,
): Promise<{ id: string; coupons: GivenCoupon[] } | null> {
  const { marketing } = entered;
  const member = await db
    .insertInto('member.members')
    .values({
      email: entered.email,
      name: entered.name,
      nickname: entered.nickname,
      phone: entered.phone === undefined ? null : normalizeMobile(entered.phone),
      birth_date: entered.birth_date ?? null,
      locale: entered.locale,
      is_email_consent: marketing.email,
      is_sms_consent: marketing.sms,
      is_push_consent: marketing.push,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').where('withdrawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!member) return null;
  await db.insertInto('member.member_roles').values({ user_id: member.id, role: 'user', granted_at: now }).execute();
  if (passwordHash !== null)
    await db.insertInto('identity.credentials').values({ user_id: member.id, password_hash: passwordHash, changed_at: now }).execute();
  await db
    .insertInto('member.consents')
    .values(await consentsOf(db, entered, member.id, now))
    .execute();
  return { id: member.id, coupons: await giveSignUpCoupons(db, member.id, now) };
}

function nullWhenFull(error: unknown): null {
  if (error instanceof GateFull) return null;
  throw error;
}
