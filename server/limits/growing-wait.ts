import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { type WaitRule, waitsOf } from '#rules/member/sign-in/sign-in-attempts.ts';
import { cached } from '#server/cached.ts';

/** An attempt that may proceed, with its failure already counted, or one that must wait. */
export type Turn =
  | { readonly isAllowed: true; readonly blockedUntil: Date }
  | {
      readonly isAllowed: false;
      readonly retryAfterSeconds: number;
      /** True when this process knew it without asking the database: the client was already told, and it was logged. */
      readonly isKnown: boolean;
    };

export type GrowingWait = {
  /** Counts a failure before checking the limit, so that parallel attempts cannot slip through together. */
  take(key: string): Promise<Turn>;
  /** The attempt succeeded: removes its failure and the wait it caused. */
  release(key: string, turn: { readonly blockedUntil: Date }): Promise<void>;
  /** The attempt succeeded: resets the counter. */
  clear(key: string): Promise<void>;
  /** Current number of failures. */
  failures(key: string): Promise<number>;
};

/** Maximum delay (ms) until a block lifted by another process is lifted here. */
const believedMs = 5_000;

/**
 * Waits that grow with failures, stored in identity.sign_in_waits and the same in every process. A key known to be blocked costs no query.
 * Throws when the database is down, as nobody can sign in then anyway.
 */
export function createGrowingWait(identity: Kysely<DB>, name: string, rule: WaitRule, clock: () => Date): GrowingWait {
  const waits = waitsOf(rule);
  const blocked = cached<number>({ most: 10_000, freshMs: believedMs, endOf: (until) => until, now: () => clock().getTime() });
  const rowOf = (key: string) => createHash('sha256').update(`${name}|${key}`).digest('base64url');

  const refuse = (row: string, until: number, now: number, isKnown: boolean): Turn => {
    if (!isKnown) blocked.keep(row, until);
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((until - now) / 1000)), isKnown };
  };

  return {
    async take(key) {
      const row = rowOf(key);
      const now = clock();
      const known = blocked.known(row);
      if (known !== undefined) return refuse(row, known, now.getTime(), true);
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
      // Lifted between the two statements: the next attempt succeeds.
      return refuse(row, current?.blocked_until.getTime() ?? now.getTime(), now.getTime(), false);
    },
    async release(key, { blockedUntil }) {
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

// The table stores hashes, so that it does not list who mistyped a password.
function find(identity: Kysely<DB>, row: string) {
  return identity
    .selectFrom('identity.sign_in_waits')
    .select(['failures', 'blocked_until', 'expires_at'])
    .where('key', '=', row)
    .executeTakeFirst();
}

function untilAfter(seconds: number, now: Date): Date {
  return new Date(now.getTime() + seconds * 1000);
}
