import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RefusalSubject } from '#contract/rest/notifications.ts';
import { isNotificationEvent, lacksConsent } from '#rules/member/notification.ts';
import { readRefusalToken } from '#server/keys/refusal-token.ts';
import type { Shop } from '#server/shop.ts';

/**
 * What a mail's opt-out link refers to, and its current state. Errors: NOT_FOUND for a token not signed by this shop, or of an erased
 * member.
 */
export async function nameRefusal(shop: Shop, token: string): Promise<RefusalSubject | Failure> {
  const about = await readRefusal(shop, token);
  return about === null ? fail('NOT_FOUND') : { event: about.event, standing: about.standing };
}

/**
 * The member and messages of a mail's opt-out link, and its current state; null for a token not signed by this shop, or of an erased
 * member.
 */
export async function readRefusal({ config, database }: Shop, token: string): Promise<(RefusalSubject & { userId: string }) | null> {
  const named = readRefusalToken(config.secret, token);
  if (named === null || !isNotificationEvent(named.event)) return null;
  const { userId, event } = named;
  const member = await database.service
    .selectFrom('member.members as member')
    .leftJoin('member.notification_mutes as mute', (join) => join.onRef('mute.user_id', '=', 'member.id').on('mute.event', '=', event))
    .select(['is_email_consent', 'is_sms_consent', 'mute.event as muted'])
    .where('member.id', '=', userId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  if (member === undefined) return null;
  if (lacksConsent(event, { MAIL: member.is_email_consent, SMS: member.is_sms_consent })) return { userId, event, standing: 'NO_CONSENT' };
  return { userId, event, standing: member.muted === null ? 'SENT' : 'REFUSED' };
}
