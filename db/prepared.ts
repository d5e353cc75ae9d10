import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { isStalePlan } from './faults.ts';

/** Names one connection keeps; the statement not used for longest gives its name back. */
const mostNames = 200;

/** Wrapped connections of one pool. `generation` counts the changes of tables that were met: older names are not trusted any more. */
interface Prepared {
  clients: WeakMap<pg.PoolClient, PostgresPoolClient>;
  generation: number;
}

/**
 * The same pool, but every statement is prepared once per connection: PostgreSQL parses and plans it once instead of at each call.
 * When a table got another column meanwhile ("cached plan must not change result type"), statements get new names and new plans: at
 * once outside a transaction, by the next try of `atomically` inside.
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

  const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (generation !== prepared.generation) names.forget();
    generation = prepared.generation;
    if (values.length === 0) {
      const result = await client.query(text);
      isInTransaction = /^(begin|start)/i.test(text) || (isInTransaction && !/^(commit|rollback)$/i.test(text));
      return result;
    }
    const known = prepared.generation;
    try {
      return await client.query({ name: names.of(text), text, values: [...values] });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      if (prepared.generation === known) prepared.generation += 1;
      if (isInTransaction) throw error;
      return query(text, values);
    }
  };
  return {
    // Cursors are the second shape of this function; none are opened here.
    query: query as unknown as PostgresPoolClient['query'],
    release(destroy) {
      if (destroy || !names.hasUnused()) client.release(destroy);
      else void names.giveBack().then(() => client.release());
    },
  };
}

/** The names one connection holds. */
function namesOf(client: pg.PoolClient, most: number) {
  const unused: string[] = [];
  const names = new LRUCache<string, string>({ max: most, dispose: (name) => unused.push(name) });
  let count = 0;
  return {
    /** A name that fits into the 63 bytes PostgreSQL keeps, another one each time a text comes back. */
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
    /** Lets go of the names that are not used any more. */
    async giveBack() {
      for (const name of unused.splice(0)) await letGo(client, name);
    },
  };
}

/**
 * Frees what PostgreSQL and node-postgres keep under a name. A connection runs its commands in the order they are given, so the next
 * statement finds it gone without waiting for this.
 */
export async function letGo(client: pg.PoolClient, name: string): Promise<void> {
  // node-postgres never forgets a name by itself, and has no word to make it.
  const { parsedStatements } = (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection;
  // A statement that failed to parse never had its name, and freeing what is not there would break a transaction.
  if (!Object.hasOwn(parsedStatements, name)) return;
  delete parsedStatements[name];
  // A connection that was lost keeps none.
  await client.query(`deallocate "${name}"`).catch(() => {});
}
