import { CompiledQuery, sql } from 'kysely';
import type { Pool } from 'pg';
import { turnSales } from '#server/nouns/product/write-sales.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { applyDraft, type Draft } from './draft.ts';

/** How long a preview waits for a lock on a row. */
const LOCK_WAIT = '2s';
/** Statement timeout of a preview. */
const READ_LIMIT = '5s';

/** What a preview assumes: that a draft is published, or that it is another time. */
export type Supposed = { draft: Draft } | { at: Date };

/**
 * Reads the shop as a visitor would see it under an assumption. The assumption is written, `read` queries on the same transaction with a
 * visitor's rights, and everything is rolled back. Throws PostgreSQL errors, and what `read` throws.
 */
export async function asIf<T>(
  { database, clock }: Pick<Shop, 'database' | 'clock'>,
  supposed: Supposed,
  read: (pool: Pool) => Promise<T>,
): Promise<T> {
  try {
    return await database.service.transaction().execute(async (trx): Promise<never> => {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx);
      if ('draft' in supposed) await applyDraft(trx, supposed.draft, clock());
      else {
        await turnSales(trx, clock(), supposed.at);
        await sql`select set_config('app.supposed_now', ${supposed.at.toISOString()}, true)`.execute(trx);
      }
      // A visitor's rights and the statement timeout of a page; the pool's own timeout is for commands.
      await sql`set local role shop_public`.execute(trx);
      await sql`set local statement_timeout = ${sql.lit(READ_LIMIT)}`.execute(trx);
      throw new TakenBack(await read(connectionsOf(trx)));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.value as T;
    throw error;
  }
}

// Kysely only rolls back on an exception.
class TakenBack extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('taken back');
    this.value = value;
  }
}

/** Wraps the transaction as a connection pool for the data service: one query at a time, by its text, without prepared statements. */
function connectionsOf(trx: Trx): Pool {
  const query = ({ text, values }: { text: string; values?: unknown[] }) => trx.executeQuery(CompiledQuery.raw(text, values));
  return { query } as unknown as Pool;
}
