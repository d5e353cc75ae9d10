import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { AcceptInvitation } from '#contract/rest/admin/staff.ts';
import { isPasswordWellFormed } from '#rules/member/credential.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { nullWhenFull } from '#server/limits/fair-gate.ts';
import { addressKey } from '#server/limits/limit.ts';
import { refusePassword } from '#server/nouns/member/joining/refuse-password.ts';
import { holderOf } from '#server/nouns/member/standing.ts';
import type { Shop } from '#server/shop.ts';
import { writesFor } from '#server/transaction/staff.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { type Invitation, mayInvite, openInvitation } from './read-invitation.ts';

interface Acceptor {
  token: string;
  /** The signed-in member; null for a visitor. */
  userId: string | null;
  ip: string;
}

/**
 * Grants the invited role to the signed-in member with that address, or to a newly created account. Whoever holds the link counts as the
 * address's owner: it came by mail or, in a shop without a mail server, from the administrator who invited. A withdrawn member keeps the
 * address until they are erased, as at sign-up, and has to return first.
 * Failures: INVITATION_OVER, MEMBER_WITHDRAWN, INVITATION_OF_ANOTHER (also if an account was created meanwhile), ACCOUNT_TAKEN,
 * PASSWORD_RULE, PASSWORD_COMMON, PASSWORD_GUESSABLE, INVALID_INPUT, UNAVAILABLE.
 */
export async function acceptInvitation(shop: Shop, acceptor: Acceptor, input: AcceptInvitation): Promise<{ email: string } | Failure> {
  const { database, clock } = shop;
  const { service } = database;
  const invitation = await openInvitation(service, acceptor.token, clock());
  if (invitation === null) return fail('INVITATION_OVER');
  const member = await holderOf(service, invitation.email).select(['id', 'withdrawn_at']).executeTakeFirst();
  if (member !== undefined && member.withdrawn_at !== null) return fail('MEMBER_WITHDRAWN');
  if (member !== undefined && member.id !== acceptor.userId) return fail('INVITATION_OF_ANOTHER');
  const account = member === undefined ? await newAccount(shop, invitation.email, input, acceptor.ip) : null;
  if (isFailure(account)) return account;
  const outcome = await inTransaction(service, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('management.staff_invitations')
      .set({ ended_at: clock() })
      .where('id', '=', invitation.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return fail('INVITATION_OVER');
    const userId = member?.id ?? (account === null ? null : await addAccount(trx, { email: invitation.email, ...account, now: clock() }));
    if (userId === null) return fail('INVITATION_OF_ANOTHER');
    // Logged as the first action of the new member of staff.
    await writesFor(trx, userId);
    await trx.updateTable('management.staff_invitations').set({ accepted_by: userId }).where('id', '=', invitation.id).execute();
    const refused = await takeSeat(trx, invitation, userId, clock());
    return refused ?? { email: invitation.email, userId };
  });
  if (isFailure(outcome)) return outcome;
  const cause = `${[invitation.role, ...invitation.staff_roles].join(' ')}, invited by ${invitation.invited_by}`;
  await recordSecurityEvent(database.identity, { type: 'ROLES_CHANGED', userId: outcome.userId, cause, ip: acceptor.ip, at: clock() });
  return { email: outcome.email };
}

async function newAccount(shop: Shop, email: string, { name, password }: AcceptInvitation, ip: string) {
  if (name === undefined) return fail('INVALID_INPUT', { field: 'name' });
  if (password === undefined || !isPasswordWellFormed(password)) return fail('PASSWORD_RULE', { field: 'password' });
  const refused = await refusePassword(shop, password, { field: 'password', email, phone: null });
  if (refused) return refused;
  const passwordHash = await hashPassword(password, { share: addressKey(ip), isFirst: false }).catch(nullWhenFull);
  return passwordHash === null ? fail('UNAVAILABLE') : { name, passwordHash };
}

/** Null when the address got an account meanwhile. */
async function addAccount(trx: Trx, { email, name, passwordHash, now }: { email: string; name: string; passwordHash: string; now: Date }) {
  const member = await trx
    .insertInto('member.members')
    .values({ email, name, nickname: name, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (member === undefined) return null;
  const { id } = member;
  await trx.insertInto('member.member_roles').values({ user_id: id, role: 'user', granted_at: now }).execute();
  await trx.insertInto('identity.credentials').values({ user_id: id, password_hash: passwordHash, changed_at: now }).execute();
  return id;
}

/**
 * Grants the role and links the artist or brand. Failures: INVITATION_OVER when the inviter may no longer invite, ACCOUNT_TAKEN when the
 * artist or brand got another account in the meantime.
 */
async function takeSeat(trx: Trx, invitation: Invitation, userId: string, now: Date): Promise<Failure | null> {
  const { role, artist_id, brand_id, staff_roles, invited_by } = invitation;
  if (!(await mayInvite(trx, invited_by))) return fail('INVITATION_OVER');
  await trx
    .insertInto('member.member_roles')
    .values({ user_id: userId, role, staff_roles, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [table, id] = artist_id === null ? (['product.brands', brand_id] as const) : (['product.artists', artist_id] as const);
  if (id === null) return null;
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? fail('ACCOUNT_TAKEN') : null;
}
