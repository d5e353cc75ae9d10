import pg from 'pg';

/** A statement to send; if named, PostgreSQL keeps its plan for reuse. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}

/**
 * Runs several statements of one connection in order with a single round trip. The first failure ends the batch: later statements are not
 * run, and outside a transaction earlier ones are rolled back.
 * Errors: throws the first failure.
 */
export function runBatch(client: pg.PoolClient, statements: readonly Sent[]): Promise<pg.QueryResult[]> {
  const results = new Promise<pg.QueryResult[]>((done, fail) => {
    client.query(new Batch(client, statements, done, fail));
  });
  return results.catch((error: Error) => {
    // Captured here, because the stack at the socket does not show the caller.
    Error.captureStackTrace(error);
    throw error;
  });
}

/** The connection methods of node-postgres used here. */
type Wire = {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(statement: { text: string; name: string | undefined }): void;
  bind(bound: { statement: string | undefined; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
};

/** The parsed row description of a statement, which node-postgres uses to read rows. */
interface Description {
  fields: pg.FieldDef[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

type Result = pg.QueryResult &
  Description & {
    addFields(fields: unknown): void;
    parseRow(values: unknown): unknown;
    addRow(row: unknown): void;
    addCommandComplete(message: unknown): void;
  };

/** Exported by node-postgres but missing from its types. */
const { Result, utils } = pg as unknown as {
  Result: new (rowMode: 'object', types: pg.PoolClient) => Result;
  utils: { prepareValue(value: unknown): unknown };
};

/**
 * Row descriptions by connection and statement name; null for a statement without rows. They can be cached because a plan never changes
 * them.
 */
const descriptions = new WeakMap<pg.PoolClient, Map<string, Description | null>>();

/** Runs statements like node-postgres, but in one message with a single Sync at the end, and describes each only once. */
class Batch implements pg.Submittable {
  readonly #statements: readonly Sent[];
  readonly #results: Result[];
  readonly #described: Map<string, Description | null>;
  readonly #done: (results: pg.QueryResult[]) => void;
  readonly #fail: (error: Error) => void;
  #at = 0;
  #error: Error | null = null;

  constructor(client: pg.PoolClient, statements: readonly Sent[], done: (results: pg.QueryResult[]) => void, fail: (error: Error) => void) {
    this.#done = done;
    this.#fail = fail;
    this.#statements = statements;
    this.#results = statements.map(() => new Result('object', client));
    this.#described = descriptions.get(client) ?? new Map();
    descriptions.set(client, this.#described);
  }

  /** The name of the current statement, from which node-postgres records which names are known. */
  get name(): string | undefined {
    return this.#statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.#statements[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    const pieces: Buffer[] = [];
    const gathering: Wire = Object.create(connection, { _send: { value: (piece: Buffer) => pieces.push(piece) } });
    try {
      for (const [index, statement] of this.#statements.entries()) this.#write(gathering, statement, this.#results[index]);
    } catch (error) {
      // A value that cannot be serialised: nothing of the batch is sent except the Sync that makes PostgreSQL ready again.
      this.#error = toError(error);
      pieces.length = 0;
      this.#forgetSent(gathering);
    }
    gathering.sync();
    if (connection.stream.writable) connection.stream.write(Buffer.concat(pieces));
  }

  #write(connection: Wire, { text, values, name }: Sent, result: Result | undefined): void {
    const { parsedStatements, submittedNamedStatements } = connection;
    if (name === undefined || !(Object.hasOwn(parsedStatements, name) || Object.hasOwn(submittedNamedStatements, name))) {
      connection.parse({ text, name });
      if (name !== undefined) submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values, valueMapper: utils.prepareValue });
    const described = name === undefined ? undefined : this.#described.get(name);
    if (described === undefined) connection.describe({ type: 'P', name: '' });
    else if (described !== null && result !== undefined) Object.assign(result, described);
    connection.execute({ portal: '' });
  }

  handleRowDescription({ fields }: { fields: unknown }): void {
    const result = this.#results[this.#at];
    if (result === undefined) return;
    result.addFields(fields);
    const { name } = this;
    if (name !== undefined) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = result;
      this.#described.set(name, { fields, _parsers, _prebuiltEmptyResultObject });
    }
  }

  handleDataRow({ fields }: { fields: unknown }): void {
    const result = this.#results[this.#at];
    if (result === undefined || this.#error) return;
    try {
      result.addRow(result.parseRow(fields));
    } catch (error) {
      this.#error = toError(error);
    }
  }

  handleCommandComplete(message: unknown): void {
    const { name } = this;
    if (name !== undefined && !this.#described.has(name)) this.#described.set(name, null);
    this.#results[this.#at]?.addCommandComplete(message);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: Error, connection: pg.Connection): void {
    // Names sent after the failure never reached PostgreSQL.
    this.#forgetSent(connection as unknown as Wire);
    this.#fail(error);
  }

  #forgetSent({ submittedNamedStatements }: Wire): void {
    for (const { name } of this.#statements) if (name !== undefined) delete submittedNamedStatements[name];
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#fail(this.#error);
    else this.#done(this.#results);
  }
}

/** Drops the cached description of a statement name that this connection has released. */
export function forgetDescription(client: pg.PoolClient, name: string): void {
  descriptions.get(client)?.delete(name);
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
