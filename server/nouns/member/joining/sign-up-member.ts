import type { Kysely } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { CreatedMember, CreateMember } from '#contract/rest/members.ts';
import type { DB } from '#db/schema.generated.ts';
import { isPasswordWellFormed, normalizeEmail, normalizeMobile } from '#rules/member/credential.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import { addressKey } from '#server/limits/limit.ts';
import { readProof, spendProof } from '#server/nouns/verification/proof.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy } from '#server/transaction/transaction.ts';
import { holderOf } from '../standing.ts';
import { insertMember } from './insert-member.ts';
import { refusePassword } from './refuse-password.ts';
import { refusePerson } from './refuse-person.ts';
import { refuseSignUp } from './sign-up-consents.ts';

/**
 * Creates a member with role user from the sign-up form (specification 5), in one transaction, and issues the sign-up benefits. The phone
 * must be proved by a code (server/nouns/verification); only a successful sign-up uses up the proof.
 * Failures: SIGN_UP_CLOSED, ID_INVALID, PASSWORD_RULE, PASSWORD_COMMON, PASSWORD_GUESSABLE, TERMS_AGREEMENT_REQUIRED, ID_TAKEN, NOT_VERIFIED, PHONE_TAKEN,
 * INVALID_INPUT with the field, UNAVAILABLE when too many passwords wait to be hashed.
 */
export async function signUpMember(shop: Shop, input: CreateMember, ip: string): Promise<CreatedMember | Failure> {
  const { database, clock } = shop;
  const { service, identity } = database;
  const entered = { ...input, email: normalizeEmail(input.email), name: input.name.trim(), nickname: input.nickname.trim() };
  const about = { field: 'password', email: entered.email, phone: normalizeMobile(entered.phone) };
  const refused = (await refuseSignUp(service)) ?? refuse(entered, clock()) ?? (await refusePassword(shop, entered.password, about));
  if (refused) return refused;
  const shown = { purpose: 'SIGN_UP', proof: input.phone_proof, target: normalizeMobile(input.phone) ?? '' } as const;
  // Checked before hashing to save an argon2 run; the unique indexes have the final say.
  if ((await readProof(service, shown, clock())) === null) return fail('NOT_VERIFIED', { field: 'phone' });
  if (!(await isEmailAvailable(service, entered.email))) return fail('ID_TAKEN', { field: 'email' });
  const passwordHash = await hashPassword(entered.password, { share: addressKey(ip), isFirst: false }).catch(nullWhenFull);
  if (passwordHash === null) return fail('UNAVAILABLE');

  const made = await inTransaction(service, async (trx) => {
    const proven = await spendProof(trx, shown, clock());
    if (proven === null) return fail('NOT_VERIFIED', { field: 'phone' });
    const member = await insertMember(shop, trx, { ...entered, verifiedPhone: proven.target, passwordHash }, clock());
    return member ?? fail('ID_TAKEN', { field: 'email' });
  }).catch(refusedBy({ members_verified_phone_key: fail('PHONE_TAKEN', { field: 'phone' }) }));
  if (isFailure(made)) return made;
  await recordSecurityEvent(identity, { type: 'SIGN_UP', userId: made.id, ip, at: clock() });
  return { id: made.id, email: entered.email, name: entered.name, nickname: entered.nickname, coupons: made.coupons };
}

/** True when the ID is free; a withdrawn member keeps theirs until they are erased. `email` is normalised. */
export async function isEmailAvailable(db: Kysely<DB>, email: string): Promise<boolean> {
  return (await holderOf(db, email).select('id').executeTakeFirst()) === undefined;
}

function refuse(entered: CreateMember, now: Date): Failure | null {
  if (!isPasswordWellFormed(entered.password)) return fail('PASSWORD_RULE', { field: 'password' });
  const refused = refusePerson(entered, now);
  if (refused) return refused;
  return normalizeMobile(entered.phone) === null ? fail('PHONE_INVALID', { field: 'phone' }) : null;
}
