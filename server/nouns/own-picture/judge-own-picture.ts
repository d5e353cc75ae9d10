import { type Failure, fail } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { judgedState, type PictureRefusal } from '#rules/design/picture/own-picture.ts';
import { stepsToShip } from '#rules/order/work-step.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { isOrdered } from './is-ordered.ts';

/**
 * Refuses a picture that orders print, with a reason, or accepts it (null). Its unshipped orders are then not produced, and their buyers
 * are notified. Errors: OWN_PICTURE_NOT_FOUND (also one that nobody ordered).
 */
export function judgeOwnPicture(shop: Shop, id: number, refusedFor: PictureRefusal | null): Promise<Record<string, never> | Failure> {
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    const now = shop.clock();
    const picture = await trx
      .selectFrom('product.own_pictures as picture')
      .select('refused_for')
      .where('picture.id', '=', id)
      .where(isOrdered)
      .forUpdate()
      .executeTakeFirst();
    if (picture === undefined) return fail('OWN_PICTURE_NOT_FOUND');
    await trx
      .updateTable('product.own_pictures')
      .set({ state: judgedState(refusedFor), refused_for: refusedFor, decided_at: now })
      .where('id', '=', id)
      .execute();
    if (refusedFor !== null && picture.refused_for === null) await notifyOfRefusal(trx, id, refusedFor, now);
    return {};
  });
}

async function notifyOfRefusal(trx: Trx, pictureId: number, refused_for: PictureRefusal, now: Date): Promise<void> {
  const orders = await trx
    .selectFrom('product.custom_version_pictures as used')
    .innerJoin('sales.order_products as line', 'line.custom_version_id', 'used.version_id')
    .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
    .select(['order.id', 'order.order_number', 'order.user_id'])
    .where('used.picture_id', '=', pictureId)
    .where('order.step', 'in', stepsToShip)
    .distinct()
    .execute();
  for (const { id, order_number, user_id } of orders) {
    await notifyMember(trx, {
      memberId: user_id,
      event: 'order_moved',
      values: { order_number, state: 'PICTURE_REFUSED', refused_for },
      link: urlFor('mypage-order-id', { id }),
      now,
    });
  }
}
