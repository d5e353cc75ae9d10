import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

type StoreResult = (trx: Transaction<DB>, result: unknown) => Promise<void>;

const storing = new AsyncLocalStorage<StoreResult>();

/** Runs work whose transaction passes its result to `store` before the commit. */
export function storingResult<Result>(store: StoreResult, work: () => Result): Result {
  return storing.run(store, work);
}

/** Hands on the result of a transaction, if its request wants it stored. */
export async function passResult(trx: Transaction<DB>, result: unknown): Promise<void> {
  await storing.getStore()?.(trx, result);
}
