import { parseOriginalSrc } from '#contract/images.ts';
import { lookOf } from '#server/commands/catalogue/graphic/marks.ts';
import type { Shop } from '#server/shop.ts';

/** Works of one run; each is decoded once. */
const MOST = 50;

/** Gives works their marks that have none, or another picture since. Gives for how many. */
export async function markGraphics(shop: Shop): Promise<number> {
  const { service } = shop.database;
  const unmarked = await service
    .selectFrom('product.graphics as graphic')
    .leftJoin('product.graphic_marks as mark', 'mark.graphic_id', 'graphic.id')
    .select(['graphic.id', 'graphic.src'])
    .where((where) => where.or([where('mark.graphic_id', 'is', null), where('mark.src', '<>', where.ref('graphic.src'))]))
    .where('graphic.deleted_at', 'is', null)
    .orderBy('graphic.id', 'desc')
    .limit(MOST)
    .execute();
  let count = 0;
  for (const { id: graphic_id, src } of unmarked) {
    const name = parseOriginalSrc(src);
    const content = name === null ? null : await shop.gateways.storage.get(name);
    if (content === null) continue;
    const { marks } = await lookOf(content);
    await service
      .insertInto('product.graphic_marks')
      .values({ graphic_id, src, ...marks })
      .onConflict((conflict) => conflict.column('graphic_id').doUpdateSet({ src, ...marks }))
      .execute();
    count += 1;
  }
  return count;
}
