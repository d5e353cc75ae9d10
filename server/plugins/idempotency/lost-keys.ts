import { sql } from 'kysely';
import { databaseFault } from '#db/faults.ts';
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
/** Maximum keys waiting to be freed; those beyond free themselves (IN_FLIGHT_LIMIT). */
const mostKeys = 1_000;

/** Keys that may be claimed, although their requests failed with the database: freed together, once it is back. */
export interface LostKeys {
  add(name: KeyName): void;
  close(): void;
}

/** `lifeMs`: after which a claim ends by itself. */
export function lostKeys(shop: Pick<Shop, 'database' | 'clock'>, lifeMs: number): LostKeys {
  const closing = new AbortController();
  const names = new Set<KeyName>();
  let isFreeing = false;

  const free = async () => {
    while (names.size > 0 && !closing.signal.aborted) {
      await waitQuietly(retryMs, closing.signal);
      const now = shop.clock().getTime();
      for (const name of names) if (now - name.takenAt.getTime() > lifeMs) names.delete(name);
      const tried = [...names];
      const error = await keysFreed(shop, tried).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (databaseFault(error) === null) for (const name of tried) names.delete(name);
    }
    isFreeing = false;
  };
  return {
    add(name) {
      if (names.size >= mostKeys) return;
      names.add(name);
      if (isFreeing) return;
      isFreeing = true;
      void free();
    },
    close: () => closing.abort(),
  };
}

async function keysFreed({ database }: Pick<Shop, 'database'>, names: readonly KeyName[]): Promise<void> {
  if (names.length === 0) return;
  const column = <Value>(pick: (name: KeyName) => Value) => sql.val(names.map(pick));
  await sql`delete from sales.idempotency_keys taken
    using unnest(${column(({ actor }) => actor)}::text[], ${column(({ key }) => key)}::text[],
      ${column(({ takenAt }) => takenAt)}::timestamptz[]) as lost (actor, key, created_at)
    where (taken.actor, taken.key, taken.created_at) = (lost.actor, lost.key, lost.created_at)`.execute(database.service);
}
