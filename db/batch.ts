import { LRUCache } from 'lru-cache';
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
    client.query(new Batch(client, statements.map(plannedAnew), done, fail));
  });
  return results.catch((error: Error) => {
    // Captured here, because the stack at the socket does not show the caller.
    Error.captureStackTrace(error);
    throw error;
  });
}

/**
 * Statements that search for elements are planned each time: the number of matching rows varies by a thousand times, so one plan is
 * wrong for most values. Not a search that sorts all results (server/data/compile/query.ts), which has only one plan.
 */
function plannedAnew(statement: Sent): Sent {
  const { name, text } = statement;
  if (name === undefined) return statement;
  const isPlannedAnew = plannedAnewByName.get(name) ?? (text.startsWith('with ') ? /(?<!grams") (@>|&&)/ : /@>|&&/).test(text);
  plannedAnewByName.set(name, isPlannedAnew);
  return isPlannedAnew ? { ...statement, name: undefined } : statement;
}

/** Statements are long, and one name stands for one text. */
const plannedAnewByName = new LRUCache<string, boolean>({ max: 2_000 });

/** Frees a prepared statement, if the connection has it: no later statement waits for this, as a connection runs its commands in order. */
export async function closeStatement(client: pg.PoolClient, name: string): Promise<void> {
  descriptionsOf(client).delete(name);
  // A lost connection has no names.
  await new Promise<void>((done) => client.query(new Closing(name, done)));
}

/** The methods of a connection used here, as node-postgres has them: its types ask for one argument more. */
type Wire = {
  parse(statement: { text: string; name: string | undefined }): void;
  bind(bound: { statement: string | undefined; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(portal: { type: 'P' }): void;
  execute(portal: object): void;
  close(statement: { type: 'S'; name: string }): void;
  sync(): void;
};

type Result = pg.QueryResult & {
  addFields(fields: readonly pg.FieldDef[]): void;
  parseRow(values: unknown): unknown;
  addRow(row: unknown): void;
  addCommandComplete(message: unknown): void;
};

/** Exported by node-postgres but missing from its types. */
const { Result, utils } = pg as unknown as {
  Result: new (rowMode: 'object', types: pg.PoolClient) => Result;
  utils: { prepareValue(value: unknown): unknown };
};

type Descriptions = Map<string, object>;

/**
 * What the first run of each named statement learnt about its rows, by connection: it is not parsed or described again, as a plan never
 * changes its columns.
 */
const known = new WeakMap<pg.PoolClient, Descriptions>();

function descriptionsOf(client: pg.PoolClient): Descriptions {
  const descriptions: Descriptions = known.get(client) ?? new Map();
  known.set(client, descriptions);
  return descriptions;
}

/**
 * Runs statements like node-postgres, but in one message with a single Sync at the end. Its own `pipeline` sends a Sync for each, which
 * costs twice the time and has nothing that undoes a batch as a whole (decision 035).
 */
class Batch implements pg.Submittable {
  readonly statements: readonly Sent[];
  readonly #results: Result[];
  readonly #known: Descriptions;
  readonly #done: (results: pg.QueryResult[]) => void;
  readonly #fail: (error: Error) => void;
  #at = 0;
  #error: Error | null = null;

  constructor(client: pg.PoolClient, statements: readonly Sent[], done: (results: pg.QueryResult[]) => void, fail: (error: Error) => void) {
    this.#done = done;
    this.#fail = fail;
    this.statements = statements;
    this.#results = statements.map(() => new Result('object', client));
    this.#known = descriptionsOf(client);
  }

  /** Writes all of it, or nothing: returns the failure of a value that cannot be serialised. */
  submit(connection: pg.Connection): Error | null {
    const pieces: Buffer[] = [];
    const stream = { writable: true, write: (piece: Buffer) => pieces.push(piece) };
    const wire: Wire = Object.create(connection, { stream: { value: stream } });
    try {
      for (const [index, statement] of this.statements.entries()) this.#write(wire, statement, this.#results[index]);
    } catch (error) {
      return toError(error);
    }
    wire.sync();
    if (connection.stream.writable) connection.stream.write(Buffer.concat(pieces));
    return null;
  }

  #write(wire: Wire, { text, values, name }: Sent, result: Result | undefined): void {
    const described = name === undefined ? undefined : this.#known.get(name);
    if (described === undefined) {
      // After a failure its name may be taken: closing one that is not does no harm.
      if (name !== undefined) wire.close({ type: 'S', name });
      wire.parse({ text, name });
    }
    wire.bind({ statement: name, values, valueMapper: utils.prepareValue });
    if (described === undefined) wire.describe({ type: 'P' });
    else if (result !== undefined) Object.assign(result, described, { rows: [] });
    wire.execute({});
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.#results[this.#at]?.addFields(fields);
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
    const [name, result] = [this.statements[this.#at]?.name, this.#results[this.#at]];
    if (name !== undefined && !this.#known.has(name)) this.#known.set(name, { ...result, rows: [] });
    result?.addCommandComplete(message);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleError(error: Error): void {
    this.#fail(error);
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#fail(this.#error);
    else this.#done(this.#results);
  }
}

class Closing implements pg.Submittable {
  readonly #name: string;
  readonly #done: () => void;

  constructor(name: string, done: () => void) {
    this.#name = name;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    wire.close({ type: 'S', name: this.#name });
    wire.sync();
  }

  handleError(): void {
    this.#done();
  }

  handleReadyForQuery(): void {
    this.#done();
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
