import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './derived-key.ts';

/** The member who unsubscribes, and from which event's messages. */
export interface Refused {
  userId: string;
  event: string;
}

/**
 * The signed token of an unsubscribe link: who unsubscribes from what. It grants nothing else and never expires, because a mail may be read
 * years later and unsubscribing must still be easy.
 */
export function refusalToken(secret: string, { userId, event }: Refused): string {
  const named = Buffer.from(`${userId} ${event}`).toString('base64url');
  return `${named}.${signature(secret, named)}`;
}

/** The content of a token, or null when this shop did not sign it. */
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
