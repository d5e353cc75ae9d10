import { SignJWT } from 'jose';
import { claimsNamespace } from '#contract/token-claims.ts';
import type { Role } from '#rules/member/rights/role.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { issuerOf } from '#server/config.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import type { Shop } from '#server/shop.ts';

/**
 * An access token as signed by the identity service, without a password; valid for ten years from `now`. An administrator has the role in
 * the database too, with these staff roles, since those are read at each request. `signInId`: the sign-in that it belongs to, if to one.
 */
export async function memberToken(
  shop: Pick<Shop, 'config' | 'database' | 'clock'>,
  member: { userId: string; roles: readonly Role[]; staffRoles?: readonly StaffRole[]; now: Date; signInId?: string },
): Promise<string> {
  const { config, database } = shop;
  if (member.roles.includes('admin'))
    await database.service
      .insertInto('member.member_roles')
      .values({ user_id: member.userId, role: 'admin', staff_roles: [...(member.staffRoles ?? ['owner'])] })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const ring = await openKeyRing(shop);
  const [key] = (await ring.keys()).signingKeys;
  if (key === undefined) throw new Error('a key ring has a key');
  const issuedAt = Math.floor(member.now.getTime() / 1000);
  const claims = { 'x-hasura-allowed-roles': member.roles, 'x-hasura-default-role': member.roles[0], 'x-hasura-user-id': member.userId };
  return new SignJWT({ azp: config.identity.clientId, typ: 'Bearer', [claimsNamespace]: claims, sid: member.signInId })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt' })
    .setIssuer(issuerOf(config))
    .setAudience(config.identity.audience)
    .setSubject(member.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 10 * 365 * 86_400)
    .sign({ ...key });
}
