import type { SocialVendor } from '#rules/member/sign-in/social.ts';

/**
 * The person a provider reports: vendor and subject identify the account, everything else is unverified
 * (docs/decisions/039-google-apple-kakao.md).
 */
export interface SocialPerson {
  readonly vendor: SocialVendor;
  readonly subject: string;
  readonly email: string | null;
  /** True when the provider has verified that the address belongs to this person. */
  readonly isEmailVerified: boolean;
  /** True for an Apple relay address. */
  readonly isPrivateEmail: boolean;
  readonly name: string | null;
  /** Only from Apple; needed to end the link later. */
  readonly refreshToken: string | null;
}

/** Random values that tie a sign-in's start to its response; stored by the shop. */
export interface SocialChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Dependencies of an adapter besides its settings. */
export interface SocialParts {
  /** The redirect address registered with the provider. */
  readonly redirectUrl: string;
  readonly clock: () => Date;
  /** Minimum milliseconds between two fetches of a provider's keys because of an unknown key. */
  readonly keysRestMs?: number;
}

/** A provider where people sign in by redirect. */
export interface SocialProvider {
  readonly vendor: SocialVendor;
  /** The address to redirect a browser to. `isSilent`: only if no interaction is needed (inside KakaoTalk). Throws SocialFault. */
  startUrl(checks: SocialChecks, about: { isSilent: boolean }): Promise<string>;
  /** Exchanges and fully verifies the provider's response. Throws SocialFault. */
  personOf(answer: URLSearchParams, checks: SocialChecks): Promise<SocialPerson>;
  /** Ends the link at the provider, if it supports that. Throws SocialFault. */
  unlink(account: { subject: string; refreshToken: string | null }): Promise<void>;
}

/** Google, including its prompt on the shop's own page. */
export interface GoogleProvider extends SocialProvider {
  readonly oneTap: { readonly clientId: string; readonly scriptUrl: string };
  /** The person of an ID token from the prompt. Throws SocialFault. */
  personOfCredential(credential: string, nonce: string): Promise<SocialPerson>;
}

/** Apple's notification about an account. */
export type AppleEvent = {
  readonly kind: 'email-disabled' | 'email-enabled' | 'consent-revoked' | 'account-delete';
  readonly subject: string;
};

export interface AppleProvider extends SocialProvider {
  /** Verifies a signed notification; null for a kind that the shop does not use. Throws SocialFault. */
  readEvent(payload: string): Promise<AppleEvent | null>;
}

export interface KakaoProvider extends SocialProvider {
  /** True when an unlink notification names this shop's own key and app. */
  isOwnWebhook(authorization: string | undefined, appId: string | undefined): boolean;
}

/** The configured providers; null for one that is not set up. */
export interface SocialSignIn {
  readonly google: GoogleProvider | null;
  readonly apple: AppleProvider | null;
  readonly kakao: KakaoProvider | null;
}

/**
 * Why a provider's response failed: `cancelled` by the person, `unasked` (a silent sign-in needs interaction), `refused` (invalid), `away`
 * (the provider does not respond).
 */
export class SocialFault extends Error {
  readonly kind: 'cancelled' | 'unasked' | 'refused' | 'away';
  constructor(kind: SocialFault['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SocialFault';
    this.kind = kind;
  }
}

/** The redirect address of a provider: each has its own, so that one provider's response is never taken for another's. */
export function redirectUrlOf(publicUrl: string, vendor: SocialVendor): string {
  return `${publicUrl}/auth/social/${vendor}/callback`;
}
