import type pg from 'pg';
import type { Role } from '#rules/member/rights/role.ts';
import { openLimit } from '#server/limits/limit.ts';
import { dataError, InvalidOperation } from './errors.ts';
import { limits } from './limits.ts';

/** The caller of a mutation; visitors write nothing, and a call from this process has no address. */
export interface Writer {
  role: Role;
  userId: string | null;
  address?: string | undefined;
}

/** Counts the rows a mutation wrote, before it is committed. Errors: InvalidOperation `rate-limit-exceeded`, and the mutation is undone. */
export type WriteQuota = (writer: Writer, rows: number) => Promise<void>;

/** Rows in ten minutes by member and by address, across all processes. Administrators are few and trusted, and write whole tables. */
export function writeQuota(identityPool: pg.Pool): WriteQuota {
  const limitOf = (most: number) => openLimit(identityPool, 'written rows', { window: limits.quotaSeconds, most });
  const [ofMember, ofAddress] = [limitOf(limits.rowsOfMember), limitOf(limits.rowsOfAddress)];
  return async ({ role, userId, address }, rows) => {
    if (role === 'admin') return;
    const counts = [
      [userId, ofMember, limits.rowsOfMember],
      [address, ofAddress, limits.rowsOfAddress],
    ] as const;
    for (const [key, limit, most] of counts) {
      if (!key) continue;
      const { isAllowed, retryAfterSeconds } = await limit.take(key, rows);
      if (isAllowed) continue;
      const message = `more than ${most} rows were written; try again in ${retryAfterSeconds} s`;
      throw new InvalidOperation([dataError('rate-limit-exceeded', message)]);
    }
  };
}
