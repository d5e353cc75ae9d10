import type { SafeHtml } from '#contract/shop-bridge.ts';
import { trustedHtml } from './safety/trusted-types.ts';

/**
 * HTML that an administrator wrote and the server has made safe (ShopBridge.sanitizeHtml). Nothing else may be put here: only
 * loaders call the sanitizer, so what comes straight from the data service is never trusted.
 */
export function TrustedHtml({ html }: { html: SafeHtml }) {
  return <div className="prose-shop text-15" dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
