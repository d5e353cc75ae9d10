import { type Failure, fail } from '#contract/errors/errors.ts';
import type { AnswerBrandRequest } from '#contract/rest/brand-requests.ts';
import { urlFor } from '#contract/routes.ts';
import { brandRequestStatesIn, isBrandAnswer } from '#rules/community/brand-request.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Moves a brand's request to its next state, or answers it and notifies the sender. Errors: BRAND_REQUEST_NOT_FOUND (missing, withdrawn, or
 * already answered: an answer cannot be rewritten).
 */
export function answerBrandRequest(
  shop: Shop,
  id: number,
  { state, answer }: AnswerBrandRequest,
): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const request = await trx
      .updateTable('management.brand_requests')
      .set(isBrandAnswer(state) ? { state, answer, answered_at: now } : { state })
      .where('id', '=', id)
      .where('state', 'in', brandRequestStatesIn('isOpen'))
      .returning(['user_id', 'brand_name'])
      .executeTakeFirst();
    if (request === undefined) return fail('BRAND_REQUEST_NOT_FOUND');
    if (isBrandAnswer(state))
      await notifyMember(trx, {
        memberId: request.user_id,
        event: 'brand_answered',
        values: { brand_name: request.brand_name, state },
        link: urlFor('brand-request'),
        now,
      });
    return {};
  });
}
