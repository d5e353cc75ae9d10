import pg from 'pg';

/** A statement on its way; with a name PostgreSQL keeps its plan for the next time. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}

/**
 * Runs several statements of one connection in their order, sent in one message and answered in one: one wait instead of many. The first that fails
 * ends the batch: what comes after it is not run, and outside a transaction what came before it is undone. Errors: those of the first that fails.
 */
export function runBatch(client: pg.PoolClient, statements: readonly Sent[]): Promise<pg.QueryResult[]> {
  return new Promise((done, fail) => {
    client.query(new Batch(client, statements, done, fail));
  });
}

/** What node-postgres calls on the query under way, and what it reads of it. */
interface Running {
  readonly name?: string;
  readonly text: string;
  callback: (error: Error | null, result: pg.QueryResult) => void;
  _result: { _types: unknown };
  prepare(connection: pg.Connection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleEmptyQuery(connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}

type Named = pg.Connection & { submittedNamedStatements: Record<string, string> };

/** Statements as node-postgres runs them, but with one Sync after the last instead of one after each. */
class Batch implements pg.Submittable {
  readonly #all: Running[];
  readonly #results: pg.QueryResult[] = [];
  readonly #done: (results: pg.QueryResult[]) => void;
  readonly #fail: (error: Error) => void;
  #at = 0;
  #error: Error | null = null;

  constructor(client: pg.PoolClient, statements: readonly Sent[], done: (results: pg.QueryResult[]) => void, fail: (error: Error) => void) {
    this.#done = done;
    this.#fail = fail;
    this.#all = statements.map(({ text, values, name }) => {
      const config = { text, values: [...values], queryMode: 'extended', ...(name === undefined ? {} : { name }) };
      const running = new pg.Query(config) as unknown as Running;
      running._result._types = client;
      running.callback = (error, result) => {
        if (error) this.#error ??= error;
        else this.#results.push(result);
      };
      return running;
    });
  }

  /** Of the statement PostgreSQL is at: node-postgres notes by it which names are known. */
  get name(): string | undefined {
    return this.#all[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#all[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => {} } });
    connection.stream.cork();
    try {
      for (const statement of this.#all) statement.prepare(withoutSync);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    // A value that cannot be written: half of the batch is on its way, so nothing on this connection means anything any more.
    if (this.#error) connection.stream.destroy(this.#error);
  }

  handleRowDescription(message: unknown): void {
    this.#all[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#all[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#all[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery(connection: pg.Connection): void {
    this.#all[this.#at]?.handleEmptyQuery(connection);
    this.#at += 1;
  }

  handleError(error: Error, connection: pg.Connection): void {
    // Names that were sent behind the failure never got to PostgreSQL.
    for (const { name } of this.#all) if (name !== undefined) delete (connection as Named).submittedNamedStatements[name];
    this.#fail(error);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    for (const statement of this.#all) statement.handleReadyForQuery(connection);
    if (this.#error) this.#fail(this.#error);
    else this.#done(this.#results);
  }
}
