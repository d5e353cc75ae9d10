import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RefusalSubject } from '#contract/rest/notices.ts';
import { isNoticeEvent, lacksConsent, type NoticeEvent } from '#rules/member/notice.ts';
import { readRefusalToken } from '#server/keys/refusal-token.ts';
import type { Shop } from '#server/shop.ts';

/** What the link of a mail would refuse, and how that stands. Errors: NOT_FOUND for a token this shop did not sign, or of somebody who is gone. */
export async function nameRefusal(shop: Shop, token: string): Promise<RefusalSubject | Failure> {
  const about = await readRefusal(shop, token);
  if (about === null) return fail('NOT_FOUND');
  const { userId, event } = about;
  const { is_email_consent, is_sms_consent, muted } = await shop.database.service
    .selectFrom('member.members as member')
    .leftJoin('member.notice_mutes as mute', (join) => join.onRef('mute.user_id', '=', 'member.id').on('mute.event', '=', event))
    .select(['is_email_consent', 'is_sms_consent', 'mute.event as muted'])
    .where('member.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (lacksConsent(event, { MAIL: is_email_consent, SMS: is_sms_consent })) return { event, standing: 'NO_CONSENT' };
  return { event, standing: muted === null ? 'SENT' : 'REFUSED' };
}

/** Whose messages about what the link of a mail refuses; null for a token this shop did not sign, or of somebody who is gone. */
export async function readRefusal({ config, database }: Shop, token: string): Promise<{ userId: string; event: NoticeEvent } | null> {
  const named = readRefusalToken(config.secret, token);
  if (named === null || !isNoticeEvent(named.event)) return null;
  const { userId, event } = named;
  const member = await database.service
    .selectFrom('member.members')
    .select('id')
    .where('id', '=', userId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  return member === undefined ? null : { userId, event };
}
