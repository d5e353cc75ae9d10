import type { SocialVendor } from '#rules/member/social.ts';
import type { Config } from './config.ts';

/** What the browser may know (contract/shop-bridge.ts). Nothing else of Config ever reaches it. */
export function publicConfig(
  config: Pick<Config, 'publicUrl'> & { custom: { maxGraphics: number }; social: { vendors: readonly SocialVendor[] } },
): {
  publicUrl: string;
  maxGraphicsPerCustom: number;
  socialVendors: readonly SocialVendor[];
} {
  return { publicUrl: config.publicUrl, maxGraphicsPerCustom: config.custom.maxGraphics, socialVendors: config.social.vendors };
}
