import { parseOriginalSrc } from '#contract/images.ts';
import { eachRowOf, type RowOutcome } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { lookOf } from './marks.ts';

/**
 * Computes the hashes of works without them, or whose picture has changed. Returns for how many. A work with a missing or unreadable file
 * is retried with growing delays and holds up no other; while the disk is unavailable all wait.
 */
export async function markGraphics(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('product.graphics as graphic')
    .leftJoin('product.graphic_marks as mark', 'mark.graphic_id', 'graphic.id')
    .select(['graphic.id', 'graphic.src'])
    .where((where) => where.or([where('mark.graphic_id', 'is', null), where('mark.src', '<>', where.ref('graphic.src'))]))
    .where('graphic.deleted_at', 'is', null)
    .orderBy('graphic.id', 'desc');
  return eachRowOf(shop, {
    job: 'mark-graphics',
    due,
    key: 'graphic.id',
    most: 50,
    work: (graphic) => mark(shop, graphic),
  });
}

async function mark({ database, gateways }: Shop, { id: graphic_id, src }: { id: number; src: string }): Promise<RowOutcome> {
  const name = parseOriginalSrc(src);
  const content = name === null ? null : await gateways.storage.get(name);
  if (content === null) throw new Error(`the file of the work is not there: ${src}`);
  const { marks } = await lookOf(content);
  await database.service
    .insertInto('product.graphic_marks')
    .values({ graphic_id, src, ...marks })
    .onConflict((conflict) => conflict.column('graphic_id').doUpdateSet({ src, ...marks }))
    .execute();
  return 'DONE';
}
