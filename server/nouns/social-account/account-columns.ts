import type { SocialPerson } from '#server/gateways/social/port.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

/** The columns set by what a provider reports at sign-in; an email that it left out this time keeps its previous value. */
export function accountColumns({ email, isPrivateEmail, refreshToken }: SocialPerson, secret: string) {
  return {
    ...(email === null ? {} : { email: email.slice(0, 254), is_private_email: isPrivateEmail }),
    ...(refreshToken === null ? {} : { sealed_refresh_token: sealText(refreshToken, tokenKey(secret)) }),
  };
}

/** The refresh token of a linked account, needed to revoke the link at the provider. */
export function openRefreshToken(sealed: string | null, secret: string): string | null {
  return sealed === null ? null : openText(sealed, tokenKey(secret));
}

function tokenKey(secret: string): Buffer {
  return derivedKey(secret, 'social refresh token');
}
