import sharp from 'sharp';
import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import type { MockupBody } from '#contract/rest/admin/catalogue/mockups.ts';
import { isForeignKeyViolation } from '#db/faults.ts';
import { isPrintable } from '#rules/catalogue/calibration.ts';
import { MOST_PIXELS } from '#rules/home/picture.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { isStorageFault } from '#server/gateways/storage/storage-fault.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import { drawShade } from './draw-shade.ts';

/**
 * Sets the photos of one side of a garment in one frame, with their shared print area, and draws the folds of new photos. Saved designs
 * keep the area they were made on (copied by a trigger). Errors: NOT_FOUND for a product, side, frame or colour that does not belong
 * together, MOCKUP_PHOTO_UNREADABLE, INVALID_INPUT (`area`) for an area that is outside a photo, too small, or scaled differently across
 * and down, OVERLOADED.
 */
export async function saveMockups(
  shop: Shop,
  queue: WorkQueue,
  product_id: number,
  body: MockupBody,
): Promise<{ saved: number } | Failure> {
  const photos: (MockupBody['photos'][number] & Omit<ReadPhoto, 'content'> & { shade_src: string })[] = [];
  const known = await knownShades(shop, product_id, body);
  for (const photo of body.photos) {
    const read = await readPhoto(shop.gateways.storage, photo.src);
    if (read === null) return fail('MOCKUP_PHOTO_UNREADABLE', { field: 'photos' });
    if (!isPrintable(read, body.area)) return fail('INVALID_INPUT', { field: 'area' });
    const { content, ...size } = read;
    const shade = known.get(photo.src) ?? (await queue(() => drawShade(content, body.area)));
    if (shade === queueIsFull) return fail('OVERLOADED');
    const shade_src = typeof shade === 'string' ? shade : await shop.gateways.storage.put(shade, 'png');
    photos.push({ ...photo, ...size, shade_src });
  }
  return inCatalogue<{ saved: number }>(shop, async (trx) => {
    const values = photos.map(({ color_id, src, shade_src, width, height }) => ({
      ...{ product_id, frame_id: body.frame_id, color_id, mockup_group_id: body.side_id, src, shade_src, width, height },
      ...body.area,
    }));
    await trx
      .insertInto('product.mockups')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['mockup_group_id', 'frame_id', 'color_id']).doUpdateSet((row) => ({
          src: row.ref('excluded.src'),
          shade_src: row.ref('excluded.shade_src'),
          width: row.ref('excluded.width'),
          height: row.ref('excluded.height'),
          ...body.area,
        })),
      )
      .execute();
    return { saved: values.length };
  }).catch((error: unknown) => {
    // Foreign keys tie a photo's frame, colour and side to its product.
    if (isForeignKeyViolation(error)) return fail('NOT_FOUND');
    throw error;
  });
}

/** The fold maps of photos that stay, including those drawn by hand: a map belongs to one photo. */
async function knownShades({ database }: Shop, product_id: number, { frame_id, side_id }: MockupBody): Promise<Map<string, string>> {
  const rows = await database.service
    .selectFrom('product.mockups')
    .select(['src', 'shade_src'])
    .where('product_id', '=', product_id)
    .where('frame_id', '=', frame_id)
    .where('mockup_group_id', '=', side_id)
    .where('shade_src', '<>', '')
    .execute();
  return new Map(rows.map(({ src, shade_src }) => [src, shade_src]));
}

interface ReadPhoto {
  content: Buffer;
  width: number;
  height: number;
}

async function readPhoto(storage: ObjectStorage, src: string): Promise<ReadPhoto | null> {
  const name = parseOriginalSrc(src);
  const content = name === null ? null : await storage.get(name);
  if (name === null || content === null) return null;
  // A file that the decoder cannot read is not a photo.
  const read = await sharp(content, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch((error: unknown) => {
      if (isStorageFault(error)) throw error;
      return null;
    });
  return read && { content, width: read.autoOrient.width, height: read.autoOrient.height };
}
