import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** The columns of member.members that rules/member/sign-in/standing.ts judges, under its names. */
export const standingColumns = [
  'member.members.blocked_at as blockedAt',
  'member.members.withdrawn_at as withdrawnAt',
  'member.members.tokens_valid_from as tokensValidFrom',
  'member.members.ended_sign_ins as endedSignIns',
] as const;

/** The member who holds this normalised ID; one who withdrew holds it until nothing of the person is left. */
export function holderOf(db: Kysely<DB>, email: string) {
  return db.selectFrom('member.members').where('member.members.email', '=', email);
}
