import { sql } from 'kysely';
import type { Resembling } from '#contract/rest/admin/catalogue/graphics.ts';
import { ALIKE_FREQUENCY_BITS, ALIKE_GRADIENT_BITS, type GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import { hiddenState, isShown } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum works shown. */
const MOST = 5;

/**
 * Works of the catalogue that resemble one of these looks, most similar first; retired ones included, deleted ones not. A sequential scan
 * at 16 bytes a work: a million take a fraction of a second, and uploads are rare. `except` leaves out a work; `sender` this artist's own
 * works that are returned or hidden, which they may send again. `is_own`: the sender's.
 */
export async function findResemblingGraphics(
  db: Db,
  looks: readonly GraphicMarks[],
  { except = null, sender = null }: { except?: number | null; sender?: string | null } = {},
): Promise<(Resembling & { is_own: boolean })[]> {
  if (looks.length === 0) return [];
  const bits = (column: 'by_gradient' | 'by_frequency', look: GraphicMarks) =>
    sql`bit_count(${sql.ref(`mark.${column}`)} # ${look[column]}::bit(64))`;
  const isNear = (look: GraphicMarks) =>
    sql<boolean>`(${bits('by_gradient', look)} <= ${ALIKE_GRADIENT_BITS} and ${bits('by_frequency', look)} <= ${ALIKE_FREQUENCY_BITS})`;
  const distance = sql`least(${sql.join(looks.map((look) => sql`${bits('by_gradient', look)} + ${bits('by_frequency', look)}`))})`;
  const isOwn = sql<boolean>`coalesce(artist.user_id = ${sender}::uuid, false)`;
  const rows = await db
    .selectFrom('product.graphic_marks as mark')
    .innerJoin('product.graphics as graphic', 'graphic.id', 'mark.graphic_id')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(isOwn.as('is_own'))
    .select(['graphic.id', 'graphic.name', 'graphic.src', 'graphic.background_color', 'graphic.state', 'artist.name as artist'])
    .where('graphic.deleted_at', 'is', null)
    .where((where) => where.or(looks.map(isNear)))
    .$if(except !== null, (query) => query.where('graphic.id', '<>', except ?? 0))
    .$if(sender !== null, (query) => query.where(sql<boolean>`not (${isOwn} and graphic.state = ${hiddenState})`))
    .orderBy(distance)
    .orderBy('graphic.id')
    .limit(MOST)
    .execute();
  return rows.map(({ name, artist, state, ...row }) => ({
    ...row,
    name: name.ko,
    artist: artist.ko,
    is_shown: isShown({ state }),
  }));
}
