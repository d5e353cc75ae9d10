import { z } from 'zod';
import { socialVendors } from '#rules/member/sign-in/social.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

const person = z.object({
  vendor: z.enum(socialVendors),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isPrivateEmail: z.boolean(),
  name: z.string().nullable(),
  refreshToken: z.string().nullable(),
});

const arrival = z.object({ attemptId: z.uuid(), expires: z.number(), person });

/** Somebody authenticated by a provider but unknown to the shop. */
export type SocialArrival = z.infer<typeof arrival>;

/** Seconds to read the terms and sign up. */
export const arrivalSeconds = 30 * 60;

/**
 * An arrival, sealed for the browser it belongs to. The shop stores nothing about a person before they consent (specification 5), so the
 * browser carries it.
 */
export function sealArrival(parts: { secret: string; browser: string; now: Date }, about: Omit<SocialArrival, 'expires'>): string {
  const expires = Math.floor(parts.now.getTime() / 1000) + arrivalSeconds;
  return sealText(JSON.stringify({ ...about, expires }), keyOf(parts));
}

/** The content of an arrival; null when it is expired, tampered with, or belongs to another browser. */
export function openArrival(parts: { secret: string; browser: string; now: Date }, sealed: string): SocialArrival | null {
  const text = openText(sealed, keyOf(parts));
  const read = text === null ? null : arrival.safeParse(JSON.parse(text));
  return read?.success && read.data.expires > parts.now.getTime() / 1000 ? read.data : null;
}

function keyOf({ secret, browser }: { secret: string; browser: string }): Buffer {
  return derivedKey(secret, 'social arrival', browser);
}
