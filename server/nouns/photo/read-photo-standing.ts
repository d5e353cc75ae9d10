import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { type PhotoStanding, photoStanding } from '#rules/community/photo-standing.ts';

/** Whether the original at this URL is public or private; a picture that a shopper sent in to print never is public. */
export async function readPhotoStanding(db: Kysely<DB>, src: string): Promise<PhotoStanding> {
  const own = await db.selectFrom('product.own_pictures').select('id').where('src', '=', src).limit(1).executeTakeFirst();
  if (own !== undefined) return 'CLOSED';
  const rows = await db
    .selectFrom('member.photos as photo')
    .leftJoin('product.review_images as shown', 'shown.photo_id', 'photo.id')
    .leftJoin('product.reviews as review', 'review.id', 'shown.review_id')
    .select(['review.state', 'review.deleted_at', 'review.hidden_reason'])
    .where('photo.src', '=', src)
    .execute();
  return photoStanding(
    rows.map(({ state, deleted_at, hidden_reason }) => ({
      review: state === null ? null : { state, deleted_at, hidden_reason },
    })),
  );
}
