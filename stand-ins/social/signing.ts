import { createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { VendorSettings } from '#server/settings/social.ts';
import type { StandInFault } from './faults.ts';

type Key = { readonly kid: string; readonly privateKey: KeyObject };

/** Signing keys of a stand-in. The first one is derived, so that every process of the shop accepts what another signed. */
export function createSigning({ issuer, clientId, algorithm }: VendorSettings, first: KeyObject, clock: () => Date) {
  let current: Key = { kid: 'first', privateKey: first };
  return {
    async published(): Promise<{ keys: JWK[] }> {
      const { kid, privateKey } = current;
      return { keys: [{ ...(await exportJWK(createPublicKey(privateKey))), kid, alg: algorithm, use: 'sig' }] };
    },
    /** An ID token valid for an hour, with the given fault. */
    async sign(claims: JWTPayload & { sub: string }, fault: StandInFault): Promise<string> {
      if (fault === 'rotated') current = anotherKey();
      const { kid, privateKey } = current;
      const now = Math.floor(clock().getTime() / 1000) - (fault === 'expired' ? 7200 : 0);
      return new SignJWT({ ...claims, ...(fault === 'nonce' ? { nonce: 'of another sign-in' } : {}) })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
        .setIssuer(fault === 'issuer' ? 'https://issuer.example' : issuer)
        .setAudience(fault === 'audience' ? 'another-app' : clientId)
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(fault === 'signature' ? anotherKey().privateKey : privateKey);
    },
  };
}

function anotherKey(): Key {
  return { kid: randomUUID(), privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey };
}
