import { AsyncLocalStorage } from 'node:async_hooks';
import type { ControlledTransaction, Kysely } from 'kysely';
import { atomically } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';

type Scope = { transaction: ControlledTransaction<DB> | null; tail: Promise<unknown> };

export type TokenTransactions = {
  /** Reads inside the request's transaction when there is one already, else without any. */
  read<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Writes inside the request's transaction, which the first write opens. */
  write<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Runs one token request; `work` resolves to whether what it wrote stays. A thrown error leaves nothing. */
  run(work: () => Promise<boolean>): Promise<void>;
};

/**
 * One transaction for each token request, so that "old token consumed" and "new token stored" are one fact: a crash between
 * them must not look like theft at the retry. It opens at the first write, so no connection is held while a password hashes.
 */
export function createTokenTransactions(identity: Kysely<DB>): TokenTransactions {
  const scopes = new AsyncLocalStorage<Scope>();

  return {
    read(work) {
      const scope = scopes.getStore();
      return scope ? inTurn(scope, () => work(scope.transaction ?? identity)) : work(identity);
    },

    write(work) {
      const scope = scopes.getStore();
      if (!scope) return atomically(identity, work);
      return inTurn(scope, async () => {
        scope.transaction ??= await identity.startTransaction().execute();
        return work(scope.transaction);
      });
    },

    async run(work) {
      const scope: Scope = { transaction: null, tail: Promise.resolve() };
      let stays = false;
      try {
        stays = await scopes.run(scope, work);
      } finally {
        await scope.tail;
        await (stays ? scope.transaction?.commit().execute() : scope.transaction?.rollback().execute());
      }
    },
  };
}

// A pg client runs one query at a time; the provider starts several at once.
function inTurn<T>(scope: Scope, job: () => Promise<T>): Promise<T> {
  const result = scope.tail.then(job);
  scope.tail = result.catch(() => undefined);
  return result;
}
