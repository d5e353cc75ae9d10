import type { Config } from './config.ts';

type Shown = Pick<Config, 'publicUrl'> & { custom: { maxGraphics: number }; wallet: { source: Config['wallet']['source'] } };

/** What the browser may know (contract/shop-bridge.ts). Nothing else of Config ever reaches it. */
export function publicConfig({ publicUrl, custom, wallet }: Shown): {
  publicUrl: string;
  maxGraphicsPerCustom: number;
  hasWallets: boolean;
} {
  return { publicUrl, maxGraphicsPerCustom: custom.maxGraphics, hasWallets: wallet.source !== 'off' };
}
