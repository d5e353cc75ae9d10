import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Config } from './config.ts';

type Shown = Pick<Config, 'publicUrl' | 'kakaoKey' | 'tagContainer' | 'verification'> & {
  custom: { maxGraphics: number };
  social: { vendors: readonly SocialVendor[] };
  wallet: { source: Config['wallet']['source'] };
  payment: { source: Config['payment']['source'] };
  chat: Config['chat'];
};

/** The part of the configuration sent to the browser (contract/shop-bridge.ts). Nothing else of Config reaches it. */
export function publicConfig({ publicUrl, custom, kakaoKey, tagContainer, social, wallet, payment, chat, verification }: Shown): {
  publicUrl: string;
  maxGraphicsPerCustom: number;
  socialVendors: readonly SocialVendor[];
  hasWallets: boolean;
  hasPayment: boolean;
  chatPluginKey: string | null;
  kakaoKey: string | null;
  verification: Config['verification'];
  tagContainer: string | null;
} {
  return {
    publicUrl,
    maxGraphicsPerCustom: custom.maxGraphics,
    socialVendors: social.vendors,
    hasWallets: wallet.source !== 'off',
    hasPayment: payment.source !== 'off',
    chatPluginKey: chat.pluginKey,
    kakaoKey,
    verification,
    tagContainer,
  };
}
