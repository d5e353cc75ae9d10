import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/**
 * Whether the shop has artists, its own or the demonstration's. It runs at every start, so it is in a separate file that loads nothing of
 * the demonstration.
 */
export async function isFilled(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('product.artists').select('id').limit(1).executeTakeFirst()) !== undefined;
}
