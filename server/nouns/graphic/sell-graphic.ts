import { type Failure, fail } from '#contract/errors/errors.ts';
import type { PriceAnswer } from '#contract/rest/admin/catalogue/graphics.ts';
import { discountRate } from '#rules/catalogue/promotion.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { hiddenState, isShown, shownState } from '#rules/shop/shown.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { ownArtistIds } from '#server/nouns/desk/read-desk.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Stops the sale of an artist's own graphic, or resumes it; designs and orders with it stay. Errors: NOT_FOUND (also another artist's),
 * GRAPHIC_SALE_CLOSED (not on sale, or stopped by the shop).
 */
export function setSale(
  shop: Shop,
  { userId, reach }: { userId: string; reach: Reach },
  id: number,
  isOnSale: boolean,
): Promise<Record<string, never> | Failure> {
  return inCatalogue<Record<string, never>>(shop, async (trx) => {
    const graphic = await findWork(trx, id);
    if (!(graphic && (await isReached(trx, graphic, { userId, reach })))) return fail('NOT_FOUND');
    if (isOnSale ? graphic.withdrawn_at === null : !isShown(graphic)) return fail('GRAPHIC_SALE_CLOSED');
    const next = isOnSale ? { state: shownState, withdrawn_at: null } : { state: hiddenState, withdrawn_at: shop.clock() };
    await trx.updateTable('product.graphics').set(next).where('id', '=', id).execute();
    return {};
  });
}

/** Requests another price for a graphic, replacing an earlier request; null withdraws it. Errors: NOT_FOUND (also another artist's). */
export function wishPrice(
  shop: Shop,
  { userId, reach }: { userId: string; reach: Reach },
  id: number,
  price: number | null,
): Promise<Record<string, never> | Failure> {
  return inCatalogue<Record<string, never>>(shop, async (trx) => {
    const graphic = await findWork(trx, id);
    if (!(graphic && (await isReached(trx, graphic, { userId, reach })))) return fail('NOT_FOUND');
    const wish = { graphic_id: id, wished_at: shop.clock(), answer: '', answered_at: null };
    await (price === null
      ? trx.deleteFrom('product.price_wishes').where('graphic_id', '=', id).where('answered_at', 'is', null).execute()
      : trx
          .insertInto('product.price_wishes')
          .values({ ...wish, price })
          .onConflict((conflict) => conflict.column('graphic_id').doUpdateSet({ ...wish, price }))
          .execute());
    return {};
  });
}

/**
 * Accepts an artist's requested price, or refuses it with a reason, and notifies the artist. A promotion above the new price ends.
 * Errors: NOT_FOUND (also without a request).
 */
export function answerWish(shop: Shop, id: number, { is_followed, note }: PriceAnswer): Promise<Record<string, never> | Failure> {
  return inCatalogue<Record<string, never>>(shop, async (trx) => {
    const graphic = await findWork(trx, id);
    const price = graphic?.wished_price ?? null;
    if (!graphic || price === null) return fail('NOT_FOUND');
    const origin_price = Math.max(price, graphic.origin_price);
    const promotion_price = graphic.promotion_price !== null && graphic.promotion_price > price ? null : graphic.promotion_price;
    const priced = { price, origin_price, promotion_price, sale_price: price, sale_rate: discountRate(price, origin_price) };
    if (is_followed) await trx.updateTable('product.graphics').set(priced).where('id', '=', id).execute();
    const answered = { answer: note, answered_at: shop.clock() };
    await trx.updateTable('product.price_wishes').set(answered).where('graphic_id', '=', id).execute();
    if (graphic.user_id !== null)
      await notifyMember(trx, {
        memberId: graphic.user_id,
        event: 'graphic_reviewed',
        values: { graphic: graphic.name, reason: note, price },
        link: `/admin/own-graphics/${id}`,
        now: shop.clock(),
      });
    return {};
  });
}

async function isReached(trx: Trx, { artist_id }: { artist_id: number }, { userId, reach }: { userId: string; reach: Reach }) {
  return reach === 'any' || (await ownArtistIds(trx, userId)).includes(artist_id);
}

function findWork(trx: Trx, id: number) {
  return trx
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .leftJoin('product.price_wishes as wish', (join) => join.onRef('wish.graphic_id', '=', 'graphic.id').on('wish.answered_at', 'is', null))
    .select(['graphic.artist_id', 'graphic.state', 'graphic.deleted_at', 'graphic.withdrawn_at', 'graphic.name'])
    .select(['graphic.origin_price', 'graphic.promotion_price', 'artist.user_id', 'wish.price as wished_price'])
    .where('graphic.id', '=', id)
    .where('graphic.deleted_at', 'is', null)
    .executeTakeFirst();
}
