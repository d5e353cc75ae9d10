import { type Failure, fail } from '#contract/errors/errors.ts';
import type { Shop } from '#server/shop.ts';

/** Ends a member's link; its page and pictures are gone at once. Errors: SHARE_NOT_FOUND (missing, already ended, or somebody else's). */
export async function endShare(shop: Shop, userId: string, code: string): Promise<Record<string, never> | Failure> {
  const ended = await shop.database.service
    .updateTable('product.design_shares')
    .set({ ended_at: shop.clock() })
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended === undefined ? fail('SHARE_NOT_FOUND') : {};
}
