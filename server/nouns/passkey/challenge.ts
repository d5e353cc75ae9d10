import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { spendProof } from '#server/credentials/spend-proof.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';

/** Seconds a passkey challenge is valid. */
const SECONDS = 120;

type Purpose = 'REGISTER' | 'PROVE';
const sealed = z.object({ challenge: z.string(), userId: z.string(), purpose: z.string(), until: z.int() });

/** A sealed challenge for one person and purpose; nothing is stored until its answer. */
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

/** The challenge in a seal, once; null for another person or purpose, an expired one, or one already answered. */
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
  return (await spendProof(database.identity, `passkey ${challenge}`, new Date(until * 1000))) ? challenge : null;
}
