import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Texts that get a name; lists of changing length make many, and every connection keeps what it prepared. */
const mostNames = 400;
const names = new Map<string, string>();
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** The same pool, but every statement is prepared once per connection: PostgreSQL parses and plans it once instead of at each call. */
export function preparing(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[] = []) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    return client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] });
  };
  // Cursors are the second shape of this function; none are opened here.
  return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) };
}

/** A name that fits into the 63 bytes PostgreSQL keeps; undefined when there are too many already. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 40);
  names.set(text, name);
  return name;
}
