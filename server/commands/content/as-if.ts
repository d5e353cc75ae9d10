import { CompiledQuery, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { turnSales } from '../catalogue/product/write-sales.ts';
import { applyDraft, type Draft } from './draft.ts';

/** How long a preview waits for another writer of the same row. */
const LOCK_WAIT = '2s';
/** How long a statement of a preview may run. */
const READ_LIMIT = '5s';

/** What a preview supposes: that a draft is published, or that it is another time. */
export type Supposed = { draft: Draft } | { at: Date };

/**
 * Reads the shop as a visitor would if what is supposed were so: it is written, `read` asks on the very transaction with a visitor's rights, and
 * all of it is taken back. Errors: throws PostgreSQL's own, and what `read` throws.
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
      else await turnSales(trx, clock(), supposed.at);
      // A visitor's rights, and as long as a page may ask: the pool's own limit is that of commands.
      await sql`set local role shop_public`.execute(trx);
      await sql`set local statement_timeout = ${sql.lit(READ_LIMIT)}`.execute(trx);
      throw new TakenBack(await read(connectionsOf(trx)));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.value as T;
    throw error;
  }
}

// Only an exception makes Kysely roll back.
class TakenBack extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('taken back');
    this.value = value;
  }
}

/** The transaction in the shape of connections, as far as the data service asks for one where no plan is kept: a query at a time, by its text. */
function connectionsOf(trx: Trx): Pool {
  const query = ({ text, values }: { text: string; values?: unknown[] }) => trx.executeQuery(CompiledQuery.raw(text, values));
  return { query } as unknown as Pool;
}
