import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import { atomically } from '#db/atomically.ts';
import type { DB } from '#db/schema.generated.ts';

type OpenTransaction = { db: Transaction<DB>; end(stays: boolean): Promise<void> };
type Scope = { transaction: OpenTransaction | null; tail: Promise<unknown> };

export type TokenTransactions = {
  /** Reads inside the request's transaction if there is one, else without. */
  read<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Writes inside the request's transaction; the first write opens it. */
  write<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T>;
  /** Runs one token request; `work` resolves to whether to commit. A thrown error rolls back. */
  run(work: () => Promise<boolean>): Promise<void>;
};

/**
 * One transaction per token request, so that consuming the old token and storing the new one are atomic: a crash between them must not look
 * like theft on the retry. It opens at the first write, so no connection is held while a password hashes.
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
 * A manually ended transaction. Kysely's controlled transaction never releases its connection when commit or rollback cannot be sent, so a
 * few connection losses would exhaust the pool.
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
      // If the rollback fails, the connection is lost anyway.
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
