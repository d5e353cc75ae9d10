import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';
import type { Config } from '#server/config.ts';
import { readKeys } from '#server/keys/stored-keys.ts';

type Mode = Config['mode'];

/**
 * Refuses a start with the settings of another shop: the wrong mode, or a SECRET that does not open the signing keys. Writes nothing, and
 * works at any migration, so that it can be asked before this code migrates a shop that other processes may be running on.
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
export async function saveMode(db: Kysely<DB>, mode: Mode): Promise<void> {
  await db
    .insertInto('management.shop_mode')
    .values({ is_live: mode === 'live' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The mode this shop was opened in first; undefined for one that never was. */
export async function modeOf(db: Kysely<DB>): Promise<Mode | undefined> {
  if (!(await hasTable(db, 'management.shop_mode'))) return undefined;
  const kept = await db.selectFrom('management.shop_mode').select('is_live').executeTakeFirst();
  return kept && (kept.is_live ? 'live' : 'demo');
}

/** False before the migration that creates it: a first start may have been interrupted. */
async function hasTable(db: Kysely<DB>, name: keyof DB): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass(${name}) is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}
