import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Refused } from '#contract/rest/notices.ts';
import { changeConsents } from '#server/commands/member/change-profile.ts';
import { readRefusal } from '#server/queries/notice/read-refusal.ts';
import type { Shop } from '#server/shop.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';

/** How far somebody refuses: messages of this kind by any way, or everything that advertises; `nothing` takes the refusal of this kind back. */
export type Refusal = 'kind' | 'advertising' | 'nothing';

/**
 * Heeds the link of a mail, without a sign-in and as often as it is pressed. Everything that advertises is refused by taking the consents back,
 * which is noted with its time like any other change of them. Errors: NOT_FOUND for a token this shop did not sign, or of somebody who is gone.
 */
export async function refuseMessages(shop: Shop, token: string, refusal: Refusal): Promise<Refused | Failure> {
  const about = await readRefusal(shop, token);
  if (about === null) return fail('NOT_FOUND');
  const { userId, event } = about;
  if (refusal === 'nothing') await unmuteEvent(shop, userId, event);
  if (refusal === 'kind') await muteEvent(shop, userId, event);
  if (refusal === 'advertising') await changeConsents(shop, userId, { email: false, sms: false, push: false });
  return { event, is_refused: refusal !== 'nothing', at: shop.clock().toISOString() };
}
