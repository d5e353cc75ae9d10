import type { GraphicDetail } from '#contract/rest/admin/catalogue/graphics.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findResemblingGraphics } from './find-resembling-graphics.ts';

/** What the screen shows beside a graphic's form: the work itself, its artist's description, and works it resembles. */
export async function readGraphicDetail(db: Db, id: number): Promise<Omit<GraphicDetail, 'graphic'>> {
  const { artist, ...work } = await db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.artist_id', 'graphic.src', 'graphic.width', 'graphic.height', 'graphic.like_count', 'graphic.product_count'])
    .leftJoin('product.price_wishes as wish', (join) => join.onRef('wish.graphic_id', '=', 'graphic.id').on('wish.answered_at', 'is', null))
    .select(['artist.name as artist', 'wish.price as wished_price'])
    .where('graphic.id', '=', id)
    .executeTakeFirstOrThrow();
  const submission = await db.selectFrom('product.graphic_submissions').selectAll().where('graphic_id', '=', id).executeTakeFirst();
  const marks = await db
    .selectFrom('product.graphic_marks')
    .select(['by_gradient', 'by_frequency'])
    .where('graphic_id', '=', id)
    .executeTakeFirst();
  return {
    work: { ...work, artist: artist.ko },
    submission: submission === undefined ? null : sentRow(submission),
    resembling: marks === undefined ? [] : await findResemblingGraphics(db, [marks], { except: id }),
  };
}
