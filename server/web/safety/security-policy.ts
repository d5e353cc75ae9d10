import { createHash } from 'node:crypto';
import type { PaymentConfig } from '#server/settings/payment.ts';

/** A page whose scripts are identified by hash instead of a nonce, so that it can be cached and sent to many visitors. */
export interface SealedPage {
  html: string;
  policy: string;
}

/** Third parties whose scripts run on the shop's pages. */
interface Parties {
  payment: PaymentConfig['source'];
  isGoogleReal: boolean;
  hasChat: boolean;
  /** Whether sharing to KakaoTalk is configured. */
  hasKakao: boolean;
  /** Whether a tag container is configured. */
  hasTags: boolean;
}

/**
 * Removes the render nonce from a page and adds the hashes of exactly the inline scripts that carried it to the policy. An injected script
 * does not know the nonce, gets no hash, and does not run.
 */
export function sealPage(html: string, nonce: string, parties: Parties): SealedPage {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => attributes.includes(`nonce="${nonce}"`) && !/\ssrc=/.test(attributes))
    .map(([, , body = '']) => hashSource(body));
  // Style attributes in rendered markup; styles that React sets later need no permission.
  const styles = [...html.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map(([, style = '']) => hashSource(decodeAttribute(style)));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: securityPolicy(unique(scripts), unique(styles), parties) };
}

/** The Content-Security-Policy of a page without inline scripts. */
function securityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  { payment, isGoogleReal, hasChat, hasKakao, hasTags }: Parties,
): string {
  const vendor = payment === 'portone' ? ['https://*.portone.io'] : [];
  // Required by Google's sign-in prompt, per Google's own guide.
  const google = (path: string) => (isGoogleReal ? [`https://accounts.google.com/gsi/${path}`] : []);
  // Its script is loaded from one host on the first click; the messenger connects to other hosts of the same vendor.
  const chat = (...sources: string[]) => (hasChat ? sources : []);
  // Kakao's script renders nothing here; it opens its own window at sharer.kakao.com.
  const kakao = (...sources: string[]) => (hasKakao ? sources : []);
  const tags = (...sources: string[]) => (hasTags ? sources : []);
  const measured = tags('https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com');
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...vendor,
      ...google('client'),
      ...chat('https://cdn.channel.io'),
      ...kakao('https://t1.kakaocdn.net'),
      ...tags('https://www.googletagmanager.com'),
    ],
    'style-src': ["'self'", ...google('style')],
    ...(styles.length > 0 ? { 'style-src-attr': ["'unsafe-hashes'", ...styles] } : {}),
    'img-src': ["'self'", 'data:', 'blob:', ...chat('https://*.channel.io'), ...measured],
    'font-src': ["'self'", ...chat('https://*.channel.io')],
    'connect-src': [
      "'self'",
      ...vendor,
      ...google(''),
      ...chat('https://*.channel.io', 'wss://*.channel.io'),
      ...kakao('https://kapi.kakao.com'),
      ...measured,
    ],
    'frame-src': ["'self'", ...vendor, ...google(''), ...chat('https://*.channel.io')],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...vendor, ...kakao('https://sharer.kakao.com')],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // client/safety/trusted-types.ts creates the policies; no other code can.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      'default',
      'seam-html',
      ...(vendor.length > 0 || isGoogleReal || hasChat || hasKakao || hasTags ? ['dompurify'] : []),
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function decodeAttribute(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
