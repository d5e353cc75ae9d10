import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isRowGone, isWorthAnotherTry } from './faults.ts';

/** Maximum attempts, and the wait before each retry (`failed` counts from 1). */
export interface Tries {
  most: number;
  pause: (failed: number) => Promise<void>;
}

/** Three attempts with random waits of 10 to 30 ms, then 20 to 60 ms, so that two conflicting transactions do not collide again. */
const shortTries: Tries = { most: 3, pause: (failed) => wait(failed * (10 + Math.random() * 20)) };

/**
 * Runs `work` in a transaction, and retries it from the start after a deadlock, a serialization failure, a stale plan, or when a row it
 * read was deleted before being referenced. In all of these cases the database has rolled back. External effects (a provider, a mail, a
 * notice) therefore never belong in `work`. Throws the error of the last attempt.
 */
export function atomically<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>, tries: Tries = shortTries): Promise<T> {
  const canPass = (error: unknown) => isWorthAnotherTry(error) || isRowGone(error);
  return withTries(() => db.transaction().execute(work), tries, canPass);
}

/** The same for a transaction started by other means that reads no rows it references. */
export async function withTries<T>(
  attempt: () => Promise<T>,
  { most, pause }: Tries = shortTries,
  canPass = isWorthAnotherTry,
): Promise<T> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failed >= most || !canPass(error)) throw error;
      await pause(failed);
    }
  }
}
