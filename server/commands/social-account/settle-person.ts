import { type Failure, fail } from '#contract/errors.ts';
import { isActive } from '#rules/member/sign-in/standing.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import { standingColumns } from '#server/queries/member/standing.ts';
import type { Shop } from '#server/shop.ts';
import { accountColumns } from './account-columns.ts';

/**
 * The member whose account this is, by provider and subject alone; null when nobody's. Keeps what the provider now says of the address.
 * Failures: SOCIAL_MEMBER_INACTIVE.
 */
export async function settlePerson(shop: Shop, person: SocialPerson, ip: string): Promise<{ userId: string } | null | Failure> {
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
  if (!isActive(row)) {
    await recordSecurityEvent(identity, { ...about, type: 'SIGN_IN_REFUSED', cause: `${vendor}: blocked or withdrawn` });
    return fail('SOCIAL_MEMBER_INACTIVE');
  }
  await identity
    .updateTable('identity.social_accounts')
    .set(accountColumns(person, shop.config.secret))
    .where('vendor', '=', vendor)
    .where('subject', '=', subject)
    .execute();
  await recordSecurityEvent(identity, { ...about, type: 'SIGN_IN', cause: vendor });
  return { userId: row.user_id };
}
