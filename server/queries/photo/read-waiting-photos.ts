import type { Kysely } from 'kysely';
import type { Photo } from '#contract/rest/photos.ts';
import type { DB } from '#db/schema.generated.ts';

/** More than a member can send before the first of them goes. */
const MOST = 1_000;

/** Photos of the member's that wait for what they were sent for, the oldest first: what a draft may still name. */
export function readWaitingPhotos(db: Kysely<DB>, userId: string): Promise<Photo[]> {
  return db
    .selectFrom('member.photos')
    .select(['id', 'src', 'width', 'height'])
    .where('user_id', '=', userId)
    .where('is_held', '=', false)
    .orderBy('id')
    .limit(MOST)
    .execute();
}
