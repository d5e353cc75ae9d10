import { sql } from 'kysely';
import type { Shop } from '#server/shop.ts';

const seconds = 10 * 60;
const kept = new WeakMap<object, { until: number; names: Promise<readonly string[]> }>();

/** Names of the shop's brands and artists in every language, cached for ten minutes: sign-ups are more frequent than new names. */
export function shownNames({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<readonly string[]> {
  const now = clock().getTime();
  const known = kept.get(database);
  if (known && now < known.until) return known.names;
  const names = readNames(database);
  kept.set(database, { until: now + seconds * 1000, names });
  names.catch(() => kept.delete(database));
  return names;
}

async function readNames({ service }: Shop['database']): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct each.value as name
    from (select name from product.brands where deleted_at is null union all select name from product.artists where deleted_at is null) as named,
      jsonb_each_text(named.name) as each`.execute(service);
  return rows.map(({ name }) => name);
}
