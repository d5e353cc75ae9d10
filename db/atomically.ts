import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isRowGone, isWorthAnotherTry } from './faults.ts';

/** How often a transaction is tried, and how long to wait before each further try (`failed` counts from 1). */
export interface Tries {
  most: number;
  pause: (failed: number) => Promise<void>;
}

/** Three tries; 10 to 30 ms, then 20 to 60 ms, by chance, so that two that met do not meet again. */
const shortTries: Tries = { most: 3, pause: (failed) => wait(failed * (10 + Math.random() * 20)) };

/**
 * Runs `work` in one transaction, and again from the start after a deadlock, a serialization failure, a plan that grew old, or when a row it read
 * was removed before it could be named: the database undid everything then. What reaches beyond the database (a provider, a mail, a notice)
 * therefore never belongs into `work`. Throws what the last try threw.
 */
export function atomically<DB, T>(db: Kysely<DB>, work: (trx: Transaction<DB>) => Promise<T>, tries: Tries = shortTries): Promise<T> {
  const canPass = (error: unknown) => isWorthAnotherTry(error) || isRowGone(error);
  return withTries(() => db.transaction().execute(work), tries, canPass);
}

/** The same for a transaction that is begun by other means and reads nothing that it names. */
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
