import { beforeAll, expect, test } from 'vitest';
import { applyStaffRights, staffRights } from '#db/staff-rights.ts';
import { tableRoles } from '#rules/member/rights/staff-role.ts';
import { tableRights } from '#rules/member/rights/staff-tables.ts';
import { ownerConnection, rolePool } from '#test/database.ts';
import { accessMatrix, type Matrix } from './matrix.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await accessMatrix();
});

/** Every right of a role in the served schemas: `table verb columns`. */
async function rightsOf(role: string): Promise<Map<string, string>> {
  const { rows } = await matrix.owner.query<{ deed: string; columns: string }>(
    `select n.nspname || '.' || c.relname || ' ' || verb as deed, coalesce(string_agg(a.attname, ' ' order by a.attnum), '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace, unnest(array['select', 'insert', 'update']) verb, pg_attribute a
     where n.nspname in ('member', 'product', 'sales', 'management', 'identity') and c.relkind in ('r', 'p', 'v') and a.attrelid = c.oid
       and a.attnum > 0 and not a.attisdropped and has_column_privilege($1, c.oid, a.attnum, verb) group by 1
     union all
     select n.nspname || '.' || c.relname || ' delete', '' from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('member', 'product', 'sales', 'management', 'identity') and c.relkind in ('r', 'p', 'v')
       and has_table_privilege($1, c.oid, 'delete')`,
    [role],
  );
  return new Map(rows.map(({ deed, columns }) => [deed, columns]));
}

test.each(tableRoles)('the staff role %s has the rights of administrators that its permissions give, column by column', async (role) => {
  const [own, administrators] = [await rightsOf(`shop_${role}`), await rightsOf('shop_admin')];
  const declared = Object.entries(tableRights(role)).flatMap(([table, verbs]) => verbs.map((verb) => `${table} ${verb}`));
  expect([...own.keys()].sort()).toEqual(declared.sort());
  for (const [deed, columns] of own) expect([deed, columns]).toEqual([deed, administrators.get(deed)]);
});

test.each(tableRoles)('the staff role %s sees the rows that administrators see', async (role) => {
  const client = await rolePool(matrix.database, role).connect();
  try {
    for (const table of Object.keys(tableRights(role)).filter((name) => name !== 'management.saved_views')) {
      const key = (matrix.shapes.get(table)?.keys ?? []).join(', ');
      const count = `select count(*)::int as count from (select ${key} from ${table}) found`;
      const { rows } = await client.query<{ count: number }>(count);
      const { rows: all } = await rolePool(matrix.database, 'admin').query<{ count: number }>(count);
      expect([table, rows[0]?.count]).toEqual([table, all[0]?.count]);
    }
  } finally {
    client.release();
  }
});

test('the staff role production reads no table with a price or a phone number of an order', () => {
  expect(Object.keys(tableRights('production')).sort()).toEqual([
    'management.holidays',
    'management.saved_views',
    'product.own_pictures',
    'sales.production_plan',
  ]);
});

test('rights that a staff role no longer has are revoked when roles are applied again', async () => {
  const client = await ownerConnection(matrix.database);
  await client.query('grant select, update on sales.orders to shop_production');
  await client.query('delete from migration.staff_rights');
  await applyStaffRights(client, []);
  expect((await rightsOf('shop_production')).has('sales.orders select')).toBe(false);
  const { rows } = await client.query('select app.admit_staff($1)', [JSON.stringify(staffRights())]);
  expect(rows).toHaveLength(1);
});
