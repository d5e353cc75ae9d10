import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Database } from '#db/open.ts';
import {
  type KeyShop,
  makeSigningKey,
  readKeys,
  type SigningJwk,
  type StoredKey,
  storeKey,
  withKeysLocked,
} from '#server/keys/stored-keys.ts';

/** The current keys. The first one signs; all are published. */
export type Keys = {
  /** Changes whenever the keys or their order change. */
  readonly version: string;
  readonly signingKeys: readonly SigningJwk[];
  readonly publicKeys: ReadonlyMap<string, KeyObject>;
};

/** The shop's signing keys as one process knows them. All processes agree within a minute. */
export type KeyRing = {
  keys(): Promise<Keys>;
  /** The public key with that name; null when the shop has none. */
  publicKey(kid: string): Promise<KeyObject | null>;
};

/** Maximum age of the keys in memory. A new key signs an hour after it was published (stored-keys.ts). */
const freshMs = 60_000;
/** Minimum time between database lookups of unknown names, because anybody can invent them. */
const lookUpMs = 5_000;

const rings = new WeakMap<Database, Promise<KeyRing>>();

/**
 * The keys in identity.signing_keys, created at the first start. All users of one database in a process share one ring. Errors: throws when SECRET does not match the database's.
 */
export function openKeyRing(shop: KeyShop): Promise<KeyRing> {
  const known = rings.get(shop.database);
  if (known) return known;
  const opened = open(shop);
  rings.set(shop.database, opened);
  opened.catch(() => rings.delete(shop.database));
  return opened;
}

async function open(shop: KeyShop): Promise<KeyRing> {
  await makeSureOfKeys(shop);
  const { database, clock } = shop;
  let stored = await readKeys(database.identity, shop.config.secret);
  let keys = arrange(stored, clock());
  let readAt = clock().getTime();
  let reading: Promise<void> | null = null;

  const read = async () => {
    // Set before the query: while the database is down, keep using the keys in memory and wait the same time before the next try.
    readAt = clock().getTime();
    stored = await readKeys(database.identity, shop.config.secret).catch(() => stored);
  };
  const readWhenOlder = async (ms: number) => {
    // Absolute, because the clock may have been moved back.
    if (Math.abs(clock().getTime() - readAt) >= ms) {
      reading ??= read().finally(() => {
        reading = null;
      });
    }
    await reading;
    if (orderOf(stored, clock()).join() !== keys.version) keys = arrange(stored, clock());
    return keys;
  };

  return {
    keys: () => readWhenOlder(freshMs),
    async publicKey(kid) {
      return keys.publicKeys.get(kid) ?? (await readWhenOlder(lookUpMs)).publicKeys.get(kid) ?? null;
    },
  };
}

function makeSureOfKeys(shop: KeyShop): Promise<void> {
  const { secret } = shop.config;
  return withKeysLocked(shop, async (db) => {
    if ((await readKeys(db, secret)).length > 0) return;
    await storeKey(db, secret, { jwk: await makeSigningKey(), signsFrom: shop.clock() });
  });
}

/** The newest key whose time has come signs; a key published ahead of its time comes after it. */
function arrange(stored: readonly StoredKey[], now: Date): Keys {
  const order = orderOf(stored, now);
  const byName = new Map(stored.map(({ jwk }) => [jwk.kid, jwk]));
  const signingKeys = order.map((kid) => byName.get(kid)).filter((jwk) => jwk !== undefined);
  return {
    version: order.join(),
    signingKeys,
    publicKeys: new Map(signingKeys.map((jwk) => [jwk.kid, createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' }))])),
  };
}

function orderOf(stored: readonly StoredKey[], now: Date): string[] {
  const isDue = ({ signsFrom }: StoredKey) => signsFrom <= now;
  return [...stored.filter(isDue), ...stored.filter((key) => !isDue(key))].map(({ jwk }) => jwk.kid);
}
