import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { ChangeRoles } from '#contract/rest/admin/staff.ts';
import { officeRoles, refuseRoles } from '#rules/member/rights/staff.ts';
import { knownStaffRoles } from '#rules/member/rights/staff-role.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { owners } from '#server/nouns/member/standing.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

/**
 * Sets the roles a member works with, and what they do as an administrator. Their sessions end when a role of the token changes; staff roles
 * are read at each request. Failures: NOT_FOUND, LAST_ADMINISTRATOR, OWN_ADMINISTRATOR.
 */
export async function changeRoles(
  shop: Shop,
  staffId: string,
  userId: string,
  { roles: after, staff_roles }: Omit<ChangeRoles, 'password'>,
): Promise<null | Failure> {
  const { database, clock } = shop;
  const outcome = await inTransaction(database.service, async (trx) => {
    // Two administrators removing each other's role at the same time would leave none.
    await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(trx);
    const member = await trx
      .selectFrom('member.members')
      .select('id')
      .where('id', '=', userId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (!member) return fail('NOT_FOUND');
    const held = await trx.selectFrom('member.member_roles').select(['role', 'staff_roles']).where('user_id', '=', userId).execute();
    const before = held.map(({ role }) => role);
    const did = knownStaffRoles(held.flatMap((each) => each.staff_roles));
    const does = knownStaffRoles(after.includes('admin') ? (staff_roles ?? (did.length > 0 ? did : ['owner'])) : []);
    const others = await owners(trx).where('user_id', '<>', userId).select('user_id').execute();
    const refused = refuseRoles({ isOwn: staffId === userId, before: did, after: does, otherOwners: others.length });
    if (refused) return fail(refused);
    const taken = officeRoles.filter((role) => before.includes(role) && !after.includes(role));
    const given = after.filter((role) => !before.includes(role));
    if (taken.length > 0) await trx.deleteFrom('member.member_roles').where('user_id', '=', userId).where('role', 'in', taken).execute();
    if (given.length > 0)
      await trx
        .insertInto('member.member_roles')
        .values(given.map((role) => ({ user_id: userId, role, staff_roles: role === 'admin' ? does : [], granted_at: clock() })))
        // An invitation to the same role may be accepted at this moment.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const isChanged = does.length > 0 && does.join() !== did.join();
    if (isChanged)
      await trx
        .updateTable('member.member_roles')
        .set({ staff_roles: does })
        .where('user_id', '=', userId)
        .where('role', '=', 'admin')
        .execute();
    if (taken.length + given.length > 0 && staffId !== userId) await endSignIns(trx, userId, { allBut: null }, clock());
    return {
      cause: `by ${staffId}: ${[...given.map((role) => `+${role}`), ...taken.map((role) => `-${role}`), ...(isChanged ? [`staff: ${does.join(' ')}`] : [])].join(' ')}`,
    };
  });
  if (isFailure(outcome)) return outcome;
  await recordSecurityEvent(database.identity, { type: 'ROLES_CHANGED', userId, cause: outcome.cause, at: clock() });
  return null;
}
