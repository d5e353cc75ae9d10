import { derivedKey } from './derived-key.ts';

/** The key that seals the values filled into messages. */
export function messageKey(secret: string): Buffer {
  return derivedKey(secret, 'values of messages');
}
