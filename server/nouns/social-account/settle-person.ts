import { type Failure, fail } from '#contract/errors/errors.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import { standingColumns } from '#server/nouns/member/standing.ts';
import type { Shop } from '#server/shop.ts';
import { accountColumns } from './account-columns.ts';

/** A member who came through a provider; one who withdrew is asked whether to return before being signed in. */
export type SettledPerson = { readonly userId: string; readonly isWithdrawn: boolean };

/**
 * The member with this account, by provider and subject alone; null when there is none. Stores the email data that the provider reports.
 * Failures: SOCIAL_MEMBER_INACTIVE for a blocked member.
 */
export async function settlePerson(shop: Shop, person: SocialPerson, ip: string): Promise<SettledPerson | null | Failure> {
  const { identity } = shop.database;
  const row = await identity
    .selectFrom('identity.social_accounts')
    .innerJoin('member.members', 'member.members.id', 'identity.social_accounts.user_id')
    .select(['identity.social_accounts.user_id', ...standingColumns])
    .where('vendor', '=', person.vendor)
    .where('subject', '=', person.subject)
    .executeTakeFirst();
  if (!row) return null;
  const { vendor, subject } = person;
  const about = { userId: row.user_id, ip, at: shop.clock() };
  if (row.blockedAt !== null) {
    await recordSecurityEvent(identity, { ...about, type: 'SIGN_IN_REFUSED', cause: `${vendor}: blocked` });
    return fail('SOCIAL_MEMBER_INACTIVE');
  }
  await identity
    .updateTable('identity.social_accounts')
    .set(accountColumns(person, shop.config.secret))
    .where('vendor', '=', vendor)
    .where('subject', '=', subject)
    .execute();
  const isWithdrawn = row.withdrawnAt !== null;
  if (!isWithdrawn) await recordSecurityEvent(identity, { ...about, type: 'SIGN_IN', cause: vendor });
  return { userId: row.user_id, isWithdrawn };
}
