import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

type StoreResult = (trx: Transaction<DB>, result: unknown) => Promise<void>;

const keeping = new AsyncLocalStorage<StoreResult>();

/** Runs work whose transaction hands its result to `keep` before it commits. */
export function keepingResult<Result>(keep: StoreResult, work: () => Result): Result {
  return keeping.run(keep, work);
}

/** Hands on the result of a transaction, if its request wants it kept. */
export async function resultKept(trx: Transaction<DB>, result: unknown): Promise<void> {
  await keeping.getStore()?.(trx, result);
}
