import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { findMemberAccount } from '#server/identity/accounts.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';

/** Exchanges the one-time ticket of a finished social sign-in for ordinary tokens. Private: only the shop's own server knows tickets. */
export const ticketGrantType = 'urn:seam:params:oauth:grant-type:social-ticket';

type TicketParameters = { ticket?: string; browser?: string; scope?: string };

type TicketParts = { readonly transactions: TokenTransactions; readonly clock: () => Date };

export function registerTicketGrant(provider: Provider, parts: TicketParts, audience: string): void {
  provider.registerGrantType<TicketParameters>(
    ticketGrantType,
    async (ctx) => {
      const { ticket, browser } = ctx.oidc.params;
      if (!ticket || !browser) throw new errors.InvalidRequest('ticket and browser are required');
      const userId = await parts.transactions.write((db) => redeemTicket(db, ticket, browser, parts.clock()));
      const account = userId ? await parts.transactions.read((db) => findMemberAccount(db, userId, null)) : undefined;
      if (!account) throw new errors.InvalidGrant('ticket unknown, used, expired or of another browser');
      const authenticatedAt = Math.floor(parts.clock().getTime() / 1000);
      await issueTokens(provider, ctx, { account, grantType: ticketGrantType, method: 'ext', audience, authenticatedAt });
    },
    ['ticket', 'browser', 'scope'],
  );
}

/** The member a ticket stands for; one conditional update, so a ticket works once. Null when it does not work. */
async function redeemTicket(db: Kysely<DB>, ticket: string, browser: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('identity.social_attempts')
    .set({ used_at: now })
    .where('ticket_hash', '=', sha256(ticket))
    .where('ticket_purpose', '=', 'login')
    .where('browser_hash', '=', sha256(browser))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('result')
    .executeTakeFirst();
  const result = row?.result;
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return null;
  return typeof result.userId === 'string' ? result.userId : null;
}

function sha256(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
