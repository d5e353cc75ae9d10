import { createHash, randomBytes } from 'node:crypto';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { SocialChecks } from '#server/gateways/social/port.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A sign-in answered by a provider. */
export interface SocialAttempt {
  readonly id: string;
  readonly vendor: SocialVendor;
  readonly checks: SocialChecks;
  readonly returnTo: string;
  /** The member who is linking an account; null for a sign-in. */
  readonly userId: string | null;
}

/** Seconds the person has at the provider. */
const attemptSeconds = 10 * 60;
/** Seconds in which the page must exchange its ticket. */
const ticketSeconds = 60;
/** Seconds in which the page must exchange its ticket when the person is first asked whether to return. */
const returnTicketSeconds = 10 * 60;

type Start = {
  readonly vendor: SocialVendor;
  /** Secret of the browser that starts the attempt; only this browser can complete it. */
  readonly browser: string;
  readonly returnTo: string;
  readonly userId: string | null;
  readonly now: Date;
};

/** Opens an attempt; returns its id and the checks for its response. */
export async function openAttempt(db: Db, start: Start): Promise<{ id: string; checks: SocialChecks }> {
  const checks = { state: random(), nonce: random(), codeVerifier: random() };
  const { id } = await db
    .insertInto('identity.social_attempts')
    .values({
      vendor: start.vendor,
      browser_hash: hashOf(start.browser),
      state: checks.state,
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      return_to: start.returnTo,
      user_id: start.userId,
      created_at: start.now,
      expires_at: new Date(start.now.getTime() + attemptSeconds * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, checks };
}

type Answer = { readonly vendor: SocialVendor; readonly state: string; readonly browser: string; readonly now: Date };

/** Consumes the attempt that a response belongs to, with one conditional update. Null when it is another browser's, replayed or expired. */
export async function takeAnswer(db: Db, { vendor, state, browser, now }: Answer): Promise<SocialAttempt | null> {
  const row = await db
    .updateTable('identity.social_attempts')
    .set({ answered_at: now })
    .where('state', '=', state)
    .where('vendor', '=', vendor)
    .where('browser_hash', '=', hashOf(browser))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'nonce', 'code_verifier', 'return_to', 'user_id'])
    .executeTakeFirst();
  if (!row) return null;
  const checks = { state, nonce: row.nonce, codeVerifier: row.code_verifier };
  return { id: row.id, vendor, checks, returnTo: row.return_to, userId: row.user_id };
}

type Holder = { readonly attemptId: string; readonly userId: string; readonly now: Date; readonly isWithdrawn?: boolean };

/** Issues a ticket that the attempt's browser exchanges for a member's tokens (sign-in/ticket-grant.ts). */
export async function issueTicket(db: Db, { attemptId, userId, now, isWithdrawn = false }: Holder): Promise<string | null> {
  const ticket = random();
  const seconds = isWithdrawn ? returnTicketSeconds : ticketSeconds;
  const { numUpdatedRows } = await db
    .updateTable('identity.social_attempts')
    .set({
      ticket_hash: hashOf(ticket),
      ticket_purpose: 'login',
      result: JSON.stringify({ userId }),
      expires_at: new Date(now.getTime() + seconds * 1000),
    })
    .where('id', '=', attemptId)
    .where('ticket_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? ticket : null;
}

function random(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
