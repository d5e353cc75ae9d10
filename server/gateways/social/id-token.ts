import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { SocialFault, type SocialParts } from './port.ts';
import type { VendorSettings } from './settings.ts';

/** The claims of an ID token that holds. */
export type IdTokenClaims = JWTPayload & { readonly sub: string };

export interface IdTokenCheck {
  /** Signature, issuer, audience, dates and nonce. Throws SocialFault: `refused`, or `away` when the provider's keys cannot be had. */
  check(token: string, nonce: string): Promise<IdTokenClaims>;
  /** The same for a signed notice, which has no nonce. */
  checkNotice(token: string): Promise<JWTPayload>;
}

type Issuer = Pick<VendorSettings, 'issuer' | 'clientId' | 'algorithm'> & { readonly keysUrl: () => Promise<string> };

/** Providers' clocks may differ by this many seconds. */
const clockTolerance = 30;
const keysPatienceMs = 5_000;

/** Checks what a provider signed against the keys it publishes; a key that is not known yet makes us look again. */
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
      // Google writes its issuer with and without the scheme.
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
      // More than one audience: it must say that it was made for us (OpenID Connect Core 3.1.3.7).
      if ((Array.isArray(claims.aud) && claims.aud.length > 1) || claims.azp !== undefined) {
        if (claims.azp !== clientId) throw new SocialFault('refused', 'the ID token was made for another client');
      }
      return { ...claims, sub };
    },
    checkNotice: (token) => verify(token, ['iat']),
  };
}

function faultOf(error: unknown): SocialFault {
  // The library's word for keys that came with another status or unreadable, and for keys that did not come in time.
  const isAway = !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
  return new SocialFault(isAway ? 'away' : 'refused', 'what the provider signed does not hold', error);
}
