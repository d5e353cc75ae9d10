import type { Kysely, Transaction } from 'kysely';
import { type Failure, isFailure } from '#contract/errors/errors.ts';
import { atomically, type Tries } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';
import { nameStaff } from './staff.ts';
import { passResult } from './stored-result.ts';

/** A transaction, or the pool itself for a single statement. */
export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

/**
 * Runs a write as one transaction; a returned failure rolls back everything it did. After a deadlock, and once after a foreign key
 * violation, it is retried from the start (`atomically`), so a write must have no effects outside the database. Writes by staff are logged
 * (staff.ts).
 */
export async function inTransaction<T>(db: Db, write: (trx: Trx) => Promise<T | Failure>, tries?: Tries): Promise<T | Failure> {
  const orUndo = async (trx: Trx): Promise<T> => {
    await nameStaff(trx);
    const result = await write(trx);
    if (isFailure(result)) throw new Undone(result);
    await passResult(trx, result);
    return result;
  };
  try {
    return await atomically(db, orUndo, tries);
  } catch (error) {
    if (error instanceof Undone) return error.failure;
    throw error;
  }
}

/** For `.catch`: maps a violated constraint or unique index, by name, to a value; rethrows any other error. */
export function refusedBy<Refusal>(meanings: Readonly<Record<string, Refusal>>) {
  return (error: unknown): Refusal => {
    const meaning = error instanceof Error && 'constraint' in error ? meanings[String(error.constraint)] : undefined;
    if (meaning === undefined) throw error;
    return meaning;
  };
}

// Kysely only rolls back on an exception.
class Undone extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.failure);
    this.failure = failure;
  }
}
