import type { Config } from './config.ts';

/** What the browser may know (contract/shop-bridge.ts). Nothing else of Config ever reaches it. */
export function publicConfig(config: Pick<Config, 'publicUrl'> & { custom: { maxGraphics: number } }): {
  publicUrl: string;
  maxGraphicsPerCustom: number;
} {
  return { publicUrl: config.publicUrl, maxGraphicsPerCustom: config.custom.maxGraphics };
}
