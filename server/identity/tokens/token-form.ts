import type { AccessToken, ClientCredentials, JWTStructured, ResourceServer } from 'oidc-provider';
import { accessTokenSeconds } from '#rules/member/sign-in/standing.ts';

/** Seconds a refresh token lives from its last use: two weeks without a visit end a sign-in. */
export const refreshTokenSeconds = 14 * 24 * 60 * 60;
/** Seconds a sign-in lives at most, however often it is renewed (ASVS 10.4.8). */
export const grantSeconds = 90 * 24 * 60 * 60;

export const tokenScopes = ['openid', 'email', 'profile'] as const;

/** What makes the provider issue access tokens as RS256 JWTs for the shop's services. */
export function resourceServerInfo(audience: string): ResourceServer {
  return {
    scope: tokenScopes.join(' '),
    audience,
    accessTokenFormat: 'jwt',
    accessTokenTTL: accessTokenSeconds,
    jwt: { sign: { alg: 'RS256' } },
  };
}

/** Puts an access token on the shop's clock; the provider reads the machine's (they differ in tests only). */
export function dateByClock(clock: () => Date): (ctx: unknown, token: AccessToken | ClientCredentials, parts: JWTStructured) => void {
  return (_ctx, _token, { payload }) => {
    const now = Math.floor(clock().getTime() / 1000);
    payload.iat = now;
    payload.exp = now + accessTokenSeconds;
  };
}
