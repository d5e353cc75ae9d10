import { preparedQuery } from '#db/prepared-query.ts';
import { refusedPictureState } from '#rules/design/picture/own-picture.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Those of these orders that print a picture which staff refused. */
export async function findRefusedPictures(db: Db, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await refusedIn(db, orderIds).execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

const refusedIn = preparedQuery((db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('sales.order_products as line')
    .innerJoin('product.custom_version_pictures as printed', 'printed.version_id', 'line.custom_version_id')
    .innerJoin('product.own_pictures as picture', 'picture.id', 'printed.picture_id')
    .select('line.order_id')
    .where('line.order_id', 'in', orderIds)
    .where('picture.state', '=', refusedPictureState)
    .distinct(),
);
