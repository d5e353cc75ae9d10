import { isRole, type Role, rolesInPriorityOrder } from '#rules/member/rights/role.ts';
import type { TokenOrigin } from '#rules/member/sign-in/standing.ts';

/** The namespace of the data service's claims in an access token (specification 6). */
export const claimsNamespace = 'https://hasura.io/jwt/claims';

export type RoleClaims = {
  readonly 'x-hasura-allowed-roles': readonly Role[];
  readonly 'x-hasura-default-role': Role;
  readonly 'x-hasura-user-id': string;
};

/** The claims of an access token; times in seconds since 1970, `sub` is the member id. */
export type AccessTokenClaims = {
  readonly sub: string;
  readonly iat: number;
  readonly exp: number;
  /** When the member signed in; null when the token does not say. */
  readonly signedInAt: number | null;
  readonly allowedRoles: readonly Role[];
  readonly defaultRole: Role;
  /** The sign-in the token belongs to; null when the token does not say. */
  readonly signInId: string | null;
};

/** The token endpoint's response (specification 7, Identity server). Lifetimes in seconds. */
export type TokenResponse = {
  readonly access_token: string;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly refresh_expires_in: number;
  readonly token_type: 'Bearer';
  readonly scope?: string;
};

/**
 * Proof of work that allows one immediate sign-in attempt. The solution is a whole number from 0 whose PBKDF2-SHA-256 (the decimal number
 * as password, `text` as salt, `rounds`, 32 bytes) starts with `bits` zero bits. It is submitted in the form field `proof`:
 * `<text>.<number>`.
 */
export type SignInPuzzle = { readonly text: string; readonly bits: number; readonly rounds: number };

/** The form field with the secret of a page whose browser keeps no cookies: 43 characters of base64url, in its memory only. */
export const pageSecretField = 'page_secret';

/** The error for a withdrawn member's correct password; its description is the deadline for returning (form field `returns`). */
export const withdrawnError = 'member_withdrawn';

/** `puzzle` comes with 429 and 503 responses to a password form. */
export type TokenError = { readonly error: string; readonly error_description?: string; readonly puzzle?: SignInPuzzle };

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Reads the claims of a token payload; null when it does not have our format. Does not verify it: the server checks the signature first,
 * and the browser only needs its own claims.
 */
export function readAccessClaims(payload: unknown): AccessTokenClaims | null {
  if (!isRecord(payload)) return null;
  const { sub, iat, exp, sid, auth_time: signedInAt, [claimsNamespace]: spaced } = payload;
  if (typeof sub !== 'string' || !uuidForm.test(sub) || typeof exp !== 'number' || typeof iat !== 'number') return null;
  if (!isRecord(spaced) || !Array.isArray(spaced['x-hasura-allowed-roles'])) return null;
  const allowedRoles = rolesInPriorityOrder(spaced['x-hasura-allowed-roles']);
  const named = spaced['x-hasura-default-role'];
  return {
    sub,
    iat,
    exp,
    signedInAt: typeof signedInAt === 'number' ? signedInAt : null,
    allowedRoles,
    defaultRole: isRole(named) ? named : 'public',
    signInId: typeof sid === 'string' ? sid : null,
  };
}

/** The token facts that the standing check needs (rules/member/sign-in/standing.ts); null without claims. */
export function tokenOrigin(claims: AccessTokenClaims | null): TokenOrigin | null {
  return claims && { issuedAt: claims.iat, signInId: claims.signInId };
}

/** The payload of a JWT without verifying its signature; null for anything else. For the browser only. */
export function decodeTokenPayload(token: string): unknown {
  const part = token.split('.')[1];
  if (!part) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
