import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from '#db/pool.ts';
import type { Shop } from '#server/shop.ts';

/** Milliseconds between attempts to regain a needed lease. */
const RETRY_MS = 500;
/** Milliseconds that other processes get to regain their leases after this one has lost and regained its own. */
const GRACE_MS = 3_000;

/**
 * A number for this process whose liveness others can check: a separate connection holds an advisory lock on it while the process lives,
 * and `app.is_alive(number)` is true. When the process is killed, the lock is released immediately.
 */
export interface ProcessLease {
  readonly number: number;
  /** Acquires the lock unless it is already held. Throws when the database does not respond. */
  hold(): Promise<void>;
  /**
   * False for three seconds after this lease was lost and regained: all others were probably lost as well, because the database restarted,
   * and a process without one is not dead yet. Who takes the first lease after a restart asks when PostgreSQL started (idempotency.ts).
   */
  knowsTheDead(): boolean;
  close(): Promise<void>;
}

/** Connects at the first `hold`. `isNeeded` decides whether a lost lease is reacquired at once. */
export function processLease({ database }: Pick<Shop, 'database'>, isNeeded: () => boolean): ProcessLease {
  const number = randomInt(1, 2 ** 47);
  let holding: Promise<pg.Client> | null = null;
  let isClosed = false;
  let regainedAt = Number.NEGATIVE_INFINITY;

  const lost = async () => {
    holding = null;
    regainedAt = Number.POSITIVE_INFINITY;
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
    if (regainedAt === Number.POSITIVE_INFINITY) regainedAt = performance.now();
  };
  return {
    number,
    hold,
    knowsTheDead: () => performance.now() - regainedAt > GRACE_MS,
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
    // A machine that vanishes silently is detected after half a minute.
    options: '-c role=shop_service -c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4',
  });
  try {
    await client.connect();
    // Shared, because after a lost connection the database may still consider the old one alive.
    await client.query('select pg_advisory_lock_shared($1)', [number]);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  client.once('end', lost);
  return client;
}
