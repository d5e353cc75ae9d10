import { generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { StandInFault } from './faults.ts';

type Key = { readonly kid: string; readonly privateKey: KeyObject; readonly published: JWK };

/** Keys of a stand-in, made when they are first needed. */
export function createSigning(issuer: string, clientId: string, clock: () => Date) {
  let current: Promise<Key> | null = null;
  const key = () => {
    current ??= makeKey();
    return current;
  };
  return {
    async published(): Promise<{ keys: JWK[] }> {
      return { keys: [(await key()).published] };
    },
    /** An ID token that lives an hour, wrong in the way the fault says. */
    async sign(claims: JWTPayload & { sub: string }, fault: StandInFault): Promise<string> {
      if (fault === 'rotated') current = makeKey();
      const { kid, privateKey } = await key();
      const now = Math.floor(clock().getTime() / 1000) - (fault === 'expired' ? 7200 : 0);
      return new SignJWT({ ...claims, ...(fault === 'nonce' ? { nonce: 'of another sign-in' } : {}) })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(fault === 'issuer' ? 'https://issuer.example' : issuer)
        .setAudience(fault === 'audience' ? 'another-app' : clientId)
        .setIssuedAt(now)
        .setExpirationTime(now + 3600)
        .sign(fault === 'signature' ? (await makeKey()).privateKey : privateKey);
    },
  };
}

async function makeKey(): Promise<Key> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  return { kid, privateKey, published: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}
