import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '#db/schema.generated.ts';
import { type WaitRule, waitsOf } from '#rules/member/sign-in/sign-in-attempts.ts';

/** An attempt that may go on, with what its failure has already put on the counter; or one that must wait. */
export type Turn =
  | { readonly isAllowed: true; readonly blockedUntil: Date }
  | {
      readonly isAllowed: false;
      readonly retryAfterSeconds: number;
      /** True when this process knew it without asking the database: it was told, and logged, before. */
      readonly isKnown: boolean;
    };

export type GrowingWait = {
  /** Counts one failure first and then says whether the attempt may go on, so that parallel attempts cannot slip through together. */
  take(key: string): Promise<Turn>;
  /** The attempt was good: its failure is taken back, and the wait it brought with it. */
  giveBack(key: string, turn: { readonly blockedUntil: Date }): Promise<void>;
  /** The attempt was good, and nothing before it counts any more. */
  clear(key: string): Promise<void>;
  /** Failures counted now. */
  failures(key: string): Promise<number>;
};

/** A block that was taken back at another process ends here after this many milliseconds at the latest. */
const believedMs = 5_000;

/**
 * Waits that grow with failures, in identity.sign_in_waits, the same at every process. A key that is known to be blocked costs no
 * query. Without the database it throws: nobody signs in then anyway.
 */
export function createGrowingWait(identity: Kysely<DB>, name: string, rule: WaitRule, clock: () => Date): GrowingWait {
  const waits = waitsOf(rule);
  const blocked = new LRUCache<string, { readonly until: number; readonly believedUntil: number }>({ max: 10_000 });
  const rowOf = (key: string) => createHash('sha256').update(`${name}|${key}`).digest('base64url');

  const refuse = (row: string, until: number, now: number, isKnown: boolean): Turn => {
    if (!isKnown) blocked.set(row, { until, believedUntil: Math.min(until, now + believedMs) });
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)), isKnown };
  };

  return {
    async take(key) {
      const row = rowOf(key);
      const now = clock();
      const known = blocked.get(row);
      if (known && isAhead(known.believedUntil, now, believedMs)) return refuse(row, known.until, now.getTime(), true);
      const { rows } = await sql<{ blocked_until: Date }>`
        insert into identity.sign_in_waits as w (key, failures, blocked_until, expires_at)
        values (${row}, 1, ${untilAfter(waits[0] ?? 0, now)}, ${untilAfter(rule.forgottenAfter, now)})
        on conflict (key) do update set
          failures = case when w.expires_at <= ${now} then 1 else w.failures + 1 end,
          blocked_until = ${now}::timestamptz + make_interval(secs => (${waits}::int[])[
            least(cardinality(${waits}::int[]), case when w.expires_at <= ${now} then 1 else w.failures + 1 end)]),
          expires_at = excluded.expires_at
        where w.blocked_until <= ${now} or w.blocked_until > ${untilAfter(rule.longestWait, now)}
        returning blocked_until`.execute(identity);
      const [counted] = rows;
      if (counted) return { isAllowed: true, blockedUntil: counted.blocked_until };
      const current = await find(identity, row);
      // Given back between the two statements: the next try goes through.
      return refuse(row, current?.blocked_until.getTime() ?? now.getTime(), now.getTime(), false);
    },
    async giveBack(key, { blockedUntil }) {
      await sql`
        update identity.sign_in_waits set
          failures = greatest(0, failures - 1),
          blocked_until = case when blocked_until = ${blockedUntil} then ${clock()} else blocked_until end
        where key = ${rowOf(key)}`.execute(identity);
    },
    async clear(key) {
      await identity.deleteFrom('identity.sign_in_waits').where('key', '=', rowOf(key)).execute();
    },
    async failures(key) {
      const row = await find(identity, rowOf(key));
      return row && row.expires_at > clock() ? row.failures : 0;
    },
  };
}

// The table holds hashes: a list of who mistyped a password is nobody's business.
function find(identity: Kysely<DB>, row: string) {
  return identity
    .selectFrom('identity.sign_in_waits')
    .select(['failures', 'blocked_until', 'expires_at'])
    .where('key', '=', row)
    .executeTakeFirst();
}

/** False too when it is farther ahead than it can be: the clock was moved back, and nobody waits for it to catch up. */
function isAhead(time: number, now: Date, mostMs: number): boolean {
  return time > now.getTime() && time <= now.getTime() + mostMs;
}

function untilAfter(seconds: number, now: Date): Date {
  return new Date(now.getTime() + seconds * 1000);
}
