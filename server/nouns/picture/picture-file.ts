import sharp from 'sharp';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { PICTURE_EDGE, type PicturePart } from '#rules/home/picture.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import { uprightPicture } from '#server/nouns/photo/upright-picture.ts';
import type { Shop } from '#server/shop.ts';

/** A stored file with its columns in the table. */
export interface StoredFile {
  src: string;
  width: number;
  height: number;
  bytes: number;
}

/** How a picture of the library is stored: large enough for print, with its transparency. */
const kept = { edge: PICTURE_EDGE, keepsClear: true, quality: 90 } as const;

/** Re-encodes a picture and stores it. Errors: PHOTO_UNREADABLE, PHOTO_HEIC, OVERLOADED (too many pictures are waiting). */
export async function storeFile(shop: Shop, queue: WorkQueue, content: Buffer): Promise<StoredFile | Failure> {
  const drawn = await queue(() => uprightPicture(content, kept));
  if (drawn === queueIsFull) return fail('OVERLOADED');
  if (isFailure(drawn)) return drawn;
  // File before row: an unused file only costs disk, while a row without its file shows nothing.
  const src = await shop.gateways.storage.put(drawn.content, 'webp');
  return { src, width: drawn.width, height: drawn.height, bytes: drawn.content.length };
}

/** Crops a picture. Errors: OVERLOADED. */
export async function cutFile(queue: WorkQueue, content: Buffer, part: PicturePart): Promise<Buffer | Failure> {
  const cut = await queue(() => sharp(content).extract(part).webp({ lossless: true }).toBuffer());
  return cut === queueIsFull ? fail('OVERLOADED') : cut;
}
