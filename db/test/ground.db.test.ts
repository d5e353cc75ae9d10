import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';

const database = await testDatabase();

test('each pool connects as its own role, in UTC', async () => {
  const pools = [database.pool('public'), database.pool('pages'), database.servicePool, database.identityPool];
  const settings = await Promise.all(
    pools.map((pool) => pool.query("select current_user as name, current_setting('role') as role, current_setting('timezone') as zone")),
  );
  expect(settings.map(({ rows }) => rows[0])).toEqual(
    ['public', 'public', 'service', 'identity'].map((role) => ({ name: `shop_${role}`, role: `shop_${role}`, zone: 'UTC' })),
  );
});

test('row-level security is on for every table of the shop', async () => {
  const { rows } = await database.servicePool.query(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('identity', 'member', 'product', 'sales', 'management') and c.relkind in ('r', 'p') and not c.relrowsecurity`);
  expect(rows).toEqual([]);
});

test('every foreign key has an index that starts with it and covers all its rows, so that deletes and relationships never scan', async () => {
  const { rows } = await database.servicePool.query(`
    select con.conrelid::regclass::text as "table", con.conname as name
    from pg_constraint con
    where con.contype = 'f' and con.connamespace::regnamespace::text in ('identity', 'member', 'product', 'sales', 'management')
      and not exists (select 1 from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = con.conrelid and i.indkey[0] = any (con.conkey)
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '(' || a.attname || ' IS NOT NULL)') = '(' || a.attname || ' IS NOT NULL)')
    order by 1, 2`);
  expect(rows).toEqual([]);
});
