import { useHref } from 'react-router';
import { listTexts } from '#client/list-texts.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useFigures, useLanguage } from './locale/locale-context.tsx';
import { trustedHtml } from './safety/trusted-types.ts';

/** Where a link to a page of the shop begins; files and services have no language in their addresses. */
const pageLink = /<a\b[^>]*?\shref="(?=\/(?!\/|cdn\/|resize\?|api\/|third-party))/g;

/**
 * HTML written by an administrator and sanitized by the server (ShopBridge.sanitizeHtml). Accepts nothing else: only loaders call the
 * sanitizer, so raw data service content is never trusted. If the text is Korean and the page is not, a note says so in the page's
 * language.
 */
export function TrustedHtml({ html }: { html: SafeHtml }) {
  const { text, locale } = useLanguage();
  const filled = useFigures();
  const lang = writtenLanguage(html);
  const base = useHref('/');
  const linked = base === '/' ? html : html.replaceAll(pageLink, `$&${base}`);
  return (
    <>
      {lang === 'ko' && locale !== 'ko' ? <p className="mb-3 text-13 text-ink-2">{text(listTexts.koreanOnly)}</p> : null}
      <div lang={lang} className="prose-shop text-15" dangerouslySetInnerHTML={{ __html: trustedHtml(filled(linked) as SafeHtml) }} />
    </>
  );
}
