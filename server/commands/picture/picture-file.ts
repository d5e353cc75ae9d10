import sharp from 'sharp';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { PICTURE_EDGE, type PicturePart } from '#rules/home/picture.ts';
import { uprightPicture } from '#server/commands/photo/upright-picture.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import type { Shop } from '#server/shop.ts';

/** A file in storage, with what the table says of it. */
export interface KeptFile {
  src: string;
  width: number;
  height: number;
  bytes: number;
}

/** What of a picture of the library is kept: enough for print, and what is clear stays so. */
const kept = { edge: PICTURE_EDGE, keepsClear: true, quality: 90 } as const;

/** Re-encodes a picture and stores it. Errors: PHOTO_UNREADABLE, PHOTO_HEIC, OVERLOADED (as many pictures wait as may). */
export async function keepFile(shop: Shop, queue: WorkQueue, content: Buffer): Promise<KeptFile | Failure> {
  const drawn = await queue(() => uprightPicture(content, kept));
  if (drawn === queueIsFull) return fail('OVERLOADED');
  if (isFailure(drawn)) return drawn;
  // Before the row: a file that nothing names costs disk, a row whose file is missing shows nothing.
  const src = await shop.gateways.storage.put(drawn.content, 'webp');
  return { src, width: drawn.width, height: drawn.height, bytes: drawn.content.length };
}

/** Cuts a part out of a picture. Errors: OVERLOADED. */
export async function cutFile(queue: WorkQueue, content: Buffer, part: PicturePart): Promise<Buffer | Failure> {
  const cut = await queue(() => sharp(content).extract(part).webp({ lossless: true }).toBuffer());
  return cut === queueIsFull ? fail('OVERLOADED') : cut;
}
