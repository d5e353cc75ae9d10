import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Refused } from '#contract/rest/notifications.ts';
import { changeConsents } from '#server/nouns/member/profile/change-profile.ts';
import type { Shop } from '#server/shop.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';
import { readRefusal } from './read-refusal.ts';

/** The scope of an opt-out: messages of this kind by any channel, or all advertising; `nothing` undoes the opt-out of this kind. */
export type Refusal = 'kind' | 'advertising' | 'nothing';

/**
 * Handles the opt-out link of a mail, without a sign-in and any number of times. Opting out of all advertising withdraws the consents,
 * recorded with the time like any other change. Errors: NOT_FOUND for a token not signed by this shop, or of an erased member.
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
