import type { KoaContextWithOIDC, Provider, TokenEndpointGrantContext } from 'oidc-provider';
import type { MemberAccount } from '#server/identity/accounts.ts';
import { resourceServerInfo, tokenScopes } from '#server/identity/tokens/token-form.ts';

export type SignedIn = {
  readonly account: MemberAccount;
  readonly grantType: string;
  /** The method of authentication (RFC 8176): `pwd`, or `ext` for a social account. */
  readonly method: 'pwd' | 'ext';
  readonly audience: string;
  /** Seconds since 1970. */
  readonly authenticatedAt: number;
};

/**
 * Opens a grant and responds with access, refresh and ID token. The grant is the sign-in: it is never extended, which limits its lifetime,
 * and ending it ends everything issued under it.
 */
export async function issueTokens<T extends object>(
  provider: Provider,
  ctx: TokenEndpointGrantContext<T>,
  signedIn: SignedIn,
): Promise<void> {
  const { account, audience, grantType: gty, method, authenticatedAt } = signedIn;
  const { client } = ctx.oidc;
  const scope = grantedScope(ctx.oidc.params.scope);

  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(scope);
  grant.addResourceScope(audience, scope);
  const grantId = await grant.save();
  ctx.oidc.entity('Grant', grant);
  ctx.oidc.entity('Account', account);

  const common = { accountId: account.accountId, client, grantId, gty, scope };
  const refresh = new provider.RefreshToken({
    ...common,
    amr: [method],
    authTime: authenticatedAt,
    expiresWithSession: false,
    resource: audience,
    rotations: 0,
  });
  // Before the access token, which contains the time of the sign-in.
  ctx.oidc.entity('RefreshToken', refresh);
  const access = new provider.AccessToken(common);
  access.resourceServer = new provider.ResourceServer(audience, resourceServerInfo(audience));
  ctx.oidc.entity('AccessToken', access);
  const accessToken = await access.save();
  const refreshToken = await refresh.save();

  ctx.body = {
    access_token: accessToken,
    expires_in: access.expiration,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    id_token: await issueIdToken(provider, ctx, { ...signedIn, scope, accessToken }),
    scope,
  };
}

async function issueIdToken(
  provider: Provider,
  ctx: KoaContextWithOIDC,
  about: SignedIn & { readonly scope: string; readonly accessToken: string },
): Promise<string> {
  const profile = await about.account.claims('id_token', about.scope, {}, []);
  const idToken = new provider.IdToken({ ...profile, auth_time: about.authenticatedAt, amr: [about.method] }, { ctx });
  // The provider sets it too, but its published types omit it.
  Object.assign(idToken, { scope: about.scope });
  idToken.set('at_hash', about.accessToken);
  return idToken.issue({ use: 'idtoken' });
}

function grantedScope(asked: string | undefined): string {
  const wanted = new Set(['openid', ...(asked ?? '').split(' ')]);
  return tokenScopes.filter((name) => wanted.has(name)).join(' ');
}
