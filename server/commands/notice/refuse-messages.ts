import { type Failure, fail } from '#contract/errors/errors.ts';
import type { RefusalSubject, Refused } from '#contract/rest/notices.ts';
import { isNoticeEvent, type NoticeEvent } from '#rules/member/notice.ts';
import { changeConsents } from '#server/commands/member/change-profile.ts';
import { readRefusalToken } from '#server/keys/refusal-token.ts';
import type { Shop } from '#server/shop.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';

/** How far somebody refuses: mails of this kind, or everything that advertises; `nothing` takes the refusal of this kind back. */
export type Refusal = 'kind' | 'advertising' | 'nothing';

/**
 * Heeds the link of a mail, without a sign-in and as often as it is pressed. Everything that advertises is refused by taking the consents back,
 * which is noted with its time like any other change of them. Errors: NOT_FOUND for a token this shop did not sign, or of somebody who is gone.
 */
export async function refuseMessages(shop: Shop, token: string, refusal: Refusal): Promise<Refused | Failure> {
  const about = await readToken(shop, token);
  if (about === null) return fail('NOT_FOUND');
  const { userId, event } = about;
  if (refusal === 'nothing') await unmuteEvent(shop, userId, event);
  if (refusal === 'kind') await muteEvent(shop, userId, event);
  if (refusal === 'advertising') await changeConsents(shop, userId, { email: false, sms: false, push: false });
  return { event, is_refused: refusal !== 'nothing', at: shop.clock().toISOString() };
}

/** What the link of a mail would refuse; nothing changes. Errors: as above. */
export async function nameRefusal(shop: Shop, token: string): Promise<RefusalSubject | Failure> {
  const about = await readToken(shop, token);
  return about === null ? fail('NOT_FOUND') : { event: about.event };
}

async function readToken({ config, database }: Shop, token: string): Promise<{ userId: string; event: NoticeEvent } | null> {
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
