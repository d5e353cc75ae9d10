import type pg from 'pg';
import type { Role } from '#rules/member/rights/role.ts';
import { createSharedCounter } from '#server/limits/attempt-limiter.ts';
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
  const counter = createSharedCounter(identityPool, { name: 'written rows', seconds: limits.quotaSeconds });
  return async ({ role, userId, address }, rows) => {
    if (role === 'admin') return;
    const counts = [
      [userId, limits.rowsOfMember],
      [address, limits.rowsOfAddress],
    ] as const;
    for (const [key, most] of counts) {
      if (!key) continue;
      const { counted, msLeft } = await counter.add(key, rows);
      if (counted <= most) continue;
      const message = `more than ${most} rows were written; try again in ${Math.max(1, Math.ceil(msLeft / 1000))} s`;
      throw new InvalidOperation([dataError('rate-limit-exceeded', message)]);
    }
  };
}
