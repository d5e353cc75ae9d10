import { createHmac, timingSafeEqual } from 'node:crypto';
import { type OriginalName, originalSrc, parseOriginalSrc } from '#contract/images.ts';
import { derivedKey } from './derived-key.ts';

const hourMs = 3_600_000;

/**
 * The address of a closed photo for somebody who may see it, valid for one to two hours: its name and expiry, signed. It stays the same
 * within an hour, so that reloading a list does not reload its pictures. Returns an address that names no original unchanged.
 */
export function privateSrc(secret: string, src: string, now: Date): string {
  if (parseOriginalSrc(src) === null) return src;
  const until = (Math.floor(now.getTime() / hourMs) + 2).toString(36);
  return `/cdn/private/${until}.${signature(secret, until, src)}.${src.slice('/cdn/'.length)}`;
}

/** The original that the last part of such an address names; null when this shop did not sign it or it has expired. */
export function readPrivateSrc(secret: string, file: string, now: Date): OriginalName | null {
  const [until = '', signed = '', ...rest] = file.split('.');
  const name = parseOriginalSrc(`/cdn/${rest.join('.')}`);
  if (name === null) return null;
  const right = Buffer.from(signature(secret, until, originalSrc(name)));
  const given = Buffer.from(signed);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return now.getTime() < Number.parseInt(until, 36) * hourMs ? name : null;
}

function signature(secret: string, until: string, src: string): string {
  return createHmac('sha256', derivedKey(secret, 'closed photos')).update(`${until} ${src}`).digest('base64url');
}
