import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const folder = join(import.meta.dirname, 'migrations');

/**
 * Whether the tables are those of this code: every migration of ours is applied, and none that we do not know. The start sees to that; later another
 * process may bring newer ones, or an operator an older copy. Needs the owner's rights.
 */
export async function isMigratedAsCode(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ name: string }>('select name from migration.applied');
  const applied = new Set(rows.map(({ name }) => name));
  const ours = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return applied.size === ours.length && ours.every((name) => applied.has(name));
}
