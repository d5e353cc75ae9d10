import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';

/** How a statement travels that needs no message of its own: `joined` waits for its answer, `unread` for none. */
export type Travel = 'joined' | 'unread';

// By the very list of its values, which Kysely hands on to the connection as it is.
const travels = new WeakMap<readonly unknown[], Travel>();

/** What was said of a statement with these values; read by the connection (db/prepared.ts). */
export function travelOf(values: readonly unknown[]): Travel | undefined {
  return travels.get(values);
}

type RowsOf<Queries extends readonly Compilable[]> = {
  -readonly [Key in keyof Queries]: Queries[Key] extends Compilable<infer Row> ? Row[] : never;
};

/**
 * Runs queries in their order on one connection, in one message and with one wait, and gives the rows of each. Each sees what those before
 * it did, and waits for the locks they take. Errors: that of the first that fails; those after it are not run.
 */
export function together<DB, const Queries extends readonly Compilable[]>(db: Kysely<DB>, ...queries: Queries): Promise<RowsOf<Queries>> {
  const compiled = queries.map((query) => query.compile());
  for (const query of compiled.slice(0, -1)) travels.set(query.parameters, 'joined');
  return db.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.all(compiled.map((query: CompiledQuery) => connection.executeQuery(query)));
    return results.map(({ rows }) => rows) as RowsOf<Queries>;
  });
}

/**
 * A statement of a transaction whose outcome nobody reads: it travels with the next statement, or with the commit. It is run in its
 * place all the same, and its failure is the failure of what it travels with.
 */
export async function unread<DB>(trx: Transaction<DB>, query: Compilable): Promise<void> {
  const compiled = query.compile();
  travels.set(compiled.parameters, 'unread');
  await trx.executeQuery(compiled);
}
