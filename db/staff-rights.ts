import { createHash } from 'node:crypto';
import type pg from 'pg';
import { tableRoles } from '#rules/member/rights/staff-role.ts';
import { tableRights } from '#rules/member/rights/staff-tables.ts';

/** The rights of each staff role in the database, by the table of permissions. */
export function staffRights(): Record<string, ReturnType<typeof tableRights>> {
  return Object.fromEntries(tableRoles.map((role) => [`shop_${role}`, tableRights(role)]));
}

/**
 * Gives the staff roles their rights (app.admit_staff), when the permissions or the migrations changed since: a permission is written once,
 * in rules/, and no migration repeats it. `migrations` are the names of those applied.
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
