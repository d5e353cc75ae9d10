import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { CreateInquiry } from '#contract/rest/inquiries.ts';
import { isShown } from '#rules/shop/shown.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { promisedAnswer } from './read-service-status.ts';
import { reservePhotos } from './reserve-photos.ts';

/**
 * Posts a question about a product, or privately to the shop; returns its id. Errors: PRODUCT_UNAVAILABLE (no such product, or not shown),
 * ORDER_NOT_FOUND, DESIGN_NOT_FOUND and PHOTO_NOT_FOUND for what is not the member's own, PHOTO_LIMIT.
 */
export function createInquiry(shop: Shop, userId: string, asked: CreateInquiry): Promise<number | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const named = await whatIsNamed(trx, userId, asked);
    if (isFailure(named)) return named;
    const { type, title, content, is_secret } = asked;
    const now = shop.clock();
    const answer_by = await promisedAnswer(trx, asked.product_id === undefined ? 'ONE_ON_ONE' : 'QUESTION', now);
    const { id } = await trx
      .insertInto('member.inquiries')
      .values({ user_id: userId, type, title, content, is_secret, ...named, created_at: now, answer_by })
      .returning('id')
      .executeTakeFirstOrThrow();
    return (await reservePhotos(trx, { userId, inquiryId: id, messageId: null, photoIds: asked.photo_ids })) ?? id;
  });
}

type Named = { product_id: number } | { order_id?: number; order_product_id?: number; product_custom_id?: number };

async function whatIsNamed(trx: Trx, userId: string, asked: CreateInquiry): Promise<Named | Failure> {
  if (asked.product_id !== undefined) {
    const product = await trx
      .selectFrom('product.products')
      .select(['id', 'state', 'deleted_at'])
      .where('id', '=', asked.product_id)
      .executeTakeFirst();
    if (product === undefined || !isShown(product)) return fail('PRODUCT_UNAVAILABLE', { field: 'product_id' });
    return { product_id: product.id };
  }
  const line = asked.order_product_id === undefined ? null : await ownOrderLine(trx, userId, asked.order_product_id);
  if (line !== null && isFailure(line)) return line;
  const design = asked.product_custom_id === undefined ? null : await ownDesign(trx, userId, asked.product_custom_id);
  if (design !== null && isFailure(design)) return design;
  return { ...line, ...design };
}

async function ownOrderLine(trx: Trx, userId: string, id: number): Promise<{ order_id: number; order_product_id: number } | Failure> {
  const line = await trx
    .selectFrom('sales.order_products as line')
    .innerJoin('sales.orders as placed', 'placed.id', 'line.order_id')
    .select(['line.id', 'line.order_id'])
    .where('line.id', '=', id)
    .where('placed.user_id', '=', userId)
    .executeTakeFirst();
  return line === undefined
    ? fail('ORDER_NOT_FOUND', { field: 'order_product_id' })
    : { order_id: line.order_id, order_product_id: line.id };
}

async function ownDesign(trx: Trx, userId: string, id: number): Promise<{ product_custom_id: number } | Failure> {
  const design = await trx
    .selectFrom('product.product_customs')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return design === undefined ? fail('DESIGN_NOT_FOUND', { field: 'product_custom_id' }) : { product_custom_id: design.id };
}
