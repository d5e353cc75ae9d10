import { createHash } from 'node:crypto';
import type pg from 'pg';
import { tableRoles } from '#rules/member/rights/staff-role.ts';
import { tableRights } from '#rules/member/rights/staff-tables.ts';

/** The database rights of each staff role, from the permission table. */
export function staffRights(): Record<string, ReturnType<typeof tableRights>> {
  return Object.fromEntries(tableRoles.map((role) => [`shop_${role}`, tableRights(role)]));
}

/**
 * Gives staff roles their rights (app.admit_staff) when permissions or migrations changed: a permission is written once, in rules/.
 * `migrations`: the names of the applied ones.
 */
export async function applyStaffRights(client: pg.ClientBase, migrations: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ is_known: boolean }>("select to_regprocedure('app.admit_staff(jsonb)') is not null as is_known");
  if (!rows[0]?.is_known) return;
  const rights = JSON.stringify(staffRights());
  const digest = createHash('sha256').update(rights).update(migrations.join()).digest('hex');
  await client.query('create table if not exists migration.staff_rights (digest text primary key)');
  const { rowCount } = await client.query('select from migration.staff_rights where digest = $1', [digest]);
  if (rowCount) return;
  // One message is one transaction, also inside the caller's.
  await client.query('select app.admit_staff($1)', [rights]);
  await client.query('delete from migration.staff_rights');
  await client.query('insert into migration.staff_rights values ($1)', [digest]);
}
