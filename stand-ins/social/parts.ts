import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { AppleSettings, GoogleSettings, KakaoSettings } from '#server/settings/social.ts';
import type { createCodes } from './codes.ts';
import type { createSigning } from './signing.ts';

/** One provider as the stand-in simulates it. */
export interface StandInVendor {
  readonly vendor: SocialVendor;
  readonly issuer: string;
  /** Where the shop's process reaches it; browsers find its pages at the issuer. */
  readonly serverUrl: string;
  readonly clientId: string;
  readonly redirectUrl: string;
  /** The shop's origin, for the CSP of pages that lead back to it. */
  readonly shopOrigin: string;
  readonly sealingKey: Buffer;
  readonly codes: ReturnType<typeof createCodes>;
  readonly signing: ReturnType<typeof createSigning>;
  readonly clock: () => Date;
  readonly quirks: VendorQuirks;
}

/** What differs between the providers. */
export type VendorQuirks =
  | { readonly vendor: 'google'; readonly settings: GoogleSettings }
  | { readonly vendor: 'apple'; readonly settings: AppleSettings; readonly named: Set<string> }
  | { readonly vendor: 'kakao'; readonly settings: KakaoSettings };
