import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { endSignIns } from '#server/credentials/end-sign-ins.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { holderOf, isActiveMember } from '#server/nouns/member/standing.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/** An artist or brand that an account can act for. */
export interface Seat {
  role: 'artist' | 'brand';
  id: number;
}

const tables = { artist: 'product.artists', brand: 'product.brands' } as const;

/**
 * Links a member's account to an artist or brand and grants the role; with `email` null unlinks it, and removes the role if the member acts
 * for no other. When roles change, every session of the member ends, because tokens carry the roles. Errors: NOT_FOUND, MEMBER_NOT_FOUND,
 * ACCOUNT_TAKEN while another account is linked.
 */
export async function linkAccount(shop: Shop, staffId: string, seat: Seat, email: string | null): Promise<null | Failure> {
  const { database, clock } = shop;
  const table = tables[seat.role];
  const outcome = await inTransaction<{ userId: string | null }>(database.service, async (trx) => {
    const linked = await trx
      .selectFrom(table)
      .select('user_id')
      .where('id', '=', seat.id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (linked === undefined) return fail('NOT_FOUND');
    if (email === null) {
      if (linked.user_id === null) return { userId: null };
      await trx.updateTable(table).set({ user_id: null }).where('id', '=', seat.id).execute();
      await takeRole(trx, seat.role, linked.user_id, clock());
      return { userId: linked.user_id };
    }
    const member = await holderOf(trx, email).where(isActiveMember).select('id').executeTakeFirst();
    if (member === undefined) return fail('MEMBER_NOT_FOUND', { field: 'email' });
    if (linked.user_id === member.id) return { userId: null };
    if (linked.user_id !== null) return fail('ACCOUNT_TAKEN', { field: 'email' });
    await trx.updateTable(table).set({ user_id: member.id }).where('id', '=', seat.id).execute();
    await grantRole(trx, seat.role, member.id, clock());
    return { userId: member.id };
  });
  if (isFailure(outcome)) return outcome;
  const cause = `by ${staffId}: ${email === null ? 'off' : 'on'} ${seat.role} ${seat.id}`;
  if (outcome.userId !== null)
    await recordSecurityEvent(database.identity, { type: 'ROLES_CHANGED', userId: outcome.userId, cause, at: clock() });
  return null;
}

async function grantRole(trx: Trx, role: Seat['role'], userId: string, now: Date): Promise<void> {
  const given = await trx
    .insertInto('member.member_roles')
    .values({ user_id: userId, role, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst();
  if (given !== undefined) await endSignIns(trx, userId, { allBut: null }, now);
}

async function takeRole(trx: Trx, role: Seat['role'], userId: string, now: Date): Promise<void> {
  const other = await trx.selectFrom(tables[role]).select('id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  if (other !== undefined) return;
  await trx.deleteFrom('member.member_roles').where('user_id', '=', userId).where('role', '=', role).execute();
  await endSignIns(trx, userId, { allBut: null }, now);
}
