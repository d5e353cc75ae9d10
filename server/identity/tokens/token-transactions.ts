import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import { atomically } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';

type OpenTransaction = { db: Transaction<DB>; end(stays: boolean): Promise<void> };
type Scope = { transaction: OpenTransaction | null; tail: Promise<unknown> };

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
      return scope ? inTurn(scope, () => work(scope.transaction?.db ?? identity)) : work(identity);
    },

    write(work) {
      const scope = scopes.getStore();
      if (!scope) return atomically(identity, work);
      return inTurn(scope, async () => {
        scope.transaction ??= await openTransaction(identity);
        return work(scope.transaction.db);
      });
    },

    async run(work) {
      const scope: Scope = { transaction: null, tail: Promise.resolve() };
      let stays = false;
      try {
        stays = await scopes.run(scope, work);
      } finally {
        await scope.tail;
        await scope.transaction?.end(stays);
      }
    },
  };
}

/**
 * A transaction that ends when it is told to. Kysely's own controlled one keeps its connection for ever when the commit or rollback cannot be sent,
 * so that a few losses of the database would leave the pool empty.
 */
function openTransaction(identity: Kysely<DB>): Promise<OpenTransaction> {
  const decision = Promise.withResolvers<boolean>();
  return new Promise((open, fail) => {
    const ended = identity.transaction().execute(async (db) => {
      open({ db, end });
      if (!(await decision.promise)) throw new Undone();
    });
    ended.catch(fail);
    async function end(stays: boolean): Promise<void> {
      decision.resolve(stays);
      // What cannot even be rolled back is gone with its connection.
      await (stays ? ended : ended.catch(() => {}));
    }
  });
}

class Undone extends Error {}

// A pg client runs one query at a time; the provider starts several at once.
function inTurn<T>(scope: Scope, job: () => Promise<T>): Promise<T> {
  const result = scope.tail.then(job);
  scope.tail = result.catch(() => undefined);
  return result;
}
