import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';

/** Seconds in which a passkey answers. */
const SECONDS = 120;

type Purpose = 'REGISTER' | 'PROVE';
const sealed = z.object({ challenge: z.string(), userId: z.string(), purpose: z.string(), until: z.int() });

/** A challenge of one person for one purpose, and its seal: nothing is stored until it is answered. */
export function newChallenge(
  { config, clock }: Shop,
  userId: string,
  purpose: Purpose,
): { challenge: Uint8Array<ArrayBuffer>; seal: string } {
  const challenge = new Uint8Array(randomBytes(32));
  const until = Math.floor(clock().getTime() / 1000) + SECONDS;
  const text = JSON.stringify({ challenge: Buffer.from(challenge).toString('base64url'), userId, purpose, until });
  return { challenge, seal: sealText(text, derivedKey(config.secret, 'passkeys')) };
}

/** The challenge in a seal, once; null when it was of another person or purpose, is over or was answered before. */
export async function takeChallenge(
  { config, clock, database }: Shop,
  seal: string,
  userId: string,
  purpose: Purpose,
): Promise<string | null> {
  const text = openText(seal, derivedKey(config.secret, 'passkeys'));
  const read = text === null ? null : sealed.safeParse(JSON.parse(text));
  if (!read?.success || read.data.userId !== userId || read.data.purpose !== purpose) return null;
  const { challenge, until } = read.data;
  if (until * 1000 <= clock().getTime()) return null;
  const { numInsertedOrUpdatedRows } = await database.identity
    .insertInto('identity.used_proofs')
    .values({ nonce: `passkey ${challenge}`, expires_at: new Date(until * 1000) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? challenge : null;
}
