import type { SocialVendor } from '#rules/member/sign-in/social.ts';

/** Who a provider says has come: vendor and subject are the account, everything else is hearsay (docs/decisions/039-google-apple-kakao.md). */
export interface SocialPerson {
  readonly vendor: SocialVendor;
  readonly subject: string;
  readonly email: string | null;
  /** True when the provider vouches that the address is this person's. */
  readonly isEmailVerified: boolean;
  /** True for a relay address of Apple. */
  readonly isPrivateEmail: boolean;
  readonly name: string | null;
  /** Apple's, to end the link there later. */
  readonly refreshToken: string | null;
}

/** What a sign-in hangs on from its start to the answer; all random, kept by the shop. */
export interface SocialChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What an adapter is made with, beside its settings. */
export interface SocialParts {
  /** Where the provider sends browsers back to; registered with the provider. */
  readonly redirectUrl: string;
  readonly clock: () => Date;
  /** Least milliseconds between two looks at a provider's keys because of a key that is not known. */
  readonly keysRestMs?: number;
}

/** A provider where people sign in by leaving the page and coming back. */
export interface SocialProvider {
  readonly vendor: SocialVendor;
  /** The address to send a browser to. `isSilent`: only if no question must be asked (inside KakaoTalk). Throws SocialFault. */
  startUrl(checks: SocialChecks, about: { isSilent: boolean }): Promise<string>;
  /** Exchanges the provider's answer and checks everything about it. Throws SocialFault. */
  personOf(answer: URLSearchParams, checks: SocialChecks): Promise<SocialPerson>;
  /** Ends the link at the provider, where it has a way for that. Throws SocialFault. */
  unlink(account: { subject: string; refreshToken: string | null }): Promise<void>;
}

/** Google with its prompt on the shop's own page. */
export interface GoogleProvider extends SocialProvider {
  readonly oneTap: { readonly clientId: string; readonly scriptUrl: string };
  /** Who an ID token of the prompt is about. Throws SocialFault. */
  personOfCredential(credential: string, nonce: string): Promise<SocialPerson>;
}

/** What Apple tells a shop about an account. */
export type AppleNotice = {
  readonly kind: 'email-disabled' | 'email-enabled' | 'consent-revoked' | 'account-delete';
  readonly subject: string;
};

export interface AppleProvider extends SocialProvider {
  /** A signed notice; null for a kind that the shop has no use for. Throws SocialFault. */
  readNotice(payload: string): Promise<AppleNotice | null>;
}

export interface KakaoProvider extends SocialProvider {
  /** True when an unlink notice names this shop's own key and app. */
  isOwnNotice(authorization: string | undefined, appId: string | undefined): boolean;
}

/** The providers that the settings name; null is one that is not set up. */
export interface SocialSignIn {
  readonly google: GoogleProvider | null;
  readonly apple: AppleProvider | null;
  readonly kakao: KakaoProvider | null;
}

/**
 * Why a provider's answer led nowhere: `cancelled` by the person, `unasked` (a silent sign-in needs a question), `refused` (it does not
 * hold), `away` (the provider does not answer).
 */
export class SocialFault extends Error {
  readonly kind: 'cancelled' | 'unasked' | 'refused' | 'away';
  constructor(kind: SocialFault['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SocialFault';
    this.kind = kind;
  }
}
