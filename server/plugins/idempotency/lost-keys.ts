import { sql } from 'kysely';
import { databaseFault } from '#db/faults.ts';
import { logLine } from '#server/log-line.ts';
import type { Shop } from '#server/shop.ts';
import { Backlog } from './backlog.ts';
import type { KeyName } from './key-name.ts';

/** How often a key may be found unclaimed: its claim may still be on its way when the database is back, and arrive after the first attempt. */
const mostMisses = 3;

/** Keys that may be claimed, although their requests failed with the database: freed together, once it is back. */
export interface LostKeys {
  add(name: KeyName): void;
  close(): Promise<void>;
}

export function lostKeys(shop: Pick<Shop, 'database'>): LostKeys {
  const free = async (missesOf: Map<KeyName, number>) => {
    const tried = [...missesOf.keys()];
    const freed = await keysFreed(shop, tried).catch((error: unknown) => {
      if (databaseFault(error) === null) {
        logLine('error', 'keys could not be freed; they are free when this process ends', { err: error, keys: tried.length });
        missesOf.clear();
      }
      return null;
    });
    if (freed === null) return;
    for (const name of tried) {
      const misses = (missesOf.get(name) ?? 0) + 1;
      if (freed.has(idOf(name)) || misses === mostMisses) missesOf.delete(name);
      else missesOf.set(name, misses);
    }
  };
  const backlog = new Backlog(free, {
    most: 1_000,
    beyond: 'more keys wait to be freed than are noted; those beyond are free when this process ends',
  });
  return { add: (name) => backlog.add(name, 0), close: () => backlog.close() };
}

const idOf = ({ actor, key }: Pick<KeyName, 'actor' | 'key'>) => `${actor} ${key}`;

/** Frees keys that have no reply, and returns their ids. */
async function keysFreed({ database }: Pick<Shop, 'database'>, names: readonly KeyName[]): Promise<Set<string>> {
  const column = <Value>(pick: (name: KeyName) => Value) => sql.val(names.map(pick));
  const { rows } = await sql<Pick<KeyName, 'actor' | 'key'>>`delete from sales.idempotency_keys taken
    using unnest(${column(({ actor }) => actor)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ takenAt }) => takenAt)}::timestamptz[]) as lost (actor, key, created_at)
    where (taken.actor, taken.key, taken.created_at) = (lost.actor, lost.key, lost.created_at) and taken.status is null
    returning taken.actor, taken.key`.execute(database.service);
  return new Set(rows.map(idOf));
}
