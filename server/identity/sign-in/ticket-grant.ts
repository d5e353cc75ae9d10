import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { returnDeadline } from '#rules/member/retention.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';
import { findMemberAccount } from '#server/identity/accounts.ts';
import { memberWithdrawn } from '#server/identity/sign-in/refusals.ts';
import { restoreMember } from '#server/identity/sign-in/restore-member.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';

/**
 * Exchanges the one-time ticket of a completed social sign-in for ordinary tokens. Private: only the shop's own server knows tickets. A
 * withdrawn member is told until when a return is possible, and the ticket stays valid for the reply (`returns`).
 */
export const ticketGrantType = 'urn:seam:params:oauth:grant-type:social-ticket';

type TicketParameters = { ticket?: string; browser?: string; scope?: string; returns?: string };

type TicketParts = { readonly transactions: TokenTransactions; readonly clock: () => Date };

export function registerTicketGrant(provider: Provider, parts: TicketParts, audience: string): void {
  provider.registerGrantType<TicketParameters>(
    ticketGrantType,
    async (ctx) => {
      const { ticket, browser, returns } = ctx.oidc.params;
      if (!ticket || !browser) throw new errors.InvalidRequest('ticket and browser are required');
      const visitor = { ip: ctx.ip, userAgent: ctx.get('user-agent'), isReturning: returns === 'true' };
      const holder = await parts.transactions.write((db) => redeemTicket(db, { ticket, browser, ...visitor }, parts.clock()));
      if (holder?.kind === 'withdrawn') throw memberWithdrawn(holder.until);
      const account = holder ? await parts.transactions.read((db) => findMemberAccount(db, holder.userId, null)) : undefined;
      if (!account) throw new errors.InvalidGrant('ticket unknown, used, expired or of another browser');
      const authenticatedAt = Math.floor(parts.clock().getTime() / 1000);
      await issueTokens(provider, ctx, { account, grantType: ticketGrantType, method: 'ext', audience, authenticatedAt });
    },
    ['ticket', 'browser', 'scope', 'returns'],
  );
}

type Shown = {
  readonly ticket: string;
  readonly browser: string;
  /** True when a withdrawn member wants to return. */
  readonly isReturning: boolean;
  readonly ip: string;
  readonly userAgent: string;
};

type Holder = { readonly kind: 'member'; readonly userId: string } | { readonly kind: 'withdrawn'; readonly until: Date };

/** Redeems a ticket and returns its holder; the ticket of a withdrawn member who must first decide stays valid. Null when it is invalid. */
async function redeemTicket(db: Kysely<DB>, shown: Shown, now: Date): Promise<Holder | null> {
  const attempt = await db
    .selectFrom('identity.social_attempts')
    .select(['id', 'vendor', 'result'])
    .where('ticket_hash', '=', sha256(shown.ticket))
    .where('ticket_purpose', '=', 'login')
    .where('browser_hash', '=', sha256(shown.browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    // If several requests use it at once, only one finds it unused.
    .forUpdate()
    .executeTakeFirst();
  const userId = attempt ? userIdOf(attempt.result) : null;
  if (!attempt || userId === null) return null;
  const member = await db
    .selectFrom('member.members')
    .select(['blocked_at', 'withdrawn_at'])
    .where('id', '=', userId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  const withdrawnAt = member?.blocked_at === null ? member.withdrawn_at : null;
  if (withdrawnAt !== null && !shown.isReturning) return { kind: 'withdrawn', until: returnDeadline(withdrawnAt) };
  await db.updateTable('identity.social_attempts').set({ used_at: now }).where('id', '=', attempt.id).execute();
  if (withdrawnAt !== null) {
    await restoreMember(db, userId);
    const about = { userId, cause: attempt.vendor, ip: shown.ip, userAgent: shown.userAgent, at: now };
    await recordSecurityEvent(db, { ...about, type: 'RETURNED' });
    await recordSecurityEvent(db, { ...about, type: 'SIGN_IN' });
  }
  return { kind: 'member', userId };
}

function userIdOf(result: unknown): string | null {
  return typeof result === 'object' && result !== null && 'userId' in result && typeof result.userId === 'string' ? result.userId : null;
}

function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
