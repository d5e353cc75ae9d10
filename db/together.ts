import type { Compilable, CompiledQuery, Kysely, Transaction } from 'kysely';

/** How a statement is sent without a message of its own: `joined` waits for its result, `unread` does not. */
export type SendMode = 'joined' | 'unread';

// Keyed by the list of values itself, which Kysely passes on to the connection unchanged.
const sendModes = new WeakMap<readonly unknown[], SendMode>();

/** The mark of the statement with these values, read by the connection (db/prepared.ts). */
export function sendModeOf(values: readonly unknown[]): SendMode | undefined {
  return sendModes.get(values);
}

type RowsOf<Queries extends readonly Compilable[]> = {
  -readonly [Key in keyof Queries]: Queries[Key] extends Compilable<infer Row> ? Row[] : never;
};

/**
 * Runs queries in order on one connection with a single round trip, and returns the rows of each. Each sees the effects of earlier ones and
 * waits for the locks they take.
 * Errors: throws the first failure; later queries are not run.
 */
export function together<DB, const Queries extends readonly Compilable[]>(db: Kysely<DB>, ...queries: Queries): Promise<RowsOf<Queries>> {
  const compiled = queries.map((query) => query.compile());
  for (const query of compiled.slice(0, -1)) sendModes.set(query.parameters, 'joined');
  return db.getExecutor().provideConnection(async (connection) => {
    const results = await Promise.all(compiled.map((query: CompiledQuery) => connection.executeQuery(query)));
    return results.map(({ rows }) => rows) as RowsOf<Queries>;
  });
}

/**
 * A statement of a transaction whose result is not read: it is sent with the next statement or the commit. It still runs in order, and its
 * failure becomes the failure of what it was sent with.
 */
export async function sendUnread<DB>(trx: Transaction<DB>, query: Compilable): Promise<void> {
  const compiled = query.compile();
  sendModes.set(compiled.parameters, 'unread');
  await trx.executeQuery(compiled);
}
