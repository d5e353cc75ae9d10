import type { Kysely } from 'kysely';
import type { Account } from 'oidc-provider';
import { claimsNamespace, type RoleClaims } from '#contract/token-claims.ts';
import type { DB } from '#db/schema.generated.ts';
import { currentRole, type Role, rolesInPriorityOrder } from '#rules/member/rights/role.ts';
import { isTokenGood, type TokenOrigin } from '#rules/member/sign-in/standing.ts';
import { standingColumns } from '../nouns/member/standing.ts';

/** A member as seen by tokens. */
export type MemberAccount = Account & { readonly allowedRoles: readonly Role[]; readonly locale: string };

/**
 * Reads a member with the current roles (specification 6); undefined when withdrawn, blocked or unknown, or when `token` (null without one)
 * has been revoked.
 */
export async function findMemberAccount(db: Kysely<DB>, userId: string, token: TokenOrigin | null): Promise<MemberAccount | undefined> {
  const row = await db
    .selectFrom('member.members')
    .leftJoin('member.member_roles', 'member.member_roles.user_id', 'member.members.id')
    .select((select) => [
      'member.members.id',
      'member.members.email',
      'member.members.name',
      'member.members.nickname',
      'member.members.locale',
      ...standingColumns,
      select.fn.agg<(string | null)[]>('array_agg', ['member.member_roles.role']).as('roles'),
    ])
    .where('member.members.id', '=', userId)
    .groupBy('member.members.id')
    .executeTakeFirst();
  if (!row || !isTokenGood(row, token)) return undefined;
  const profile = {
    sub: row.id,
    email: row.email,
    preferred_username: row.email,
    name: row.name,
    nickname: row.nickname,
    locale: row.locale,
  };
  return {
    accountId: row.id,
    allowedRoles: rolesInPriorityOrder(row.roles),
    locale: row.locale,
    claims: async () => profile,
  };
}

/** The role claims that the data service and the browser read. */
export function roleClaimsOf(account: MemberAccount): Record<string, RoleClaims> {
  const allowed: readonly Role[] = account.allowedRoles.length > 0 ? account.allowedRoles : ['public'];
  return {
    [claimsNamespace]: {
      'x-hasura-allowed-roles': allowed,
      'x-hasura-default-role': currentRole(allowed),
      'x-hasura-user-id': account.accountId,
    },
  };
}
