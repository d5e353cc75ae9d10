import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type AccessTokenClaims, readAccessClaims } from '#contract/token-claims.ts';
import { cached } from '#server/cached.ts';
import { type Config, issuerOf } from '#server/config.ts';
import { openKeyRing } from '#server/keys/key-ring.ts';
import type { Shop } from '#server/shop.ts';

export type VerifiedClaims = AccessTokenClaims;

/** The claims of a valid access token; null for any other. Throws only when the issuer's keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<VerifiedClaims | null>;

const cacheSize = 5_000;

/** Verifies signature, issuer, audience, expiry, the one algorithm, and that it is an access token for our client (ASVS 9.1, 9.2). */
export async function createTokenVerifier(shop: Pick<Shop, 'config' | 'clock' | 'database'>): Promise<TokenVerifier> {
  const { config, clock } = shop;
  const keys = await keysOf(shop);
  const verified = cached<VerifiedClaims | null>({
    most: cacheSize,
    endOf: (claims) => (claims?.exp ?? 0) * 1000,
    isKept: (claims) => claims !== null,
    now: () => clock().getTime(),
  });

  return (token) => verified.get(createHash('sha256').update(token).digest('base64url'), () => check(token, keys, config, clock));
}

/** The key of the API that a valid token was issued to, and the scopes it was asked for, null for all of the key's; null for any other token. */
export async function createClientVerifier(shop: Pick<Shop, 'config' | 'clock' | 'database'>) {
  const { config, clock } = shop;
  // An issuer elsewhere knows no keys of ours.
  if (config.identity.issuerUrl !== undefined) return async () => null;
  const keys = await keysOf(shop);
  return async (token: string): Promise<{ keyId: string; scopes: readonly string[] | null } | null> => {
    const payload = await readPayload(token, keys, config, clock);
    if (payload === null || payload.typ !== 'Bearer' || payload.azp !== payload.sub || payload.sub === undefined) return null;
    return { keyId: payload.sub, scopes: typeof payload.scope === 'string' ? payload.scope.split(' ') : null };
  };
}

async function check(token: string, keys: JWTVerifyGetKey, config: Config, clock: () => Date): Promise<VerifiedClaims | null> {
  const payload = await readPayload(token, keys, config, clock);
  return payload !== null && isOfOurClient(payload, config) ? readAccessClaims(payload) : null;
}

async function readPayload(token: string, keys: JWTVerifyGetKey, config: Config, clock: () => Date): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: issuerOf(config),
      audience: config.identity.audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      currentDate: clock(),
      // Keycloak uses the header type `JWT` for access tokens; the payload's type, checked below, distinguishes them from ID tokens.
      ...(config.identity.issuerUrl === undefined ? { typ: 'at+jwt' } : {}),
    });
    return payload;
  } catch (error) {
    // The library's errors for a key set with a bad status or content, and for a timeout.
    const isIssuerAway = error instanceof errors.JWKSTimeout || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
    if (error instanceof errors.JOSEError && !isIssuerAway) return null;
    throw error;
  }
}

function isOfOurClient(payload: JWTPayload, config: Config): boolean {
  return payload.typ === 'Bearer' && payload.azp === config.identity.clientId;
}

async function keysOf(shop: Pick<Shop, 'config' | 'clock' | 'database'>): Promise<JWTVerifyGetKey> {
  const { config } = shop;
  if (config.identity.issuerUrl !== undefined) {
    return createRemoteJWKSet(new URL(`${config.identity.issuerUrl}/protocol/openid-connect/certs`));
  }
  const ring = await openKeyRing(shop);
  return async ({ kid }) => {
    const key = kid === undefined ? null : await ring.publicKey(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
}
