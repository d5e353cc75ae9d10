import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ShownInvitation, StaffInvitation } from '#contract/rest/admin/staff.ts';
import { isInvitationOpen, type OfficeRole } from '#rules/member/rights/staff.ts';
import { knownStaffRoles, type StaffRole } from '#rules/member/rights/staff-role.ts';
import { holderOf, owners } from '#server/nouns/member/standing.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A stored invitation. */
export interface Invitation {
  id: number;
  email: string;
  role: OfficeRole;
  artist_id: number | null;
  brand_id: number | null;
  staff_roles: StaffRole[];
  invited_by: string;
  ended_at: Date | null;
  expires_at: Date;
}

/** The stored form of a token, so that the row alone opens nothing. */
export function invitationHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** True while a member may invite: an owner who is neither blocked nor withdrawn. */
export async function mayInvite(db: Db, userId: string): Promise<boolean> {
  const inviter = await owners(db).where('member.members.id', '=', userId).select('member.members.id').executeTakeFirst();
  return inviter !== undefined;
}

/** The invitation of a token, while it is valid. */
export async function openInvitation(db: Db, token: string, now: Date): Promise<Invitation | null> {
  const found = await db
    .selectFrom('management.staff_invitations')
    .select(['id', 'email', 'role', 'artist_id', 'brand_id', 'staff_roles', 'invited_by', 'ended_at', 'expires_at'])
    .where('token_hash', '=', invitationHash(token))
    .executeTakeFirst();
  if (!found || !isInvitationOpen({ endedAt: found.ended_at, expiresAt: found.expires_at }, now)) return null;
  return { ...found, staff_roles: knownStaffRoles(found.staff_roles) };
}

/** What the invited person reads before answering; null when the invitation is no longer valid. */
export async function readInvitation(db: Db, token: string, now: Date): Promise<ShownInvitation | null> {
  const invitation = await openInvitation(db, token, now);
  if (invitation === null) return null;
  const about = await db
    .selectFrom('member.members as inviter')
    .leftJoin('product.artists as artist', (join) => join.on('artist.id', '=', invitation.artist_id))
    .leftJoin('product.brands as brand', (join) => join.on('brand.id', '=', invitation.brand_id))
    .select(['inviter.name', sql<string | null>`coalesce(artist.name, brand.name) ->> 'ko'`.as('of')])
    .where('inviter.id', '=', invitation.invited_by)
    .executeTakeFirst();
  const member = await holderOf(db, invitation.email).select('id').executeTakeFirst();
  return {
    email: invitation.email,
    role: invitation.role,
    of: about?.of ?? null,
    invited_by: about?.name ?? '',
    is_member: member !== undefined,
  };
}

/** Invitations not yet answered, newest first. */
export async function readInvitations(db: Db, now: Date): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('management.staff_invitations as invitation')
    .innerJoin('member.members as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('product.artists as artist', 'artist.id', 'invitation.artist_id')
    .leftJoin('product.brands as brand', 'brand.id', 'invitation.brand_id')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.staff_roles',
      'invitation.created_at',
      'invitation.expires_at',
      'inviter.name as invited_by',
    ])
    .select(sql<string | null>`coalesce(artist.name, brand.name) ->> 'ko'`.as('of'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...sentRow(row), staff_roles: knownStaffRoles(row.staff_roles) }));
}
