import type { Kysely } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { type Actor, knownStaffRoles, type StaffRole } from '#rules/member/rights/staff-role.ts';
import type { Shop } from '#server/shop.ts';
import type { Viewer } from './viewer.ts';

const heldRoles = preparedQuery((db: Kysely<DB>, userId: string) =>
  db.selectFrom('member.member_roles').select('staff_roles').where('user_id', '=', userId).where('role', '=', 'admin'),
);

/**
 * The staff roles of an administrator as they are now: one that was taken away is gone at the next request, whatever the token says. Where
 * another server issues the tokens, it says who is an administrator, and those it has made without the shop do everything.
 */
export async function readStaffRoles(
  { database, config }: Pick<Shop, 'database' | 'config'>,
  userId: string,
): Promise<readonly StaffRole[]> {
  const held = await heldRoles(database.service, userId).executeTakeFirst();
  if (held === undefined && config.identity.issuerUrl !== undefined) return ['owner'];
  return knownStaffRoles(held?.staff_roles ?? []);
}

/** What a caller acts as: their role, and as an administrator their staff roles once they are read. */
export function actorsOf({ role, staffRoles = [] }: Viewer): readonly Actor[] {
  return [role, ...staffRoles];
}
