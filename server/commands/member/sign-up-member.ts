import type { Kysely } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import type { CreatedMember, CreateMember } from '#contract/rest/members.ts';
import { atomically } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';
import { isEmailId, isPasswordWellFormed, normalizeEmail, normalizeMobile } from '#rules/member/credential.ts';
import { insertMember } from '#server/commands/member/insert-member.ts';
import { refusePerson } from '#server/commands/member/refuse-person.ts';
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
export async function signUpMember(shop: Shop, input: CreateMember, ip: string): Promise<CreatedMember | Failure> {
  const { database, clock } = shop;
  const entered = { ...input, email: normalizeEmail(input.email), name: input.name.trim(), nickname: input.nickname.trim() };
  const refused = refuse(entered, clock());
  if (refused) return refused;
  // Asked before hashing, so that a taken ID costs no argon2 run; the unique index has the last word.
  if (!(await isEmailAvailable(database.service, entered.email))) return fail('ID_TAKEN', { field: 'email' });
  const passwordHash = await hashPassword(entered.password, { share: addressKey(ip), isFirst: false }).catch(nullWhenFull);
  if (passwordHash === null) return fail('UNAVAILABLE');

  const phone = entered.phone === undefined ? null : normalizeMobile(entered.phone);
  const made = await atomically(database.service, (trx) => insertMember(shop, trx, { ...entered, phone, passwordHash }, clock()));
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
  if (entered.phone !== undefined && normalizeMobile(entered.phone) === null) return fail('INVALID_INPUT', { field: 'phone' });
  return refusePerson(entered, now);
}

function nullWhenFull(error: unknown): null {
  if (error instanceof GateFull) return null;
  throw error;
}
