import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { closeStatement, runBatch } from './batch.ts';
import { isStalePlan } from './faults.ts';
import { sendModeOf } from './together.ts';

/** Maximum prepared statements per connection; the least recently used one is released. */
const mostNames = 200;

/** The wrapped connections of a pool. `generation` counts the table changes seen, each of which invalidates older names. */
interface Prepared {
  clients: WeakMap<pg.PoolClient, PostgresPoolClient>;
  generation: number;
}

/**
 * The same pool with every statement prepared once per connection, so that PostgreSQL parses and plans it only once. Statements that need
 * no message of their own are sent with the next one: the `begin` of a transaction, and those marked by db/together.ts. When a table's
 * columns change ("cached plan must not change result type"), statements get new names and plans: at once outside a transaction, or on the
 * next attempt of `atomically` inside one.
 */
export function preparing(pool: pg.Pool, names: number = mostNames): PostgresPool {
  const prepared: Prepared = { clients: new WeakMap(), generation: 0 };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = prepared.clients.get(client) ?? preparingClient(client, prepared, names);
      prepared.clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: pg.PoolClient, prepared: Prepared, most: number): PostgresPoolClient {
  const names = namesOf(client, most);
  let generation = prepared.generation;
  let isInTransaction = false;
  /** Statements to send with the next one: the `begin` of a transaction, and those marked as needing no message of their own. */
  let waiting: Waiting[] = [];

  const run = async (statements: readonly Statement[]): Promise<pg.QueryResult[]> => {
    if (generation !== prepared.generation) names.forget();
    generation = prepared.generation;
    const known = prepared.generation;
    try {
      return await send(client, statements, names.of);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      if (prepared.generation === known) prepared.generation += 1;
      if (isInTransaction) throw error;
      return run(statements);
    }
  };

  const flush = async (last: Statement): Promise<pg.QueryResult> => {
    const before = waiting;
    waiting = [];
    try {
      // Plain text may contain several statements, which a batch cannot.
      const isApart = before.length > 0 && last.values.length === 0 && last.text.includes(';');
      const results = isApart ? [...(await run(before)), ...(await run([last]))] : await run([...before, last]);
      for (const [index, { answer }] of before.entries()) answer(results[index] ?? nothing);
      return results.at(-1) ?? nothing;
    } catch (error) {
      for (const { refuse } of before) refuse(error);
      throw error;
    }
  };

  const join = (statement: Statement) => new Promise<pg.QueryResult>((answer, refuse) => waiting.push({ ...statement, answer, refuse }));

  const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    const statement = { text, values };
    if (begins.test(text)) {
      isInTransaction = true;
      waiting = [{ ...statement, answer() {}, refuse() {} }];
      return nothing;
    }
    if (ends.test(text)) {
      isInTransaction = false;
      const isUnsent = waiting.some((each) => begins.test(each.text));
      if (text === 'rollback') waiting = [];
      // The transaction was empty, or none of it has been sent.
      if (isUnsent && waiting.length <= 1) {
        waiting = [];
        return { ...nothing, command: text.toUpperCase() };
      }
      return flush(statement);
    }
    const mode = sendModeOf(values);
    if (mode === 'joined') return join(statement);
    if (mode === 'unread' && isInTransaction) {
      waiting.push({ ...statement, answer() {}, refuse() {} });
      return nothing;
    }
    return flush(statement);
  };
  return {
    // The second overload is for cursors, which are not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      waiting = [];
      isInTransaction = false;
      if (destroy || !names.hasUnused()) client.release(destroy);
      else void names.release().then(() => client.release());
    },
  };
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Waiting extends Statement {
  answer(result: pg.QueryResult): void;
  refuse(error: unknown): void;
}

const begins = /^(begin|start)/i;
const ends = /^(commit|rollback)$/i;
const nothing: pg.QueryResult = { rows: [], command: '', rowCount: null, oid: 0, fields: [] };

/** Sends statements as one batch. Those that cannot be prepared are sent alone as plain text, which may contain several statements. */
async function send(client: pg.PoolClient, statements: readonly Statement[], nameOf: (text: string) => string): Promise<pg.QueryResult[]> {
  const [first] = statements;
  if (statements.length === 1 && first !== undefined && isPlain(first)) return [await client.query(first.text)];
  return runBatch(
    client,
    statements.map((statement) => (isPlain(statement) ? statement : { ...statement, name: nameOf(statement.text) })),
  );
}

/** True for a text with several statements, or one not worth preparing: the start and end of a transaction, a setting. */
function isPlain({ text, values }: Statement): boolean {
  return values.length === 0 && (text.includes(';') || !planned.test(text));
}

const planned = /^\s*(select|with|insert|update|delete|merge)\b/i;

/** The prepared names of a connection. */
function namesOf(client: pg.PoolClient, most: number) {
  const unused: string[] = [];
  const names = new LRUCache<string, string>({ max: most, dispose: (name) => unused.push(name) });
  let count = 0;
  return {
    /** A unique name within PostgreSQL's 63 bytes; a text prepared again gets a new one. */
    of(text: string): string {
      const known = names.get(text);
      if (known !== undefined) return known;
      count += 1;
      const name = `${createHash('sha256').update(text).digest('hex').slice(0, 32)}_${count}`;
      names.set(text, name);
      return name;
    },
    forget: () => names.clear(),
    hasUnused: () => unused.length > 0,
    /** Releases the names no longer in use. */
    async release() {
      for (const name of unused.splice(0)) await closeStatement(client, name);
    },
  };
}
