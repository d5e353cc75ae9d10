import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isForeignKeyViolation, isWorthAnotherTry } from './faults.ts';

/** Maximum attempts, and the wait before each retry (`failed` counts from 1). */
export interface Tries {
  most: number;
  pause: (failed: number) => Promise<void>;
}

/** Three tries. The pauses are random (10 to 30 ms, then 20 to 60 ms), so that two transactions that collided do not collide again. */
const shortTries: Tries = { most: 3, pause: (failed) => wait(failed * (10 + Math.random() * 20)) };

/**
 * Runs `work` in one transaction, and again from the start after a deadlock, a serialization failure or a stale plan: the database has rolled
 * everything back by then. A foreign key violation is retried once: if a row was deleted after `work` read it, the second run finds it gone.
 * Never do anything outside the database in `work` (a provider, a mail, a notification). Throws what the last run threw.
 */
export function atomically<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>, tries: Tries = shortTries): Promise<T> {
  const canPass = (error: unknown, failed: number) => isWorthAnotherTry(error) || (failed === 1 && isForeignKeyViolation(error));
  return withTries(() => db.transaction().execute(work), tries, canPass);
}

/**
 * Repeats `attempt`, which begins its own transaction, with growing waits. `canPass`: whether another try may succeed after so many
 * failures. Errors: throws the last failure.
 */
export async function withTries<T>(
  attempt: () => Promise<T>,
  { most, pause }: Tries = shortTries,
  canPass: (error: unknown, failed: number) => boolean = isWorthAnotherTry,
): Promise<T> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failed >= most || !canPass(error, failed)) throw error;
      await pause(failed);
    }
  }
}
