import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';
import { letGo } from '#db/prepared.ts';
import { limits } from './limits.ts';
import type { Share } from './plan-cache.ts';

type Names = Readonly<Record<Share, LRUCache<string, true>>>;

const namesOf = new WeakMap<PoolClient, Names>();

/**
 * Books the use of a name on a connection. Where a share is full the least recently used name is let go, in PostgreSQL too, so that
 * prepared statements cost a bounded amount of memory and a new one always finds room. Names of other connections are not touched.
 */
export function bookName(client: PoolClient, share: Share, name: string): void {
  const names = namesOf.get(client) ?? { registered: leastUsed(client, 'registered'), freeText: leastUsed(client, 'freeText') };
  namesOf.set(client, names);
  // To look is enough to be used last, and costs less than to put it there again.
  if (names[share].get(name) === undefined) names[share].set(name, true);
}

function leastUsed(client: PoolClient, share: Share): LRUCache<string, true> {
  return new LRUCache<string, true>({
    max: limits.namedStatements[share],
    dispose: (_is, name, reason) => {
      if (reason === 'evict') void letGo(client, name);
    },
  });
}
