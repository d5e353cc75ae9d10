import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { VendorSettings } from '#server/settings/social.ts';
import { SocialFault, type SocialParts } from './port.ts';

/** The claims of a valid ID token. */
export type IdTokenClaims = JWTPayload & { readonly sub: string };

export interface IdTokenCheck {
  /**
   * Verifies signature, issuer, audience, dates and nonce. Throws SocialFault: `refused`, or `away` when the provider's keys cannot be
   * fetched.
   */
  check(token: string, nonce: string): Promise<IdTokenClaims>;
  /**
   * Verifies signature, issuer, audience and dates of a provider's notification, which has no nonce. Throws SocialFault as `check` does.
   */
  checkEvent(token: string): Promise<JWTPayload>;
}

type Issuer = Pick<VendorSettings, 'issuer' | 'clientId' | 'algorithm'> & { readonly keysUrl: () => Promise<string> };

/** Tolerated clock difference to providers in seconds. */
const clockTolerance = 30;
const keysPatienceMs = 5_000;

/** Verifies providers' signatures against their published keys; an unknown key triggers a refetch. */
export function createIdTokenCheck(
  { issuer, clientId, algorithm, keysUrl }: Issuer,
  parts: Pick<SocialParts, 'clock' | 'keysRestMs'>,
): IdTokenCheck {
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;
  const verify = async (token: string, requiredClaims: string[]) => {
    keys ??= createRemoteJWKSet(new URL(await keysUrl()), {
      timeoutDuration: keysPatienceMs,
      cooldownDuration: parts.keysRestMs ?? 10_000,
    });
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [algorithm],
      // Google writes its issuer both with and without the scheme.
      issuer: [issuer, issuer.replace('https://', '')],
      audience: clientId,
      requiredClaims,
      clockTolerance,
      currentDate: parts.clock(),
    }).catch((error: unknown) => {
      throw faultOf(error);
    });
    return payload;
  };

  return {
    async check(token, nonce) {
      const { sub, ...claims } = await verify(token, ['sub', 'exp', 'iat', 'nonce']);
      if (claims.nonce !== nonce) throw new SocialFault('refused', 'the ID token was made for another sign-in');
      if (sub === undefined || sub === '') throw new SocialFault('refused', 'the ID token names nobody');
      // With more than one audience, the token must name us as authorized party (OpenID Connect Core 3.1.3.7).
      if ((Array.isArray(claims.aud) && claims.aud.length > 1) || claims.azp !== undefined) {
        if (claims.azp !== clientId) throw new SocialFault('refused', 'the ID token was made for another client');
      }
      return { ...claims, sub };
    },
    checkEvent: (token) => verify(token, ['iat']),
  };
}

function faultOf(error: unknown): SocialFault {
  // The library's errors for keys with a bad status or content, and for a timeout.
  const isAway = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
  return new SocialFault(isAway ? 'away' : 'refused', 'what the provider signed does not hold', error);
}
