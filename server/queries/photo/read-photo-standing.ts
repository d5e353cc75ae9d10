import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { type PhotoStanding, photoStanding } from '#rules/community/photo-standing.ts';
import type { HidingReason } from '#rules/community/review.ts';

/** Whether the picture at this address of an original may be seen by whoever has the address. */
export async function readPhotoStanding(db: Kysely<DB>, src: string): Promise<PhotoStanding> {
  const rows = await db
    .selectFrom('member.photos as photo')
    .leftJoin('product.review_images as shown', 'shown.photo_id', 'photo.id')
    .leftJoin('product.reviews as review', 'review.id', 'shown.review_id')
    .leftJoin('member.inquiry_images as asked', 'asked.photo_id', 'photo.id')
    .leftJoin('management.brand_request_images as goods', 'goods.photo_id', 'photo.id')
    .leftJoin('sales.claim_photos as complained', 'complained.photo_id', 'photo.id')
    .select([
      'review.state',
      'review.deleted_at',
      'review.hidden_reason',
      'asked.id as asked_id',
      'goods.id as goods_id',
      'complained.claim_id',
    ])
    .where('photo.src', '=', src)
    .execute();
  return photoStanding(
    rows.map(({ state, deleted_at, hidden_reason, asked_id, goods_id, claim_id }) => ({
      review: state === null ? null : { state, deleted_at, hidden_reason: hidden_reason as HidingReason | null },
      isPrivate: asked_id !== null || goods_id !== null || claim_id !== null,
    })),
  );
}
