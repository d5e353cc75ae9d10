import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';

/** The columns of member.members that rules/member/standing.ts judges, under its names. */
export const standingColumns = [
  'member.members.blocked_at as blockedAt',
  'member.members.withdrawn_at as withdrawnAt',
  'member.members.tokens_valid_from as tokensValidFrom',
] as const;

/** The member who holds this normalised ID; one given up by withdrawal is free again, as the unique index has it. */
export function holderOf(db: Kysely<DB>, email: string) {
  return db.selectFrom('member.members').where('member.members.email', '=', email).where('member.members.withdrawn_at', 'is', null);
}
