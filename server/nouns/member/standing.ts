import { expressionBuilder, type Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import { type Actor, knownStaffRoles } from '#rules/member/rights/staff-role.ts';
import { type MemberStanding, memberStandings } from '#rules/member/sign-in/member-standing.ts';

/** The columns of member.members that rules/member/sign-in/standing.ts evaluates, under its names. */
export const standingColumns = [
  'member.members.blocked_at as blockedAt',
  'member.members.withdrawn_at as withdrawnAt',
  'member.members.tokens_valid_from as tokensValidFrom',
  'member.members.ended_sign_ins as endedSignIns',
] as const;

const member = expressionBuilder<DB, 'member.members'>();

/** SQL condition for a member's standing, equivalent to the rule. */
export function standsAs(standing: MemberStanding) {
  const facts = Object.entries(memberStandings[standing]) as [keyof typeof memberStandings.WITHDRAWN | 'blocked_at', boolean][];
  return member.and(facts.map(([column, is]) => member(`member.members.${column}`, is ? 'is not' : 'is', null)));
}

/** True for a member who may sign in. */
export const isActiveMember = standsAs('ACTIVE');

/** Owners of the shop who may sign in, excluding blocked and withdrawn ones: they alone make staff. */
export function owners(db: Kysely<DB>) {
  return db
    .selectFrom('member.member_roles')
    .innerJoin('member.members', 'member.members.id', 'member.member_roles.user_id')
    .where('role', '=', 'admin')
    .where((is) => is(is.val('owner'), '=', is.fn.any('member.member_roles.staff_roles')))
    .where(isActiveMember);
}

/** Members of staff who may sign in, with what they act as. */
export async function readStaff(db: Kysely<DB>): Promise<{ id: string; actors: Actor[] }[]> {
  const rows = await db
    .selectFrom('member.member_roles')
    .innerJoin('member.members', 'member.members.id', 'member.member_roles.user_id')
    .select(['member.members.id', 'staff_roles'])
    .where('role', '=', 'admin')
    .where(isActiveMember)
    .execute();
  return rows.map(({ id, staff_roles }) => ({ id, actors: ['admin', ...knownStaffRoles(staff_roles)] }));
}

/** The member with this normalised ID; a withdrawn member keeps it until they are erased. */
export function holderOf(db: Kysely<DB>, email: string) {
  return db.selectFrom('member.members').where('member.members.email', '=', email);
}
