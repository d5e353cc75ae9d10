import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Config } from './config.ts';

type Shown = Pick<Config, 'publicUrl' | 'kakaoKey'> & {
  custom: { maxGraphics: number };
  social: { vendors: readonly SocialVendor[] };
  wallet: { source: Config['wallet']['source'] };
};

/** What the browser may know (contract/shop-bridge.ts). Nothing else of Config ever reaches it. */
export function publicConfig({ publicUrl, custom, kakaoKey, social, wallet }: Shown): {
  publicUrl: string;
  maxGraphicsPerCustom: number;
  socialVendors: readonly SocialVendor[];
  hasWallets: boolean;
  kakaoKey: string | null;
} {
  return {
    publicUrl,
    maxGraphicsPerCustom: custom.maxGraphics,
    socialVendors: social.vendors,
    hasWallets: wallet.source !== 'off',
    kakaoKey,
  };
}
