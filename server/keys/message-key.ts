import { derivedKey } from './derived-key.ts';

/** The key that what messages are filled with is sealed with. */
export function messageKey(secret: string): Buffer {
  return derivedKey(secret, 'values of messages');
}
