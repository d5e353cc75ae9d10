import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { firstClosing } from '#rules/order/team/team-order.ts';
import { freezeDesign } from '#server/nouns/design/freeze-design.ts';
import { newCode } from '#server/nouns/share/make-share.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Opens the team order of a member's own saved design, or returns the one that it has. Errors: DESIGN_NOT_FOUND (missing, or somebody
 * else's), those of freezeDesign.
 */
export function makeTeamOrder(shop: Shop, userId: string, customId: number): Promise<{ code: string } | Failure> {
  return inTransaction<{ code: string } | Failure>(shop.database.service, async (trx) => {
    const custom = await trx
      .selectFrom('product.product_customs')
      .select(['id', 'name'])
      .where('id', '=', customId)
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (custom === undefined) return fail('DESIGN_NOT_FOUND', { field: 'product_custom_id' });
    const known = trx.selectFrom('sales.team_orders').select('code').where('product_custom_id', '=', customId);
    const made = await known.executeTakeFirst();
    if (made) return made;
    const version = await freezeDesign(trx, customId, { maxGraphics: shop.config.custom.maxGraphics });
    if (isFailure(version)) return version;
    const now = shop.clock();
    const row = { code: newCode(), user_id: userId, product_custom_id: customId, title: custom.name, closes_at: firstClosing(now) };
    return trx
      .insertInto('sales.team_orders')
      .values({ ...row, created_at: now })
      .returning('code')
      .executeTakeFirstOrThrow();
  });
}

/** Changes title or closing. Errors: TEAM_ORDER_NOT_FOUND, also for somebody else's. */
export async function changeTeamOrder(
  { database: { service } }: Shop,
  userId: string,
  code: string,
  change: { title?: string | undefined; closes_at?: string | undefined },
): Promise<Record<string, never> | Failure> {
  const { title, closes_at } = change;
  const changed = await service
    .updateTable('sales.team_orders')
    .set(({ ref }) => ({ title: title ?? ref('title'), closes_at: closes_at ?? ref('closes_at') }))
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return changed === undefined ? fail('TEAM_ORDER_NOT_FOUND') : {};
}

/** Deletes a team order with everything that its people wrote; orders placed from it stay. Errors: TEAM_ORDER_NOT_FOUND. */
export async function removeTeamOrder({ database }: Shop, userId: string, code: string): Promise<Record<string, never> | Failure> {
  const removed = await database.service
    .deleteFrom('sales.team_orders')
    .where('code', '=', code)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return removed === undefined ? fail('TEAM_ORDER_NOT_FOUND') : {};
}
