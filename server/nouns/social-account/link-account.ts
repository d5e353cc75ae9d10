import { type Failure, fail } from '#contract/errors/errors.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { SocialPerson } from '#server/gateways/social/port.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, refusedBy } from '#server/transaction/transaction.ts';
import { accountColumns } from './account-columns.ts';

type Link = { readonly userId: string; readonly person: SocialPerson; readonly ip: string };

/**
 * Links an account that a member has just proved to own. Linking it again is a success.
 * Failures: SOCIAL_ACCOUNT_TAKEN (another member's), SOCIAL_VENDOR_TAKEN (this member has another account of the provider).
 */
export async function linkAccount(shop: Shop, { userId, person, ip }: Link): Promise<Failure | null> {
  const { service, identity } = shop.database;
  const made = await insertAccount(service, { userId, person, now: shop.clock(), secret: shop.config.secret });
  if (made === 'taken') return fail('SOCIAL_ACCOUNT_TAKEN');
  if (made === 'another') return fail('SOCIAL_VENDOR_TAKEN');
  if (made === 'new') await recordSecurityEvent(identity, { type: 'SOCIAL_LINKED', userId, cause: person.vendor, ip, at: shop.clock() });
  return null;
}

type Row = { readonly userId: string; readonly person: SocialPerson; readonly now: Date; readonly secret: string };

/**
 * Stores the link. Returns `taken` when another member has the account, `another` when this member has another account of the provider,
 * `known` when it is linked already.
 */
export async function insertAccount(db: Db, { userId, person, now, secret }: Row): Promise<'new' | 'known' | 'taken' | 'another'> {
  const { vendor, subject } = person;
  const row = await db
    .insertInto('identity.social_accounts')
    .values({ vendor, subject, user_id: userId, linked_at: now, ...accountColumns(person, secret) })
    .onConflict((conflict) => conflict.columns(['vendor', 'subject']).doNothing())
    .returning('user_id')
    .executeTakeFirst()
    .catch(refusedBy({ social_accounts_one_of_each: 'another' as const }));
  if (row !== undefined) return row === 'another' ? row : 'new';
  const holder = await db
    .selectFrom('identity.social_accounts')
    .select('user_id')
    .where('vendor', '=', vendor)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return holder?.user_id === userId ? 'known' : 'taken';
}
