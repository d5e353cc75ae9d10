import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/open.ts';
import { isEmailId, isPasswordWellFormed, normalizeEmail } from '#rules/member/credential.ts';
import { isActive } from '#rules/member/sign-in/standing.ts';
import { hashPassword } from '#server/credentials/password-hash.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { holderOf, owners, standingColumns } from '../standing.ts';

export interface NewAdministrator {
  email: string;
  /** Allows another administrator when there already is one. */
  isAnother: boolean;
  now: Date;
}

/** The outcome; `password` only for a newly created account. `refusal` is a sentence to print on the terminal. */
export type AdministratorOutcome = { email: string; password: string | null } | { refusal: string };

/**
 * Grants the role of an administrator, as an owner, from the shop's machine, where nobody is signed in yet: to a member, or to an account created for it.
 * Without `isAnother` only while no active administrator exists. Every use with an address, refused ones included, is in the security log.
 */
export async function makeAdministrator(database: Database, about: NewAdministrator): Promise<AdministratorOutcome> {
  const email = normalizeEmail(about.email);
  if (!isEmailId(email)) return { refusal: `“${about.email}” is no e-mail address.` };
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const outcome = await database.service
    .transaction()
    .execute(async (trx): Promise<{ userId: string; isNew: boolean } | { refusal: string }> => {
      // Serialises concurrent runs, so that the second one sees what the first did.
      await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(trx);
      const member = await findMember(trx, email);
      const refusal = member?.isBlocked ? `${email} is blocked.` : await refusalOf(trx, email, about.isAnother);
      if (refusal !== null) return { refusal };
      const userId = member?.id ?? (await addAccount(trx, { email, passwordHash, now: about.now }));
      await trx
        .insertInto('member.member_roles')
        .values([
          { user_id: userId, role: 'admin', staff_roles: ['owner'], granted_at: about.now },
          { user_id: userId, role: 'user', staff_roles: [], granted_at: about.now },
        ])
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'role']).doUpdateSet((set) => ({ staff_roles: set.ref('excluded.staff_roles') })),
        )
        .execute();
      return { userId, isNew: member === null };
    });
  const isRefused = 'refusal' in outcome;
  await recordSecurityEvent(database.identity, {
    type: isRefused ? 'ADMINISTRATOR_REFUSED' : 'ADMINISTRATOR_MADE',
    userId: isRefused ? null : outcome.userId,
    cause: isRefused ? `${email}: ${outcome.refusal}` : `${email}: ${outcome.isNew ? 'new account' : 'member'}, from the terminal`,
    at: about.now,
  });
  return isRefused ? outcome : { email, password: outcome.isNew ? password : null };
}

async function findMember(trx: Trx, email: string): Promise<{ id: string; isBlocked: boolean } | null> {
  const member = await holderOf(trx, email).select('id').select(standingColumns).executeTakeFirst();
  return member === undefined ? null : { id: member.id, isBlocked: !isActive(member) };
}

async function refusalOf(trx: Trx, email: string, isAnother: boolean): Promise<string | null> {
  const working = await owners(trx).select('email').execute();
  if (working.some((one) => one.email === email)) return `${email} is an administrator already.`;
  if (working.length === 0 || isAnother) return null;
  return `The shop has an administrator already (${working.length}). For one more: npm run admin -- ${email} --another`;
}

async function addAccount(trx: Trx, { email, passwordHash, now }: { email: string; passwordHash: string; now: Date }): Promise<string> {
  const { id } = await trx
    .insertInto('member.members')
    .values({ email, name: '관리자', nickname: '관리자', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('identity.credentials').values({ user_id: id, password_hash: passwordHash, changed_at: now }).execute();
  return id;
}

// 20 of 31 unambiguous characters make 99 bits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789-';

function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
    if (isPasswordWellFormed(password)) return password;
  }
}
