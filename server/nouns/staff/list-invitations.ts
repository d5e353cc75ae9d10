import { sql } from 'kysely';
import type { StaffInvitation } from '#contract/rest/admin/staff.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Invitations not yet answered, newest first. */
export async function readInvitations(db: Db, now: Date): Promise<StaffInvitation[]> {
  const rows = await db
    .selectFrom('management.staff_invitations as invitation')
    .innerJoin('member.members as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('product.artists as artist', 'artist.id', 'invitation.artist_id')
    .leftJoin('product.brands as brand', 'brand.id', 'invitation.brand_id')
    .select(['invitation.id', 'invitation.role', 'invitation.created_at', 'invitation.expires_at', 'inviter.name as invited_by'])
    .select(
      sql<string>`left(invitation.email, 2) || '***' || substring(invitation.email from position('@' in invitation.email))`.as('email'),
    )
    .select(sql<string | null>`coalesce(artist.name, brand.name) ->> 'ko'`.as('of'))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('invitation.id', 'desc')
    .execute();
  return rows.map(sentRow);
}
