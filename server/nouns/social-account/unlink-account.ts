import { type Failure, fail } from '#contract/errors/errors.ts';
import { mayUnlink, type SocialVendor } from '#rules/member/sign-in/social.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { openRefreshToken } from './account-columns.ts';

type Unlink = { readonly userId: string; readonly vendor: SocialVendor; readonly ip: string };

/**
 * Unlinks an account, first here and then at the provider; the provider being down does not prevent it. `report` receives an error at the
 * provider. Failures: SOCIAL_NOT_LINKED, SOCIAL_LAST_WAY_IN.
 */
export async function unlinkAccount(shop: Shop, { userId, vendor, ip }: Unlink, report: (error: unknown) => void): Promise<Failure | null> {
  const { service, identity } = shop.database;
  const gone = await inTransaction(service, (trx) => deleteAccount(trx, userId, vendor));
  if ('failure' in gone) return gone;
  await recordSecurityEvent(identity, { type: 'SOCIAL_UNLINKED', userId, cause: vendor, ip, at: shop.clock() });
  const refreshToken = openRefreshToken(gone.sealed_refresh_token, shop.config.secret);
  await shop.gateways.social[vendor]?.unlink({ subject: gone.subject, refreshToken }).catch(report);
  return null;
}

async function deleteAccount(
  trx: Trx,
  userId: string,
  vendor: SocialVendor,
): Promise<{ subject: string; sealed_refresh_token: string | null } | Failure> {
  // Two concurrent requests would each see the other account as the remaining way in.
  await trx.selectFrom('member.members').select('id').where('id', '=', userId).forUpdate().execute();
  const linked = await trx.selectFrom('identity.social_accounts').select('vendor').where('user_id', '=', userId).execute();
  if (!linked.some((account) => account.vendor === vendor)) return fail('SOCIAL_NOT_LINKED');
  const credential = await trx.selectFrom('identity.credentials').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  if (!mayUnlink({ hasPassword: credential !== undefined, linkedAccounts: linked.length })) return fail('SOCIAL_LAST_WAY_IN');
  return trx
    .deleteFrom('identity.social_accounts')
    .where('user_id', '=', userId)
    .where('vendor', '=', vendor)
    .returning(['subject', 'sealed_refresh_token'])
    .executeTakeFirstOrThrow();
}
