import type { Kysely, Transaction } from 'kysely';
import { type Failure, isFailure } from '#contract/errors/errors.ts';
import { atomically, type Tries } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';
import { nameStaff } from './staff.ts';
import { resultKept } from './stored-result.ts';

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
    await resultKept(trx, result);
    return result;
  };
  try {
    return await atomically(db, orUndo, tries);
  } catch (error) {
    if (error instanceof Undone) return error.failure;
    throw error;
  }
}

/** True when the error is a violation of this unique constraint or index. */
export function isTaken(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error && error.constraint === constraint;
}

// Kysely only rolls back on an exception.
class Undone extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.failure);
    this.failure = failure;
  }
}
