import { z } from 'zod';
import { line, proofPassword, time } from '../values.ts';

/** Most passkeys of one person. */
export const PASSKEYS_MAX = 10;

const base64url = z
  .string()
  .max(8_000)
  .regex(/^[\w-]+$/);

const passkey = z.object({ id: base64url, name: z.string(), created_at: time, last_used_at: time.nullable() });

/** GET /api/passkeys */
export const passkeys = z.object({ passkeys: z.array(passkey) });

/** POST /api/passkeys/challenges: the options for the browser, and a seal that comes back with its answer within two minutes. */
export const passkeyChallengeBody = z.strictObject({
  purpose: z.enum(['REGISTER', 'PROVE']).describe('REGISTER takes a second proof of the sign-in'),
  password: proofPassword,
});
export const passkeyChallenge = z.object({
  options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON'),
  seal: z.string(),
});

/** What an authenticator answered, as the browser gives it (toJSON of a PublicKeyCredential). */
const answer = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

/** POST /api/passkeys */
export const addPasskeyBody = z.strictObject({ name: line(40), seal: z.string().max(1_000), answer });
/** POST /api/passkeys/proofs */
export const provePasskeyBody = z.strictObject({ seal: z.string().max(1_000), answer });
/** DELETE /api/passkeys/{key} */
export const passkeyParams = z.object({ key: base64url });
export const removePasskeyBody = z.strictObject({ password: proofPassword });

export type Passkeys = z.infer<typeof passkeys>;
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>;
