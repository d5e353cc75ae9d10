import { generateKeyPair, type JsonWebKey } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose';
import { type Kysely, sql } from 'kysely';
import { atomically } from '#db/atomically.ts';
import type { Database } from '#db/open.ts';
import type { DB } from '#db/schema.generated.ts';
import { DAY_MS } from '#rules/shop/day.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

export type SigningJwk = JsonWebKey & { readonly kid: string; readonly alg: 'RS256'; readonly use: 'sig' };
export type StoredKey = { readonly jwk: SigningJwk; readonly signsFrom: Date };

/** Days a key signs before the next one is created. */
const signingDays = 90;
/** A new key is published this long before it signs, so that every process knows it by then. */
const publishedAheadMs = 60 * 60 * 1000;
/** A replaced key stays published for a day; tokens live for ten minutes. */
const keptAfterMs = DAY_MS;

/** The parts of a shop that the keys use. */
export interface KeyShop {
  config: { readonly secret: string };
  database: Database;
  clock: () => Date;
}

/**
 * All signing keys of the shop, newest first. Errors: throws when they were sealed with another SECRET, so that a process with the wrong
 * one does not start and reject every member and every other process.
 */
export async function readKeys(db: Kysely<DB>, secret: string): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('identity.signing_keys')
    .select(['sealed_jwk', 'signs_from'])
    .orderBy('signs_from', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map(({ sealed_jwk, signs_from }) => {
    const opened = openText(sealed_jwk, sealingKey(secret));
    if (opened === null) throw new WrongSecret();
    return { jwk: JSON.parse(opened) as SigningJwk, signsFrom: signs_from };
  });
}

/** Thrown at startup when this database was used with a different SECRET. */
class WrongSecret extends Error {
  constructor() {
    super(
      'SECRET does not open the signing keys of this database. Every process on one database needs the same SECRET (without the setting ' +
        'each DATA_DIR has its own, in keys/secret). If the old one is lost, empty the table identity.signing_keys: everybody signs in again.',
    );
  }
}

export async function storeKey(db: Kysely<DB>, secret: string, { jwk, signsFrom }: StoredKey): Promise<void> {
  await db
    .insertInto('identity.signing_keys')
    .values({ kid: jwk.kid, sealed_jwk: sealText(JSON.stringify(jwk), sealingKey(secret)), signs_from: signsFrom })
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute();
}

/** Runs work on the keys under a lock across processes. */
export function withKeysLocked<T>({ database }: KeyShop, work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
  return atomically(database.identity, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('signing keys', 0))`.execute(db);
    return work(db);
  });
}

/**
 * Job: creates the next key when the newest has signed for 90 days, and deletes keys replaced a day ago. Returns the number of keys created
 * or deleted.
 */
export function rotateSigningKeys(shop: KeyShop): Promise<number> {
  return withKeysLocked(shop, async (db) => {
    const now = shop.clock().getTime();
    const { secret } = shop.config;
    const keys = await readKeys(db, secret);
    const replaced = keys.filter((_key, index) => (keys[index - 1]?.signsFrom.getTime() ?? Infinity) < now - keptAfterMs);
    const kids = replaced.map(({ jwk }) => jwk.kid);
    if (kids.length > 0) await db.deleteFrom('identity.signing_keys').where('kid', 'in', kids).execute();
    const newest = keys[0]?.signsFrom.getTime() ?? now;
    if (newest > now - signingDays * DAY_MS) return kids.length;
    await storeKey(db, secret, { jwk: await makeSigningKey(), signsFrom: new Date(now + publishedAheadMs) });
    return kids.length + 1;
  });
}

export async function makeSigningKey(): Promise<SigningJwk> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  // jose defines its own JWK type; the members it reads are the same.
  const kid = await calculateJwkThumbprint({ kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '' });
  return { ...jwk, kid, alg: 'RS256', use: 'sig' };
}

function sealingKey(secret: string): Buffer {
  return derivedKey(secret, 'signing keys');
}
