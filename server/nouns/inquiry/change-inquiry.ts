import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ChangeInquiry } from '#contract/rest/inquiries.ts';
import { type InquiryKind, isChangeable, typesOfKind } from '#rules/community/inquiry.ts';
import { deleteLetGo } from '#server/nouns/photo/delete-photo.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { lockOwnInquiry } from './lock-inquiry.ts';

/**
 * Edits the member's own question until it is answered. Errors: INQUIRY_NOT_FOUND, INQUIRY_ANSWERED, INVALID_INPUT for a type that its kind
 * does not have.
 */
export function changeInquiry(shop: Shop, userId: string, id: number, change: ChangeInquiry): Promise<number | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const open = await openInquiry(trx, userId, id);
    if ('failure' in open) return open;
    if (change.type !== undefined && !typesOfKind[open.kind].includes(change.type)) return fail('INVALID_INPUT', { field: 'type' });
    if (Object.keys(change).length > 0) await trx.updateTable('member.inquiries').set(change).where('id', '=', id).execute();
    return id;
  });
}

/**
 * Withdraws the member's own question until it is answered; its photos and their files are deleted at once. Errors: INQUIRY_NOT_FOUND,
 * INQUIRY_ANSWERED.
 */
export async function withdrawInquiry(shop: Shop, userId: string, id: number): Promise<Record<string, never> | Failure> {
  let gone: number[] = [];
  const outcome = await inTransaction(shop.database.service, async (trx) => {
    const open = await openInquiry(trx, userId, id);
    if ('failure' in open) return open;
    const images = await trx.deleteFrom('member.inquiry_images').where('inquiry_id', '=', id).returning('photo_id').execute();
    gone = images.flatMap(({ photo_id }) => photo_id ?? []);
    await trx.updateTable('member.inquiries').set({ deleted_at: shop.clock() }).where('id', '=', id).execute();
    return {};
  });
  if (!isFailure(outcome)) await deleteLetGo(shop, userId, gone);
  return outcome;
}

async function openInquiry(trx: Trx, userId: string, id: number): Promise<{ kind: InquiryKind } | Failure> {
  const own = await lockOwnInquiry(trx, userId, id);
  if (own === null) return fail('INQUIRY_NOT_FOUND');
  if (!isChangeable(own)) return fail('INQUIRY_ANSWERED');
  return { kind: own.product_id === null ? 'ONE_ON_ONE' : 'QUESTION' };
}
