import type { GraphicDetail } from '#contract/rest/admin/catalogue/graphics.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findResemblingGraphics } from './find-resembling-graphics.ts';

/** What the screen shows beside a graphic's form: the work itself, its artist's description, and works it resembles. */
export async function readGraphicDetail(db: Db, id: number): Promise<Omit<GraphicDetail, 'graphic'>> {
  const { artist, ...work } = await db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.artist_id', 'graphic.src', 'graphic.width', 'graphic.height', 'graphic.like_count', 'graphic.product_count'])
    .select('artist.name as artist')
    .where('graphic.id', '=', id)
    .executeTakeFirstOrThrow();
  const submission = await db.selectFrom('product.graphic_submissions').selectAll().where('graphic_id', '=', id).executeTakeFirst();
  const marks = await db
    .selectFrom('product.graphic_marks')
    .select(['by_gradient', 'by_frequency'])
    .where('graphic_id', '=', id)
    .executeTakeFirst();
  return {
    work: { ...work, artist: (artist as { ko: string }).ko },
    submission:
      submission === undefined
        ? null
        : {
            rights: submission.rights as 'OWN' | 'LICENSED',
            rights_note: submission.rights_note,
            review_note: submission.review_note,
            submitted_at: submission.submitted_at.toISOString(),
            reviewed_at: submission.reviewed_at?.toISOString() ?? null,
          },
    resembling: marks === undefined ? [] : await findResemblingGraphics(db, [marks], { except: id }),
  };
}
