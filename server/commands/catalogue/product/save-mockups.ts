import { sql } from 'kysely';
import sharp from 'sharp';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import type { MockupBody } from '#contract/rest/admin/catalogue/mockups.ts';
import { isPrintable } from '#rules/catalogue/calibration.ts';
import { PHOTO_MAX_PIXELS } from '#rules/community/photo.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import type { Shop } from '#server/shop.ts';
import { holdCatalogue } from '../hold-catalogue.ts';

/**
 * Sets the photos of one side of a garment in one frame, with the printable area they share. Designs that are saved keep the area they
 * were made on (a trigger copied it). Errors: NOT_FOUND for a product, side, frame or colour that is not its own, MOCKUP_PHOTO_UNREADABLE,
 * INVALID_INPUT (`area`) for one that is out of a photo, too small, or not the same scale across and down.
 */
export async function saveMockups(shop: Shop, product_id: number, body: MockupBody): Promise<{ saved: number } | Failure> {
  const photos: (MockupBody['photos'][number] & { width: number; height: number })[] = [];
  for (const photo of body.photos) {
    const size = await sizeOf(shop.gateways.storage, photo.src);
    if (size === null) return fail('MOCKUP_PHOTO_UNREADABLE', { field: 'photos' });
    if (!isPrintable(size, body.area)) return fail('INVALID_INPUT', { field: 'area' });
    photos.push({ ...photo, ...size });
  }
  return inTransaction<{ saved: number }>(shop.database.service, async (trx) => {
    await holdCatalogue(trx);
    const values = photos.map(({ color_id, src, width, height }) => ({
      ...{ product_id, frame_id: body.frame_id, color_id, mockup_group_id: body.side_id, src, shade_src: '', width, height },
      ...body.area,
    }));
    await trx
      .insertInto('product.mockups')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['mockup_group_id', 'frame_id', 'color_id']).doUpdateSet((row) => ({
          src: row.ref('excluded.src'),
          // Light and folds are those of one photo.
          shade_src: sql<string>`case when mockups.src = excluded.src then mockups.shade_src else '' end`,
          width: row.ref('excluded.width'),
          height: row.ref('excluded.height'),
          ...body.area,
        })),
      )
      .execute();
    return { saved: values.length };
  }).catch((error: unknown) => {
    // The keys of photos name the product beside frame, colour and side.
    if ((error as { code?: string }).code === '23503') return fail('NOT_FOUND');
    throw error;
  });
}

async function sizeOf(storage: ObjectStorage, src: string): Promise<{ width: number; height: number } | null> {
  const name = parseOriginalSrc(src);
  const content = name === null ? null : await storage.get(name);
  if (name === null || content === null) return null;
  // A file the decoder cannot read is no photo.
  const read = await sharp(content, { limitInputPixels: PHOTO_MAX_PIXELS })
    .metadata()
    .catch(() => null);
  return read && { width: read.autoOrient.width, height: read.autoOrient.height };
}
