import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** A P-256 key derived from SECRET, so that processes that share SECRET share it. */
export function derivedEcKey(secret: string, purpose: string): KeyObject {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(derivedKey(secret, purpose));
  const point = pair.getPublicKey();
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: pair.getPrivateKey('base64url'), x: part(1, 33), y: part(33, 65) };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}
