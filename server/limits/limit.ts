import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** At most so many in a window of so many seconds. */
export type Bound = { readonly window: number; readonly most: number };

export type Taken = {
  readonly isAllowed: boolean;
  readonly retryAfterSeconds: number;
  /** The count of all processes in this window, and the milliseconds until it ends. */
  readonly counted: number;
  readonly msLeft: number;
};

export type Limit = {
  /** Counts before checking the limit, so that parallel attempts cannot slip through together. */
  take(key: string, count?: number): Promise<Taken>;
};

/**
 * The one way to limit how often: a counter across all processes in identity.rate_limits. A key known to be over its limit is rejected from
 * memory, and while the database is down each process counts for itself. Waits that grow with failures are growing-wait.ts.
 */
export function openLimit(identityPool: pg.Pool, name: string, { window, most }: Bound): Limit {
  const bound = { keyPrefix: name, points: most, duration: window };
  const limiter = new RateLimiterPostgres({
    ...bound,
    storeClient: identityPool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'rate_limits',
    tableCreated: true,
    // A job does that (server/jobs/purging/purge.ts).
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: most + 1,
    insuranceLimiter: new RateLimiterMemory(bound),
  });
  return {
    async take(key, count = 1) {
      const told = (isAllowed: boolean, { consumedPoints: counted, msBeforeNext: msLeft }: RateLimiterRes) => {
        return { isAllowed, retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)), counted, msLeft };
      };
      try {
        return told(true, await limiter.consume(hashOf(key), count));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return told(false, refusal);
      }
    },
  };
}

/** The key an address is counted under: an IPv4 address, or the /64 network of an IPv6 one. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

// The table stores hashes, so that it does not list who mistyped a password.
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
