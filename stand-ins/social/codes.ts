import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openText, sealText } from '#server/keys/seal.ts';
import { standInFaults } from './faults.ts';

/** The parameters of an authorization page. */
export const authorizationRequest = z.object({
  redirectUri: z.url(),
  state: z.string().min(1),
  nonce: z.string().min(1),
  challenge: z.string().min(1),
});
export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

/** The person a code or access token stands for, and what the shop may know. */
export const grantedPerson = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  isPrivateEmail: z.boolean(),
  name: z.string().nullable(),
  fault: z.enum(standInFaults),
});
export type GrantedPerson = z.infer<typeof grantedPerson>;

const code = z.object({ id: z.uuid(), expires: z.number(), request: authorizationRequest, person: grantedPerson });

const codeSeconds = 300;

/** Self-contained, sealed codes: any process of the shop can redeem one, each once per process. */
export function createCodes(key: Buffer, clock: () => Date) {
  const used = new Map<string, number>();
  const seconds = () => Math.floor(clock().getTime() / 1000);
  return {
    issue(request: AuthorizationRequest, person: GrantedPerson): string {
      return sealText(JSON.stringify({ id: randomUUID(), expires: seconds() + codeSeconds, request, person }), key);
    },
    /** Null when unknown, used, expired, for another address, or without the right verifier (RFC 7636). */
    redeem(sealed: string, redirectUri: string, verifier: string): { request: AuthorizationRequest; person: GrantedPerson } | null {
      const read = code.safeParse(opened(sealed, key));
      if (!read.success || read.data.expires <= seconds() || used.has(read.data.id)) return null;
      for (const [id, expires] of used) if (expires <= seconds()) used.delete(id);
      used.set(read.data.id, read.data.expires);
      const { request, person } = read.data;
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return request.redirectUri === redirectUri && request.challenge === challenge ? { request, person } : null;
    },
  };
}

/** The content of a text we sealed; null when it is not one. */
export function opened(sealed: string, key: Buffer): unknown {
  const text = openText(sealed, key);
  return text === null ? null : JSON.parse(text);
}
