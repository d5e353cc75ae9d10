import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';
import type { Config } from '#server/config.ts';
import { readKeys } from '#server/keys/stored-keys.ts';

type Mode = Config['mode'];

/**
 * Refuses a start with the settings of another shop: the wrong mode, or a SECRET that does not open the signing keys. Writes nothing, and
 * works at any earlier migration, so that it can be asked before this code migrates a shop that other processes may be running on.
 * Errors: throws a sentence that says what to set.
 */
export async function requireSameShop(database: Database, config: Pick<Config, 'mode' | 'identity' | 'secret'>): Promise<void> {
  await requireMode(database.service, config.mode);
  const hasKeysOfItsOwn = config.identity.issuerUrl === undefined && (await hasTable(database.identity, 'identity.signing_keys'));
  if (hasKeysOfItsOwn) await readKeys(database.identity, config.secret);
}

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
export async function modeOf(db: Kysely<DB>): Promise<Mode | undefined> {
  const kept = (await hasTable(db, 'management.shop_mode'))
    ? await db.selectFrom('management.shop_mode').select('is_live').executeTakeFirst()
    : undefined;
  if (kept !== undefined) return kept.is_live ? 'live' : 'demo';
  if (await hasDemoAdministrator(db)) return 'demo';
  // A demonstration that was stopped between its reference data and its accounts is taken for live as well, the lesser harm.
  for (const table of ['member.members', 'product.artists', 'product.products', 'sales.orders', 'management.shop_info'] as const)
    if ((await hasTable(db, table)) && (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) !== undefined) return 'live';
  return undefined;
}

/** Not any member of seam.example: in a live shop, anybody may sign up with such an address. */
async function hasDemoAdministrator(db: Kysely<DB>): Promise<boolean> {
  if (!(await hasTable(db, 'member.member_roles'))) return false;
  const found = await db
    .selectFrom('member.members as m')
    .innerJoin('member.member_roles as r', 'r.user_id', 'm.id')
    .select('m.id')
    .where('m.email', '=', 'admin@seam.example')
    .where('r.role', '=', 'admin')
    .executeTakeFirst();
  return found !== undefined;
}

/** False before the migration that creates it. */
async function hasTable(db: Kysely<DB>, name: keyof DB): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass(${name}) is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}
