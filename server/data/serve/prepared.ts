import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { limits } from './limits.ts';
import type { Share } from './plan-cache.ts';

type Names = Readonly<Record<Share, LRUCache<string, true>>>;

/** The part of a node-postgres client that remembers what its connection has prepared. */
interface Remembering {
  readonly connection: { readonly parsedStatements: Record<string, string> };
}

const namesOf = new WeakMap<PoolClient, Names>();

/**
 * Books the use of a name on a connection. Where a share is full the least recently used name is let go, in PostgreSQL too, so that
 * prepared statements cost a bounded amount of memory and a new one always finds room. Names of other connections are not touched.
 */
export function bookName(client: PoolClient, share: Share, name: string): void {
  const names = namesOf.get(client) ?? { registered: leastUsed(client, 'registered'), freeText: leastUsed(client, 'freeText') };
  namesOf.set(client, names);
  names[share].set(name, true);
}

function leastUsed(client: PoolClient, share: Share): LRUCache<string, true> {
  return new LRUCache<string, true>({
    max: limits.namedStatements[share],
    noUpdateTTL: true,
    dispose: (_is, name, reason) => {
      if (reason === 'evict') letGo(client, name);
    },
  });
}

function letGo(client: PoolClient, name: string): void {
  // The commands of a connection run in the order they are given, so the next statement finds it gone.
  client.query(`deallocate "${name}"`).catch(() => {
    // A statement whose first run failed was never prepared.
  });
  delete (client as unknown as Remembering).connection.parsedStatements[name];
}
