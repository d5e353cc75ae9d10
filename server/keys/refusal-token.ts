import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** Whose messages about which event are refused. */
export interface Refused {
  userId: string;
  event: string;
}

/**
 * What an unsubscribe link carries: who refuses what, signed. It opens nothing else and has no end, because a mail may be read years later and
 * refusing must still cost nothing.
 */
export function refusalToken(secret: string, { userId, event }: Refused): string {
  const named = Buffer.from(`${userId} ${event}`).toString('base64url');
  return `${named}.${signature(secret, named)}`;
}

/** What a token names, or null for one that this shop did not sign. */
export function readRefusalToken(secret: string, token: string): Refused | null {
  const [named = '', signed = '', ...rest] = token.split('.');
  const right = Buffer.from(signature(secret, named));
  const given = Buffer.from(signed);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [userId = '', event = ''] = Buffer.from(named, 'base64url').toString().split(' ');
  return { userId, event };
}

function signature(secret: string, named: string): string {
  return createHmac('sha256', derivedKey(secret, 'refusal of messages')).update(named).digest('base64url');
}
