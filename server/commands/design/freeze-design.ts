import type { Kysely } from 'kysely';
import { type Failure, fail } from '#contract/errors.ts';
import type { DB } from '#db/schema.generated.ts';
import type { FrozenDesign } from '#rules/order/frozen-design.ts';
import { contentHash, loadDesign } from '#server/queries/design/load-design.ts';

export interface DesignVersion {
  id: number;
  contentHash: string;
  design: FrozenDesign;
}

/**
 * Freezes a saved design as it is now: what a cart line and an order line refer to (design.md sections 6, 8).
 * Freezing the same content again gives the same version. Whose design it is, and whether its graphics are
 * still sold, is the caller's question.
 * Errors: DESIGN_NOT_FOUND (none, or deleted), DESIGN_EMPTY (no graphic on any side).
 */
export async function freezeDesign(db: Kysely<DB>, customId: number): Promise<DesignVersion | Failure> {
  const loaded = await loadDesign(db, { id: customId });
  if (loaded === null) return fail('DESIGN_NOT_FOUND');
  const sides = loaded.design.sides.filter((side) => side.layers.length > 0);
  if (sides.length === 0) return fail('DESIGN_EMPTY');
  const design = { ...loaded.design, sides };
  const hash = contentHash(design);
  await db
    .insertInto('product.product_custom_versions')
    .values({ product_custom_id: customId, revision: loaded.revision, content_hash: hash, scene: JSON.stringify(design) })
    .onConflict((conflict) => conflict.columns(['product_custom_id', 'content_hash']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('product.product_custom_versions')
    .select('id')
    .where('product_custom_id', '=', customId)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return { id, contentHash: hash, design };
}
