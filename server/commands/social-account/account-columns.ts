import type { SocialPerson } from '#server/gateways/social/port.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

/** The columns that follow from what a provider says at a sign-in; an address that was not told this time stays as it was. */
export function accountColumns({ email, isPrivateEmail, refreshToken }: SocialPerson, secret: string) {
  return {
    ...(email === null ? {} : { email: email.slice(0, 254), is_private_email: isPrivateEmail }),
    ...(refreshToken === null ? {} : { sealed_refresh_token: sealText(refreshToken, tokenKey(secret)) }),
  };
}

/** The refresh token of a linked account, to end the link at the provider. */
export function openRefreshToken(sealed: string | null, secret: string): string | null {
  return sealed === null ? null : openText(sealed, tokenKey(secret));
}

function tokenKey(secret: string): Buffer {
  return derivedKey(secret, 'social refresh token');
}
