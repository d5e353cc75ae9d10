import { type Failure, fail } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { pointBalance, pointsExpiry, takePoints } from '#rules/money/points/points.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { payOwed } from './pay-owed.ts';
import { lotsOf, standingLots } from './read-point-lots.ts';

export interface PointChange {
  memberId: string;
  /** Points; negative to take them. */
  amount: number;
  /** The reason shown to the member. */
  reason: string;
}

/**
 * Gives or takes points by hand, with one ledger entry per lot and never more than the balance; the member is told why. Returns the new
 * balance. Errors: MEMBER_NOT_FOUND, MEMBER_GONE, POINTS_INSUFFICIENT.
 */
export function changePoints(shop: Shop, { memberId, amount, reason }: PointChange): Promise<{ usable: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const now = shop.clock();
    const member = await trx
      .selectFrom('member.members')
      .select('withdrawn_at')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (member === undefined) return fail('MEMBER_NOT_FOUND');
    if (member.withdrawn_at !== null) return fail('MEMBER_GONE');
    const entry = { user_id: memberId, reason: 'ADMIN', note: reason, created_at: now };
    if (amount > 0) {
      const given = { ...entry, type: 'EARNED', amount, expires_at: pointsExpiry(now, await readShopRules(trx)) };
      await trx.insertInto('sales.point_entries').values(given).execute();
    } else {
      const takings = takePoints(await payOwed(trx, memberId, await lotsOf(trx, memberId).execute(), now), -amount, now);
      if (takings === 'POINTS_INSUFFICIENT') return fail(takings, { field: 'amount' });
      const taken = takings.map((taking) => ({ ...entry, ...taking, type: 'USED' }));
      await trx.insertInto('sales.point_entries').values(taken).execute();
    }
    await notifyMember(trx, { memberId, event: 'points_changed', values: { amount, reason }, link: urlFor('mypage-point'), now });
    return { usable: pointBalance(standingLots(await lotsOf(trx, memberId).execute()), now) };
  });
}
