import { type Failure, isFailure } from '#contract/errors/errors.ts';
import type { WorkQueue } from '#server/limits/work-queue.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { storeFile } from './picture-file.ts';

export interface NewPicture {
  name: string;
  folder: string;
  content: Buffer;
  userId: string;
  madeFrom?: number;
}

/** Adds a picture to the library. Errors: PHOTO_UNREADABLE, PHOTO_HEIC, OVERLOADED. */
export async function addPicture(shop: Shop, queue: WorkQueue, about: NewPicture): Promise<{ id: number } | Failure> {
  const file = await storeFile(shop, queue, about.content);
  if (isFailure(file)) return file;
  const { name, folder, userId, madeFrom = null } = about;
  return inTransaction(shop.database.service, (trx) =>
    trx
      .insertInto('management.pictures')
      .values({ ...file, name, folder, uploaded_by: userId, made_from: madeFrom, created_at: shop.clock() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}
