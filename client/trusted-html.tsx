import { listTexts } from '#client/list-texts.ts';
import type { SafeHtml } from '#contract/shop-bridge.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { useFigures, useLocale, useText } from './locale/locale-context.tsx';
import { trustedHtml } from './safety/trusted-types.ts';

/**
 * HTML that an administrator wrote and the server has made safe (ShopBridge.sanitizeHtml). Nothing else may be put here: only
 * loaders call the sanitizer, so what comes straight from the data service is never trusted. Such texts are of one language; where that
 * is Korean and the page is not, the reader is told so in the language of the page.
 */
export function TrustedHtml({ html }: { html: SafeHtml }) {
  const text = useText();
  const locale = useLocale();
  const filled = useFigures();
  const lang = writtenLanguage(html);
  return (
    <>
      {lang === 'ko' && locale !== 'ko' ? <p className="mb-3 text-13 text-ink-2">{text(listTexts.koreanOnly)}</p> : null}
      <div lang={lang} className="prose-shop text-15" dangerouslySetInnerHTML={{ __html: trustedHtml(filled(html) as SafeHtml) }} />
    </>
  );
}
