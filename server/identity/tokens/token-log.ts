import type { Kysely } from 'kysely';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { DB } from '#db/schema.generated.ts';
import { recordSecurityEvent, type SecurityEvent } from '#server/credentials/security-events.ts';

type TokenContext = { readonly oidc?: KoaContextWithOIDC['oidc']; readonly status: number };

/** Logs rejected refreshes, reused tokens and sign-outs to the security log. Sign-ins log themselves. */
export function logTokenEvents(provider: Provider, identity: Kysely<DB>, clock: () => Date): void {
  const causes = new WeakMap<object, string>();
  provider.on('grant.error', (ctx, error) => {
    causes.set(ctx.req, error.error_detail ?? error.message);
  });

  provider.use(async (ctx, next) => {
    await next();
    const happened = eventOf(ctx, causes.get(ctx.req) ?? '');
    if (!happened) return;
    const userId = ctx.oidc.entities.RefreshToken?.accountId ?? null;
    await recordSecurityEvent(identity, { ...happened, userId, ip: ctx.ip, userAgent: ctx.get('user-agent'), at: clock() });
  });
}

function eventOf({ oidc, status }: TokenContext, cause: string): Pick<SecurityEvent, 'type' | 'cause'> | null {
  if (oidc?.route === 'revocation') return status === 200 && oidc.entities.RefreshToken ? { type: 'SIGN_OUT' } : null;
  if (oidc?.route !== 'token' || status !== 400 || oidc.params?.grant_type !== 'refresh_token') return null;
  return { type: cause === 'refresh token already used' ? 'TOKEN_REUSED' : 'REFRESH_REFUSED', cause };
}
