import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { Config } from '#server/config.ts';

type Mode = Config['mode'];

/**
 * Refuses to open a live shop as a demonstration, which would fill it with demonstration rows and accounts, or a demonstration as a live
 * shop, which would keep those accounts. Writes nothing. Errors: throws a sentence that says what to set.
 */
export async function requireMode(db: Kysely<DB>, mode: Mode): Promise<void> {
  const kept = await modeOf(db);
  if (kept === undefined || kept === mode) return;
  throw new Error(
    kept === 'live'
      ? 'This is a live shop: set SEAM_MODE=live. For a demonstration, set DATA_DIR, and DATABASE_URL if you use it, to its own.'
      : 'This is a demonstration shop, with accounts that anybody may use. A live shop (SEAM_MODE=live) needs its own DATA_DIR and, if you use it, DATABASE_URL.',
  );
}

/** Remembers the mode of the first start. */
export async function keepMode(db: Kysely<DB>, mode: Mode): Promise<void> {
  await db
    .insertInto('management.shop_mode')
    .values({ is_live: mode === 'live' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The mode this shop was opened in first; undefined for an empty one. A shop older than the table shows it by its rows. */
async function modeOf(db: Kysely<DB>): Promise<Mode | undefined> {
  const kept = await db.selectFrom('management.shop_mode').select('is_live').executeTakeFirst();
  if (kept !== undefined) return kept.is_live ? 'live' : 'demo';
  if (await hasDemoAdministrator(db)) return 'demo';
  for (const table of ['member.members', 'product.artists', 'product.products', 'sales.orders'] as const)
    if ((await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return 'live';
  return undefined;
}

/** Not any member of seam.example: in a live shop, anybody may sign up with such an address. */
async function hasDemoAdministrator(db: Kysely<DB>): Promise<boolean> {
  const found = await db
    .selectFrom('member.members as m')
    .innerJoin('member.member_roles as r', 'r.user_id', 'm.id')
    .select('m.id')
    .where('m.email', '=', 'admin@seam.example')
    .where('r.role', '=', 'admin')
    .executeTakeFirst();
  return found !== undefined;
}
