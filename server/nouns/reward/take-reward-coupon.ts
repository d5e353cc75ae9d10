import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { isClaimable } from '#rules/money/coupon/coupon.ts';
import { issueCoupon } from '#server/nouns/coupon/issue-coupon.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/**
 * Claims the coupon of a token, once per token regardless of whose wallet it is in; afterwards it is an ordinary coupon.
 * Errors: NOT_FOUND (not in this member's wallet), COUPON_ALREADY_ISSUED (claimed with this token, or the member already has it),
 * COUPON_NUMBER_INVALID (missing or expired), COUPON_EXHAUSTED.
 */
export async function takeRewardCoupon({ database, clock }: Shop, userId: string, tokenId: number): Promise<null | Failure> {
  return inTransaction(database.service, async (trx) => {
    const now = clock();
    const token = await lockToken(trx, userId, tokenId);
    if (token === undefined) return fail('NOT_FOUND');
    if (token.coupon_issued_at !== null) return fail('COUPON_ALREADY_ISSUED');
    const coupon = await trx
      .selectFrom('sales.coupons')
      .select(['id', 'state', 'valid_days', 'starts_at', 'ends_at'])
      .where('id', '=', token.coupon_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (coupon === undefined || !isClaimable(coupon, now)) return fail('COUPON_NUMBER_INVALID');
    const issued = await issueCoupon(trx, coupon, userId, now);
    if (isFailure(issued)) return issued;
    await trx.updateTable('member.reward_tokens').set({ coupon_issued_at: now }).where('id', '=', tokenId).execute();
    return null;
  });
}

function lockToken(trx: Trx, userId: string, tokenId: number) {
  return trx
    .selectFrom('member.reward_tokens as token')
    .innerJoin('member.wallets as wallet', 'wallet.address', 'token.owner_address')
    .select(['token.coupon_id', 'token.coupon_issued_at'])
    .where('token.id', '=', tokenId)
    .where('wallet.user_id', '=', userId)
    .forUpdate('token')
    .executeTakeFirst();
}
