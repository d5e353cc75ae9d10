import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { closeStatement } from '#db/batch.ts';
import { limits } from './limits.ts';
import type { Share } from './plan-cache.ts';

type Names = Readonly<Record<Share, LRUCache<string, true>>>;

const namesOf = new WeakMap<PoolClient, Names>();

/**
 * Records the use of a prepared statement's name on a connection. When a share is full, the least recently used name is dropped and
 * deallocated in PostgreSQL, so that prepared statements use bounded memory and a new one always fits. Other connections are not affected.
 */
export function bookName(client: PoolClient, share: Share, name: string): void {
  const names = namesOf.get(client) ?? { registered: leastUsed(client, 'registered'), freeText: leastUsed(client, 'freeText') };
  namesOf.set(client, names);
  // `get` already marks it as recently used and costs less than setting it again.
  if (names[share].get(name) === undefined) names[share].set(name, true);
}

function leastUsed(client: PoolClient, share: Share): LRUCache<string, true> {
  return new LRUCache<string, true>({
    max: limits.namedStatements[share],
    dispose: (_is, name, reason) => {
      if (reason === 'evict') void closeStatement(client, name);
    },
  });
}
