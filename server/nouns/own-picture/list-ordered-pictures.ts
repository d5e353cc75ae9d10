import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrderedPicture } from '#contract/rest/admin/own-pictures.ts';
import { ALIKE_FREQUENCY_BITS, ALIKE_GRADIENT_BITS, type GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import { type OwnPictureState, type PictureRefusal, refusedPictureState } from '#rules/design/picture/own-picture.ts';
import { findResemblingGraphics } from '#server/nouns/graphic/find-resembling-graphics.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { isOrdered } from './is-ordered.ts';

/** Maximum pictures shown; decided ones make room for the next. */
const MOST = 20;
/** Maximum similar refused pictures shown beside a picture. */
const MOST_ALIKE = 3;

/** Ordered own pictures in a state, oldest first, with similar graphics and refused pictures. */
export async function listOrderedPictures(shop: Shop, state: OwnPictureState): Promise<OrderedPicture[]> {
  const { service } = shop.database;
  const rows = await service
    .selectFrom('product.own_pictures as picture')
    .leftJoin('member.members as member', 'member.id', 'picture.user_id')
    .select(['picture.id', 'picture.src', 'picture.width', 'picture.height', 'picture.state', 'picture.refused_for'])
    .select(['picture.created_at', 'picture.decided_at', 'picture.by_gradient', 'picture.by_frequency'])
    .select(['member.id as member_id', 'member.nickname'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product.custom_version_pictures as used')
          .innerJoin('sales.order_products as line', 'line.custom_version_id', 'used.version_id')
          .innerJoin('sales.orders as order', 'order.id', 'line.order_id')
          .select(['order.id', 'order.order_number'])
          .whereRef('used.picture_id', '=', 'picture.id')
          .distinct()
          .orderBy('order.id'),
      ).as('orders'),
    )
    .where('picture.state', '=', state)
    .where(isOrdered)
    .orderBy('picture.id')
    .limit(MOST)
    .execute();
  const addressed = findClosedPhotos(shop);
  return Promise.all(
    rows.map(async ({ by_gradient, by_frequency, member_id, nickname, ...row }) => ({
      ...row,
      src: addressed(row.src),
      state: row.state as OwnPictureState,
      refused_for: row.refused_for as PictureRefusal | null,
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
      member: member_id === null ? null : { id: member_id, name: nickname ?? '' },
      graphics: (await findResemblingGraphics(service, [{ by_gradient, by_frequency }])).map(({ is_own: _own, ...work }) => work),
      refused: (await findRefused(service, row.id, { by_gradient, by_frequency })).map((each) => ({ ...each, src: addressed(each.src) })),
    })),
  );
}

async function findRefused(db: Db, id: number, { by_gradient, by_frequency }: GraphicMarks) {
  const found = await db
    .selectFrom('product.own_pictures')
    .select(['id', 'src', 'refused_for'])
    .where('state', '=', refusedPictureState)
    .where('id', '<>', id)
    .where(sql<boolean>`bit_count(by_gradient # ${by_gradient}::bit(64)) <= ${ALIKE_GRADIENT_BITS}
      and bit_count(by_frequency # ${by_frequency}::bit(64)) <= ${ALIKE_FREQUENCY_BITS}`)
    .orderBy('id')
    .limit(MOST_ALIKE)
    .execute();
  return found.map((row) => ({ ...row, refused_for: row.refused_for as PictureRefusal }));
}
