import { type Failure, fail } from '#contract/errors/errors.ts';
import type { SignedUpByArrival, SignUpByArrival } from '#contract/rest/social-accounts.ts';
import { normalizeEmail } from '#rules/member/credential.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import { insertMember, type NewMember } from '#server/nouns/member/joining/insert-member.ts';
import { refusePerson } from '#server/nouns/member/joining/refuse-person.ts';
import { refuseSignUp } from '#server/nouns/member/joining/sign-up-consents.ts';
import { isEmailAvailable } from '#server/nouns/member/joining/sign-up-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import type { SocialArrival } from './arrival.ts';
import { issueTicket } from './attempts.ts';
import { insertAccount } from './link-account.ts';

/**
 * Signs up somebody who came from a provider (specification 4.38, 5), once they consent: the same consents, coupons and rows as a sign-up with
 * a password, but with the linked account instead of one, and a ticket to sign in with. The ID is the provider's email if it is verified,
 * otherwise the one entered.
 * Failures: SIGN_UP_CLOSED, those of the entered fields, TERMS_AGREEMENT_REQUIRED, ID_TAKEN, SOCIAL_ACCOUNT_TAKEN, SOCIAL_STATE_LOST (already signed up).
 */
export async function signUpByArrival(
  shop: Shop,
  arrival: SocialArrival,
  input: SignUpByArrival,
  ip: string,
): Promise<SignedUpByArrival | Failure> {
  const { database, clock, config } = shop;
  const { person, attemptId } = arrival;
  const entered: NewMember = {
    ...input,
    email: idOf(person) ?? normalizeEmail(input.email ?? ''),
    name: input.name.trim(),
    nickname: input.nickname.trim(),
    verifiedPhone: null,
    passwordHash: null,
  };
  const now = clock();
  const refused = (await refuseSignUp(database.service)) ?? refusePerson(entered, now);
  if (refused) return refused;
  if (!(await isEmailAvailable(database.service, entered.email))) return fail('ID_TAKEN', { field: 'email' });

  const made = await inTransaction(database.service, async (trx: Trx) => {
    const member = await insertMember(shop, trx, entered, now);
    if (member === null) return fail('ID_TAKEN', { field: 'email' });
    const link = await insertAccount(trx, { userId: member.id, person, now, secret: config.secret });
    if (link !== 'new') return fail('SOCIAL_ACCOUNT_TAKEN');
    const ticket = await issueTicket(trx, { attemptId, userId: member.id, now });
    return ticket === null ? fail('SOCIAL_STATE_LOST') : { ...member, ticket };
  });
  if ('failure' in made) return made;
  await recordSecurityEvent(database.identity, { type: 'SIGN_UP', cause: person.vendor, userId: made.id, ip, at: now });
  return { id: made.id, email: entered.email, name: entered.name, nickname: entered.nickname, coupons: made.coupons, ticket: made.ticket };
}

/** The ID that the provider has verified; null when the person must enter one. */
export function idOf({ email, isEmailVerified }: Pick<SocialPerson, 'email' | 'isEmailVerified'>): string | null {
  return email !== null && isEmailVerified ? normalizeEmail(email) : null;
}
