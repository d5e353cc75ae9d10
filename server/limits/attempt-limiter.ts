import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Limit = { readonly name: string; readonly attempts: number; readonly seconds: number };

export type Attempt = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };

export type AttemptLimiter = {
  /** Counts the attempt before checking the limit, so that parallel attempts cannot slip through together. */
  take(key: string): Promise<Attempt>;
};

/** A counter across all processes without a limit. */
export type SharedCounter = {
  /** Adds to the count of a window; returns the count of all processes and the milliseconds until the window ends. */
  add(key: string, count: number): Promise<{ counted: number; msLeft: number }>;
};

/** A rate limit across all processes, stored in identity.rate_limits. */
export function createAttemptLimiter(identityPool: pg.Pool, limit: Limit): AttemptLimiter {
  const limiter = openLimiter(identityPool, limit);
  return {
    async take(key) {
      try {
        await limiter.consume(hashOf(key));
        return { isAllowed: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}

/** Counters stored in identity.rate_limits. */
export function createSharedCounter(identityPool: pg.Pool, window: Pick<Limit, 'name' | 'seconds'>): SharedCounter {
  const limiter = openLimiter(identityPool, { ...window, attempts: Number.MAX_SAFE_INTEGER });
  return {
    async add(key, count) {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(hashOf(key), count);
      return { counted: consumedPoints, msLeft: msBeforeNext };
    },
  };
}

/** While the database is down, each process counts in memory. A key known to be over its limit is always rejected from memory. */
function openLimiter(identityPool: pg.Pool, limit: Limit): RateLimiterPostgres {
  const window = { keyPrefix: limit.name, points: limit.attempts, duration: limit.seconds };
  return new RateLimiterPostgres({
    ...window,
    storeClient: identityPool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'rate_limits',
    tableCreated: true,
    // A job does that (server/jobs/purging/purge.ts).
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: limit.attempts + 1,
    insuranceLimiter: new RateLimiterMemory(window),
  });
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
