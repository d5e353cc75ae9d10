import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { findMemberAccount } from '#server/identity/accounts.ts';
import { type AuthenticationParts, authenticate, type PasswordAttempt } from '#server/identity/sign-in/authenticate.ts';
import { invalidCredentials, memberWithdrawn, overloaded, tooManyAttempts } from '#server/identity/sign-in/refusals.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';
import { GateFull } from '#server/limits/fair-gate.ts';

type PasswordParameters = { username?: string; password?: string; scope?: string; device?: string; proved?: string; returns?: string };

type PasswordParts = AuthenticationParts & { readonly transactions: TokenTransactions };

/** The sign-in call of specification 7: exchanges username and password for tokens. First party only, behind client credentials. */
export function registerPasswordGrant(provider: Provider, parts: PasswordParts, audience: string): void {
  provider.registerGrantType<PasswordParameters>(
    'password',
    async (ctx) => {
      const { username, password, device, proved, returns } = ctx.oidc.params;
      if (!username || !password) throw new errors.InvalidRequest('username and password are required');
      const { userId, passwordHash } = await checkedUser(ctx, parts, {
        username,
        password,
        ip: ctx.ip,
        device: device ?? null,
        isProved: proved === 'true',
        isReturning: returns === 'true',
        userAgent: ctx.get('user-agent'),
      });
      const account = await findMemberAccount(parts.identity, userId, null);
      // A concurrent password change either waits for this sign-in and then ends it, or came first and makes the old password invalid.
      if (!account || !(await parts.transactions.write((db) => holdsHash(db, userId, passwordHash)))) throw invalidCredentials();
      const authenticatedAt = Math.floor(parts.clock().getTime() / 1000);
      await issueTokens(provider, ctx, { account, grantType: 'password', method: 'pwd', audience, authenticatedAt });
    },
    ['username', 'password', 'scope', 'device', 'proved', 'returns'],
  );
}

async function checkedUser(
  ctx: { set(name: string, value: string): void },
  parts: AuthenticationParts,
  attempt: PasswordAttempt,
): Promise<{ userId: string; passwordHash: string }> {
  const result = await authenticate(parts, attempt).catch((error: unknown) => {
    if (!(error instanceof GateFull)) throw error;
    ctx.set('retry-after', '2');
    throw overloaded();
  });
  if (result.kind === 'member') return result;
  if (result.kind === 'withdrawn') throw memberWithdrawn(result.until);
  if (result.kind === 'refused') throw invalidCredentials();
  ctx.set('retry-after', String(result.retryAfterSeconds));
  throw tooManyAttempts();
}

/** Checks that this is still the member's hash and locks it until the transaction ends. */
async function holdsHash(db: Kysely<DB>, userId: string, passwordHash: string): Promise<boolean> {
  const held = await db
    .selectFrom('identity.credentials')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}
