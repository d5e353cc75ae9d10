import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Config } from '../config.ts';

/** The part of the configuration that pages depend on. It contains no secrets, because it is passed to the rendering thread. */
export interface PageConfig {
  publicUrl: string;
  custom: { maxGraphics: number };
  kakaoKey: string | null;
  tagContainer: string | null;
  payment: { source: Config['payment']['source'] };
  /** `isGoogleReal`: pages load Google's own script. */
  social: { vendors: readonly SocialVendor[]; isGoogleReal: boolean };
  wallet: { source: Config['wallet']['source'] };
  chat: Config['chat'];
  verification: Config['verification'];
}

/** The part of the configuration that pages depend on. */
export function pageConfig({ publicUrl, custom, kakaoKey, tagContainer, payment, social, wallet, chat, verification }: Config): PageConfig {
  return {
    publicUrl,
    custom: { maxGraphics: custom.maxGraphics },
    kakaoKey,
    tagContainer,
    payment: { source: payment.source },
    social: { vendors: social.vendors, isGoogleReal: social.google?.source === 'vendor' },
    wallet: { source: wallet.source },
    chat: { pluginKey: chat.pluginKey },
    verification,
  };
}
