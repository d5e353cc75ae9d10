import { sql } from 'kysely';
import type { Resembling } from '#contract/rest/admin/catalogue/graphics.ts';
import { ALIKE_FREQUENCY_BITS, ALIKE_GRADIENT_BITS, type GraphicMarks } from '#rules/design/graphic-file.ts';
import type { Db } from '#server/commands/transaction.ts';

/** Works that are shown. */
const MOST = 5;

/**
 * Works of the catalogue that look like these marks, the most alike first; stopped ones too, those that were deleted not. One look at 16
 * bytes a work: a million of them are read in a fraction of a second, and nobody uploads twice a second.
 */
export async function resemblingGraphics(db: Db, marks: GraphicMarks, except: number | null = null): Promise<Resembling[]> {
  const distance = sql<number>`bit_count(mark.by_gradient # ${marks.by_gradient}::bit(64)) + bit_count(mark.by_frequency # ${marks.by_frequency}::bit(64))`;
  const rows = await db
    .selectFrom('product.graphic_marks as mark')
    .innerJoin('product.graphics as graphic', 'graphic.id', 'mark.graphic_id')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.id', 'graphic.name', 'graphic.src', 'graphic.background_color', 'artist.name as artist'])
    .where('graphic.deleted_at', 'is', null)
    .where(sql<boolean>`bit_count(mark.by_gradient # ${marks.by_gradient}::bit(64)) <= ${ALIKE_GRADIENT_BITS}`)
    .where(sql<boolean>`bit_count(mark.by_frequency # ${marks.by_frequency}::bit(64)) <= ${ALIKE_FREQUENCY_BITS}`)
    .$if(except !== null, (query) => query.where('graphic.id', '<>', except ?? 0))
    .orderBy(distance)
    .orderBy('graphic.id')
    .limit(MOST)
    .execute();
  return rows.map(({ name, artist, ...row }) => ({ ...row, name: (name as { ko: string }).ko, artist: (artist as { ko: string }).ko }));
}
