import { randomBytes } from 'node:crypto';
import { pageEndHeader } from '#contract/shop-bridge.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { pagesTag } from '#server/gateways/cdn/port.ts';
import { bridgeFor } from './bridge/bridge.ts';
import type { PageData } from './bridge/page-data.ts';
import type { Renderer } from './built-renderer.ts';
import type { EncodedBody } from './encoded-bodies.ts';
import type { PageConfig } from './page-config.ts';
import { sealPage } from './safety/security-policy.ts';
import { preparePage, publicPage, type SentPage } from './sent-page.ts';

/** Dependencies of page rendering. */
export interface PageParts {
  config: PageConfig;
  data: PageData;
  render: Renderer;
  encode: (text: string) => Promise<EncodedBody>;
  /** Called with errors of loaders and components; the page is rendered as an error page. */
  log: (error: unknown) => void;
}

/** Whether a missing page is rendered or only reported (404 with an empty body). */
export type Missing = 'drawn' | 'left';

/**
 * Renders an address (of this shop, already checked: see page-address.ts) as a visitor, ready to be sent. Errors: DataOutage when the data
 * service did not respond.
 */
export async function renderPage(
  { config, data, render, encode, log }: PageParts,
  url: string,
  locale: Locale,
  missing: Missing,
): Promise<SentPage> {
  const { publicUrl, payment, social, chat, kakaoKey, tagContainer } = config;
  const nonce = randomBytes(16).toString('hex');
  const bridge = bridgeFor(data, config, locale, log);
  const headers = { 'x-render-nonce': nonce, ...(missing === 'left' ? { 'x-leave-missing': '1' } : {}) };
  const response = await render(new Request(publicUrl + url, { headers }), bridge.shop);
  const text = await response.text();
  const outage = bridge.outage();
  if (outage !== null) throw outage;
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { html, policy } = isPage
    ? sealPage(text, nonce, {
        payment: payment.source,
        isGoogleReal: social.isGoogleReal,
        hasChat: chat.pluginKey !== null,
        hasKakao: kakaoKey !== null,
        hasTags: tagContainer !== null,
      })
    : { html: text, policy: '' };
  const { [pageEndHeader]: ends, ...own } = Object.fromEntries(response.headers);
  return preparePage(
    response.status,
    {
      ...own,
      'cache-control': response.status === 200 ? publicPage() : 'no-cache',
      'cache-tag': pagesTag,
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'x-content-type-options': 'nosniff',
      ...(isPage ? pageHeaders(policy, publicUrl) : {}),
    },
    await encode(html),
    ends === undefined ? null : Date.parse(ends),
  );
}

function pageHeaders(policy: string, publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment window is opened by the shop and needs access to its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
