import { sql } from 'kysely';
import type { MovedTable } from '#rules/office/moving/moved-headings.ts';
import type { Blamed } from '#rules/office/moving/moved-rows.ts';
import { newAddress, oldAddress } from '#rules/office/moving/old-address.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { type MovedPlan, readRows } from './moved-plan.ts';

/** Old addresses with their target paths in this shop; a new target replaces the earlier one. */
export async function planAddresses(db: Db, table: MovedTable, site: string): Promise<MovedPlan> {
  const make = (read: (column: 'from' | 'to') => string): { address: string; target: string } | Blamed => {
    const address = oldAddress(read('from'));
    if (address === null || address === '/') return { column: 'from', fault: read('from') === '' ? 'MISSING' : 'ADDRESS_WRONG' };
    const target = newAddress(read('to'), site);
    return target === null ? { column: 'to', fault: read('to') === '' ? 'MISSING' : 'NOT_OF_SHOP' } : { address, target };
  };
  const { rows, problems } = readRows(table, make, { keyOf: ({ address }) => address, column: 'from' });
  const known = await db.selectFrom('management.old_addresses').select(['address', 'target']).where('address', 'is not', null).execute();
  const targets = new Map(known.map(({ address, target }) => [address, target]));
  const old = new Set([...targets.keys(), ...rows.map(({ address }) => address)]);
  const leadsBack = new Set(known.flatMap(({ target }) => (target === null ? [] : [oldAddress(target)])));
  const isCircle = ({ address, target }: { address: string; target: string }) => old.has(oldAddress(target)) || leadsBack.has(address);
  const good = rows.filter((row) => !isCircle(row));
  const added = good.filter(({ address, target }) => targets.get(address) !== target);
  const circles = rows.filter(isCircle).map(({ row }) => ({ row, column: 'to', fault: 'LEADS_BACK' }) as const);
  return {
    ...{ added: added.length, unchanged: good.length - added.length, problems: [...problems, ...circles] },
    write: (trx, { now }) =>
      sql`
      insert into management.old_addresses (address, target, created_at)
      select address, target, ${now} from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as moved(address text, target text)
      on conflict (address) do update set target = excluded.target`.execute(trx),
  };
}
