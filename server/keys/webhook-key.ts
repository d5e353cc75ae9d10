import { derivedKey } from './derived-key.ts';

/** The key that seals what outgoing webhooks are signed with. */
export function webhookKey(secret: string): Buffer {
  return derivedKey(secret, 'secrets of webhooks');
}
