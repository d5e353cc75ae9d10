import { atomically } from '#db/atomically.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { AppleEvent } from '#server/gateways/social/port.ts';
import type { Shop } from '#server/shop.ts';

/**
 * Applies a change made at the provider: removes the link and ends every open session (a revoked account should be signed out everywhere),
 * or records whether the relay address still forwards mail. A notice about an unknown account is ignored; repeats are fine.
 */
export async function applyProviderEvent(shop: Shop, vendor: SocialVendor, { kind, subject }: AppleEvent): Promise<void> {
  if (kind === 'consent-revoked' || kind === 'account-delete') return endLink(shop, vendor, subject, kind);
  await shop.database.identity
    .updateTable('identity.social_accounts')
    .set({ is_mail_off: kind === 'email-disabled' })
    .where('vendor', '=', vendor)
    .where('subject', '=', subject)
    .execute();
}

async function endLink(shop: Shop, vendor: SocialVendor, subject: string, kind: string): Promise<void> {
  const { identity, service } = shop.database;
  const now = shop.clock();
  // In one transaction: if only the link were gone, a repeated notice would no longer find the member.
  const userId = await atomically(service, async (trx) => {
    const gone = await trx
      .deleteFrom('identity.social_accounts')
      .where('vendor', '=', vendor)
      .where('subject', '=', subject)
      .returning('user_id')
      .executeTakeFirst();
    if (!gone) return null;
    await endSignIns(trx, gone.user_id, { allBut: null }, now);
    await trx.updateTable('member.members').set({ tokens_valid_from: now }).where('id', '=', gone.user_id).execute();
    return gone.user_id;
  });
  if (userId === null) return;
  await recordSecurityEvent(identity, { type: 'SOCIAL_UNLINKED', userId, cause: `${vendor}: ${kind}`, at: now });
}
