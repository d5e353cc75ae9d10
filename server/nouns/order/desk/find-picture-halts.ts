import { preparedQuery } from '#db/prepared-query.ts';
import { acceptedPictureState, type OwnPictureState, pictureHalt } from '#rules/design/picture/own-picture.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** What stops these orders from production, by order: a refused or unreviewed own picture. */
export async function findPictureHalts(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, OwnPictureState | null>> {
  const rows = await unacceptedIn(db, orderIds).execute();
  const orders = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...orders].map(([id, pictures]) => [id, pictureHalt(pictures)]));
}

const unacceptedIn = preparedQuery((db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('sales.order_products as line')
    .innerJoin('product.custom_version_pictures as printed', 'printed.version_id', 'line.custom_version_id')
    .innerJoin('product.own_pictures as picture', 'picture.id', 'printed.picture_id')
    .select(['line.order_id', 'picture.state'])
    .where('line.order_id', 'in', orderIds)
    .where('picture.state', '<>', acceptedPictureState)
    .distinct(),
);
