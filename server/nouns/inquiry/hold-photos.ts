import type { Failure } from '#contract/errors/errors.ts';
import { INQUIRY_PHOTOS } from '#rules/community/inquiry.ts';
import { attachPhotos } from '#server/nouns/photo/attach-photos.ts';
import type { Trx } from '#server/transaction/transaction.ts';

type About = { userId: string; inquiryId: number; messageId: number | null; photoIds: readonly number[] };

/** Attaches the member's own photos to a question or a follow-up. Errors: PHOTO_NOT_FOUND, PHOTO_LIMIT. */
export async function holdPhotos(trx: Trx, { userId, inquiryId, messageId, photoIds }: About): Promise<null | Failure> {
  const failure = await attachPhotos(trx, { userId, photoIds, most: INQUIRY_PHOTOS });
  if (failure !== null || photoIds.length === 0) return failure;
  await trx
    .insertInto('member.inquiry_images')
    .values(photoIds.map((photo_id, position) => ({ inquiry_id: inquiryId, message_id: messageId, photo_id, position })))
    .execute();
  return null;
}
