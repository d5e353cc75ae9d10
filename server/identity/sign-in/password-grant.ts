import { errors, type Provider } from 'oidc-provider';
import { findMemberAccount } from '#server/identity/accounts.ts';
import { type AuthenticationParts, authenticate, type PasswordAttempt } from '#server/identity/sign-in/authenticate.ts';
import { invalidCredentials, overloaded, tooManyAttempts } from '#server/identity/sign-in/refusals.ts';
import { issueTokens } from '#server/identity/tokens/issue-tokens.ts';
import { GateFull } from '#server/limits/fair-gate.ts';

type PasswordParameters = { username?: string; password?: string; scope?: string; device?: string; proved?: string };

/** The sign-in call of specification 7: username and password for tokens. First party only, behind client credentials. */
export function registerPasswordGrant(provider: Provider, parts: AuthenticationParts, audience: string): void {
  provider.registerGrantType<PasswordParameters>(
    'password',
    async (ctx) => {
      const { username, password, device, proved } = ctx.oidc.params;
      if (!username || !password) throw new errors.InvalidRequest('username and password are required');
      const userId = await checkedUser(ctx, parts, {
        username,
        password,
        ip: ctx.ip,
        device: device ?? null,
        isProved: proved === 'true',
      });
      const account = await findMemberAccount(parts.identity, userId, null);
      if (!account) throw invalidCredentials();
      const authenticatedAt = Math.floor(parts.clock().getTime() / 1000);
      await issueTokens(provider, ctx, { account, grantType: 'password', method: 'pwd', audience, authenticatedAt });
    },
    ['username', 'password', 'scope', 'device', 'proved'],
  );
}

async function checkedUser(
  ctx: { set(name: string, value: string): void },
  parts: AuthenticationParts,
  attempt: PasswordAttempt,
): Promise<string> {
  const result = await authenticate(parts, attempt).catch((error: unknown) => {
    if (!(error instanceof GateFull)) throw error;
    ctx.set('retry-after', '2');
    throw overloaded();
  });
  if (result.kind === 'member') return result.userId;
  if (result.kind === 'refused') throw invalidCredentials();
  ctx.set('retry-after', String(result.retryAfterSeconds));
  throw tooManyAttempts();
}
