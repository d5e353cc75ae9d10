import { sql } from 'kysely';
import { waitQuietly } from '#db/wait-quietly.ts';
import type { Shop } from '#server/shop.ts';

/** What names a claim of a key. `takenAt`: when this request claimed it; a later time in the row belongs to another request. */
export interface KeyName {
  actor: string;
  key: string;
  takenAt: Date;
}

/** Milliseconds between attempts to free them. */
const retryMs = 1_000;
/** Maximum keys waiting to be freed; those beyond are free when this process ends. */
const mostKeys = 1_000;
/** How often a key may be found unclaimed: its claim may still be on its way when the database is back, and arrive after the first attempt. */
const mostMisses = 3;

/** Keys that may be claimed, although their requests failed with the database: freed together, once it is back. */
export interface LostKeys {
  add(name: KeyName): void;
  close(): void;
}

export function lostKeys(shop: Pick<Shop, 'database'>): LostKeys {
  const closing = new AbortController();
  const missesOf = new Map<KeyName, number>();
  let isFreeing = false;

  const free = async () => {
    while (missesOf.size > 0 && !closing.signal.aborted) {
      await waitQuietly(retryMs, closing.signal);
      const tried = [...missesOf.keys()];
      const freed = await keysFreed(shop, tried).catch(() => null);
      if (freed === null) continue;
      for (const name of tried) {
        const misses = (missesOf.get(name) ?? 0) + 1;
        if (freed.has(idOf(name)) || misses === mostMisses) missesOf.delete(name);
        else missesOf.set(name, misses);
      }
    }
    isFreeing = false;
  };
  return {
    add(name) {
      if (missesOf.size >= mostKeys) return;
      missesOf.set(name, 0);
      if (isFreeing) return;
      isFreeing = true;
      void free();
    },
    close: () => closing.abort(),
  };
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
