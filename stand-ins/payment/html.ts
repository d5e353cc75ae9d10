import { standInPath } from '#contract/stand-in-paths.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { standInPage } from '../page.ts';
import { windowTexts } from './window-texts.ts';

/** A complete page of the stand-in; each one says that it is a demonstration. */
export function pageOf(title: string, body: string, locale: Locale = 'ko'): string {
  const { demo, noCharge } = windowTexts[locale];
  return standInPage({
    title,
    locale,
    head: `<link rel="stylesheet" href="${standInPath}/window.css">
<script src="${standInPath}/window.js" defer></script>`,
    body: `<p class="demo" role="note"><strong>${demo}</strong> ${noCharge}</p>
<main class="window">
${body}
</main>`,
  });
}
