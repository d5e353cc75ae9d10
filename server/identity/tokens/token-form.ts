import type { AccessToken, ClientCredentials, JWTStructured, ResourceServer } from 'oidc-provider';
import { accessTokenSeconds } from '#rules/member/sign-in/standing.ts';

/** Lifetime of a refresh token since its last use, in seconds: two weeks without a visit end a sign-in. */
export const refreshTokenSeconds = 14 * 24 * 60 * 60;
/** Maximum lifetime of a sign-in in seconds, however often it is renewed (ASVS 10.4.8). */
export const grantSeconds = 90 * 24 * 60 * 60;

export const tokenScopes = ['openid', 'email', 'profile'] as const;
/** The claims about a member that a scope opens, in ID tokens and at the user-info endpoint. */
export const scopeClaims: Readonly<Record<(typeof tokenScopes)[number], string[]>> = {
  openid: ['sub'],
  email: ['email'],
  profile: ['name', 'nickname', 'preferred_username', 'locale'],
};

/** Makes the provider issue access tokens as RS256 JWTs for the shop's services. */
export function resourceServerInfo(audience: string, scopes: readonly string[] = tokenScopes): ResourceServer {
  return {
    scope: scopes.join(' '),
    audience,
    accessTokenFormat: 'jwt',
    accessTokenTTL: accessTokenSeconds,
    jwt: { sign: { alg: 'RS256' } },
  };
}

/** Sets an access token's times by the shop's clock; the provider uses the machine's (they differ only in tests). */
export function dateByClock(clock: () => Date): (ctx: unknown, token: AccessToken | ClientCredentials, parts: JWTStructured) => void {
  return (_ctx, _token, { payload }) => {
    const now = Math.floor(clock().getTime() / 1000);
    payload.iat = now;
    payload.exp = now + accessTokenSeconds;
  };
}
