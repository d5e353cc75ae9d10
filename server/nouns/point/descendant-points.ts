import { linesEarning } from '#rules/money/points/descendant-points.ts';
import { pointsExpiry } from '#rules/money/points/points.ts';
import { isLineGone } from '#server/nouns/claim/preview/gone.ts';
import { isActiveMember } from '#server/nouns/member/standing.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Grants points to the first designers of derived designs in a confirmed order. `take-review-points` takes them back when the line is
 * returned. The entries name only the line, not the buyer.
 */
export async function grantDescendantPoints(trx: Trx, order: { id: number; user_id: string }, now: Date): Promise<void> {
  const lines = await trx
    .selectFrom('sales.order_products as line')
    .innerJoin('product.product_custom_versions as version', 'version.id', 'line.custom_version_id')
    .innerJoin('product.product_customs as custom', 'custom.id', 'version.product_custom_id')
    .innerJoin('product.product_customs as origin', 'origin.id', 'custom.origin_id')
    .innerJoin('member.members', 'member.members.id', 'origin.user_id')
    .select(['line.id', 'custom.id as designId', 'custom.user_id as designerId', 'member.members.id as firstDesignerId'])
    .where('line.order_id', '=', order.id)
    .where(isActiveMember)
    .where(({ not }) => not(isLineGone))
    .orderBy('line.id')
    .execute();
  const earning = linesEarning(lines, order.user_id);
  if (earning.length === 0) return;
  const rules = await readShopRules(trx);
  if (rules.descendant_points === 0) return;
  const entry = { type: 'EARNED', reason: 'DESCENDANT', amount: rules.descendant_points, created_at: now } as const;
  await trx
    .insertInto('sales.point_entries')
    .values(
      earning.map((line) => ({
        ...entry,
        user_id: line.firstDesignerId,
        order_product_id: line.id,
        expires_at: pointsExpiry(now, rules),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
