import { randomBytes } from 'node:crypto';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { InvitationLink, InviteStaff } from '#contract/rest/admin/staff.ts';
import { normalizeEmail } from '#rules/member/credential.ts';
import { invitationEnd } from '#rules/member/rights/staff.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { writtenMoment } from '#rules/shop/written-day.ts';
import { holderOf } from '#server/nouns/member/standing.ts';
import { queueMessage } from '#server/nouns/message/queue-message.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, refusedBy, type Trx } from '#server/transaction/transaction.ts';
import { invitationHash } from './read-invitation.ts';

const roleNames = { admin: '관리자', artist: '아티스트', brand: '브랜드' } as const;

/**
 * Invites somebody to join the staff, by mail, or in a shop that sends none by the link of `invitationLink`. Failures: MEMBER_WITHDRAWN, ALREADY_STAFF, INVITATION_OPEN, NOT_FOUND for an artist or brand
 * that does not exist, ACCOUNT_TAKEN for one that has an account.
 */
export async function inviteStaff(shop: Shop, staffId: string, input: InviteStaff): Promise<{ id: number } | Failure> {
  const { database, clock, config } = shop;
  const email = normalizeEmail(input.email);
  const token = newToken();
  const [now, until] = [clock(), invitationEnd(clock())];
  return inTransaction(database.service, async (trx) => {
    const of = await nameOfSeat(trx, input);
    if (typeof of === 'object' && of !== null) return of;
    const holder = await holderOf(trx, email)
      .leftJoin('member.member_roles', (join) =>
        join.onRef('member.member_roles.user_id', '=', 'member.members.id').on('member.member_roles.role', '=', input.role),
      )
      .select(['withdrawn_at', 'role'])
      .executeTakeFirst();
    if (holder?.withdrawn_at) return fail('MEMBER_WITHDRAWN', { field: 'email' });
    if (holder?.role) return fail('ALREADY_STAFF', { field: 'email' });
    // An expired invitation makes room.
    await trx
      .updateTable('management.staff_invitations')
      .set({ ended_at: now })
      .where('email', '=', email)
      .where('ended_at', 'is', null)
      .where('expires_at', '<=', now)
      .execute();
    const { artist_id = null, brand_id = null, role } = input;
    const staff_roles = role === 'admin' ? (input.staff_roles ?? ['owner']) : [];
    const { id } = await trx
      .insertInto('management.staff_invitations')
      .values({
        email,
        role,
        artist_id,
        brand_id,
        staff_roles,
        token_hash: invitationHash(token),
        invited_by: staffId,
        created_at: now,
        expires_at: until,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const inviter = await trx.selectFrom('member.members').select('name').where('id', '=', staffId).executeTakeFirstOrThrow();
    const values = {
      inviter: inviter.name,
      role: of === null ? roleNames[role] : `${roleNames[role]} ‘${of}’`,
      link: linkOf(config, token),
      until: writtenMoment(until, 'ko'),
    };
    const message = {
      event: 'staff-invitation',
      channel: 'MAIL',
      recipient: email,
      locale: 'ko',
      userId: null,
      expiresAt: until,
      values,
    } as const;
    await queueMessage(shop, trx, message);
    return { id };
  }).catch(refusedBy({ staff_invitations_open: fail('INVITATION_OPEN', { field: 'email' }) }));
}

/**
 * A new link of an open invitation, for a shop whose mails go nowhere; where they do, whoever reads them is who was invited. Failures:
 * NOT_FOUND.
 */
export function invitationLink(shop: Shop, id: number): Promise<InvitationLink | Failure> {
  const token = newToken();
  return inTransaction<InvitationLink>(shop.database.service, async (trx) => {
    if (mailsLeave(shop)) return fail('NOT_FOUND');
    const { numUpdatedRows } = await trx
      .updateTable('management.staff_invitations')
      .set({ token_hash: invitationHash(token) })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', shop.clock())
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? fail('NOT_FOUND') : { link: linkOf(shop.config, token) };
  });
}

/** True when invitations go by mail. */
export function sendsMail({ gateways }: Shop): boolean {
  return gateways.messages.MAIL !== null;
}

/** True when mails reach a mailbox, not only the demonstration's outbox. */
export function mailsLeave({ gateways }: Shop): boolean {
  return gateways.messages.MAIL?.isOutbox === false;
}

function newToken(): string {
  return randomBytes(24).toString('base64url');
}

function linkOf({ publicUrl }: Shop['config'], token: string): string {
  return `${publicUrl}/admin/invitation/${token}`;
}

/** Withdraws an invitation. Failures: NOT_FOUND when it is not open. */
export async function endInvitation({ database, clock }: Shop, id: number): Promise<null | Failure> {
  return inTransaction(database.service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.staff_invitations')
      .set({ ended_at: clock() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? fail('NOT_FOUND') : null;
  });
}

/** The name of the artist or brand the account is for; null for an administrator. */
async function nameOfSeat(trx: Trx, { role, artist_id, brand_id }: InviteStaff): Promise<string | null | Failure> {
  const seat =
    role === 'artist' ? (['product.artists', artist_id, 'artist_id'] as const) : (['product.brands', brand_id, 'brand_id'] as const);
  const [table, id, field] = seat;
  if (role === 'admin' || id === null || id === undefined) return null;
  const row = await trx.selectFrom(table).select(['name', 'user_id']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return fail('NOT_FOUND', { field });
  return row.user_id === null ? localizedName(row.name, 'ko') : fail('ACCOUNT_TAKEN', { field });
}
