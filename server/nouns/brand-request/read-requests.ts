import type { Kysely } from 'kysely';
import type { BrandRequest } from '#contract/rest/brand-requests.ts';
import type { DB } from '#db/schema.generated.ts';
import type { ClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { sentRow } from '#server/reply-rows.ts';

/** A member's requests, newest first, with the shop's answers. */
export async function readBrandRequests(db: Kysely<DB>, userId: string, addresses: ClosedPhotos): Promise<BrandRequest[]> {
  const rows = await db
    .selectFrom('management.brand_requests')
    .select(['id', 'kind', 'brand_name', 'introduction', 'state', 'answer', 'created_at', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const photos = await db
    .selectFrom('management.brand_request_images as image')
    .innerJoin('management.brand_requests as request', 'request.id', 'image.brand_request_id')
    .select(['image.brand_request_id', 'image.src'])
    .where('request.user_id', '=', userId)
    .orderBy('image.position')
    .execute();
  return rows.map((row) => ({
    ...sentRow(row),
    photos: photos.filter((photo) => photo.brand_request_id === row.id).map(({ src }) => addresses(src)),
  }));
}
