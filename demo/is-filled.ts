import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** Whether the shop has artists, of the demonstration or its own. A file of its own: asked at every start, it loads nothing of the demonstration. */
export async function isFilled(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('product.artists').select('id').limit(1).executeTakeFirst()) !== undefined;
}
