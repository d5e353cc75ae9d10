import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Limit = { readonly name: string; readonly attempts: number; readonly seconds: number };

export type Attempt = { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };

export type AttemptLimiter = {
  /** Counts one attempt first and then says whether it may go on, so that parallel attempts cannot slip through together. */
  take(key: string): Promise<Attempt>;
  /** Gives a good attempt back. */
  refund(key: string): Promise<void>;
};

/** A limit kept in identity.rate_limits, over all processes; in memory while the database does not answer. */
export function createAttemptLimiter(identityPool: pg.Pool, limit: Limit): AttemptLimiter {
  const window = { keyPrefix: limit.name, points: limit.attempts, duration: limit.seconds };
  const limiter = new RateLimiterPostgres({
    ...window,
    storeClient: identityPool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(window),
  });
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
    async refund(key) {
      await limiter.reward(hashOf(key));
    },
  };
}

/** Who counts as one address: an IPv4 address, or the /64 network of an IPv6 one. */
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

// The table holds hashes: a list of who mistyped a password is nobody's business.
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
