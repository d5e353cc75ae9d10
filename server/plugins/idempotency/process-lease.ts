import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '#db/pool.ts';
import type { Shop } from '#server/shop.ts';

/** Milliseconds between tries to get the lease back while something depends on it. */
const RETRY_MS = 500;

/**
 * A number of this process that the others can ask about: as long as the process lives, a connection of its own holds an advisory
 * lock of that number, and `app.is_alive(number)` is true. A killed process loses it in the same moment.
 */
export interface ProcessLease {
  readonly number: number;
  /** Takes the lock, or finds it taken. Throws when the database does not answer. */
  hold(): Promise<void>;
  close(): Promise<void>;
}

/** Opens nothing before the first `hold`. `isNeeded` decides whether a lease whose connection was lost is taken again at once. */
export function processLease({ database }: Pick<Shop, 'database'>, isNeeded: () => boolean): ProcessLease {
  const number = randomInt(1, 2 ** 47);
  let holding: Promise<pg.Client> | null = null;
  let isClosed = false;

  const lost = async () => {
    holding = null;
    while (!isClosed && isNeeded() && holding === null) {
      await hold().catch(() => wait(RETRY_MS, undefined, { ref: false }));
    }
  };
  const hold = async () => {
    holding ??= take(database.url, number, lost).catch((error: unknown) => {
      holding = null;
      throw error;
    });
    await holding;
  };
  return {
    number,
    hold,
    async close() {
      isClosed = true;
      const client = await holding?.catch(() => null);
      await client?.end();
    },
  };
}

async function take(url: string, number: number, lost: () => void): Promise<pg.Client> {
  const client = openClient(url, {
    connectionTimeoutMillis: 3_000,
    application_name: 'seam process lease',
    // A machine that vanishes without a word is noticed after half a minute.
    options: '-c role=shop_service -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4',
  });
  try {
    await client.connect();
    // Shared, because after a lost connection the database may still believe in the old one.
    await client.query('select pg_advisory_lock_shared($1)', [number]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  client.once('end', lost);
  return client;
}
