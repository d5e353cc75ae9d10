import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { recordSecurityEvent } from '#server/credentials/security-events.ts';

/** Writes refused refreshes to the security log, a token shown twice by its own name. Sign-in refusals log themselves. */
export function recordRefusals(provider: Provider, identity: Kysely<DB>, clock: () => Date): void {
  provider.use(async (ctx, next) => {
    await next();
    const refused = ctx.oidc?.route === 'token' && ctx.status === 400 && ctx.oidc.params?.grant_type === 'refresh_token';
    if (!refused) return;
    const cause = causes.get(ctx.req) ?? 'refused';
    const type = cause === 'refresh token already used' ? 'TOKEN_REUSED' : 'REFRESH_REFUSED';
    const userId = ctx.oidc.entities.RefreshToken?.accountId ?? null;
    await recordSecurityEvent(identity, { type, cause, userId, ip: ctx.ip, at: clock() });
  });

  const causes = new WeakMap<object, string>();
  provider.on('grant.error', (ctx, error) => {
    causes.set(ctx.req, error.error_detail ?? error.message);
  });
}
