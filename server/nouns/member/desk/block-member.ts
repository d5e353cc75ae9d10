import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { isStaffRole } from '#rules/member/rights/role.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { leave } from '../profile/withdraw-member.ts';

/** The member of staff who acts, and the reason. */
export type StaffDeed = { staffId: string; ip: string; userAgent: string | undefined; reason: string };

type Done = Record<string, never>;

/**
 * Blocks a member: every session in every browser ends with the commit, and new sign-ins are refused. Orders continue. Errors:
 * MEMBER_NOT_FOUND, MEMBER_GONE, MEMBER_IS_STAFF (remove their roles first), MEMBER_STANDING_SAME.
 */
export function blockMember(shop: Shop, id: string, deed: StaffDeed): Promise<Done | Failure> {
  return noted(shop, id, deed, 'BLOCKED', async (trx, member, now) => {
    if (member.isStaff) return fail('MEMBER_IS_STAFF');
    if (member.blocked_at !== null) return fail('MEMBER_STANDING_SAME');
    await endSignIns(trx, id, { allBut: null }, now);
    const blocked = { blocked_at: now, blocked_reason: deed.reason, tokens_valid_from: now };
    await trx.updateTable('member.members').set(blocked).where('id', '=', id).execute();
    return {};
  });
}

/** Unblocks a member. Errors: as above. */
export function unblockMember(shop: Shop, id: string, deed: StaffDeed): Promise<Done | Failure> {
  return noted(shop, id, deed, 'UNBLOCKED', async (trx, member) => {
    if (member.blocked_at === null) return fail('MEMBER_STANDING_SAME');
    await trx.updateTable('member.members').set({ blocked_at: null, blocked_reason: null }).where('id', '=', id).execute();
    return {};
  });
}

/**
 * Withdraws a member at their request to staff, under the same conditions and with the same 30 days to return. Errors: as above,
 * WITHDRAWAL_BLOCKED.
 */
export function withdrawForMember(shop: Shop, id: string, deed: StaffDeed): Promise<Done | Failure> {
  return noted(shop, id, deed, 'WITHDRAWN', async (trx, member, now) => {
    if (member.isStaff) return fail('MEMBER_IS_STAFF');
    const left = await leave(shop, trx, id, null, now);
    return isFailure(left) ? left : {};
  });
}

type Found = { blocked_at: Date | null; isStaff: boolean };
type Deed = (trx: Trx, member: Found, now: Date) => Promise<Done | Failure>;

async function noted(
  shop: Shop,
  id: string,
  { staffId, ip, userAgent, reason }: StaffDeed,
  type: 'BLOCKED' | 'UNBLOCKED' | 'WITHDRAWN',
  deed: Deed,
): Promise<Done | Failure> {
  const now = shop.clock();
  const outcome = await inTransaction<Done>(shop.database.service, async (trx) => {
    const member = await trx.selectFrom('member.members').select(['blocked_at', 'withdrawn_at']).where('id', '=', id).executeTakeFirst();
    if (member === undefined) return fail('MEMBER_NOT_FOUND');
    if (member.withdrawn_at !== null) return fail('MEMBER_GONE');
    const roles = await trx.selectFrom('member.member_roles').select('role').where('user_id', '=', id).execute();
    return deed(trx, { blocked_at: member.blocked_at, isStaff: roles.some(({ role }) => isStaffRole(role)) }, now);
  });
  if (!isFailure(outcome)) {
    const event = { type, userId: id, cause: `by staff ${staffId}: ${reason}`, ip, userAgent, at: now };
    await recordSecurityEvent(shop.database.identity, event);
  }
  return outcome;
}
