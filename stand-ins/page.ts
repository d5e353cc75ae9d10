import { type Locale, languageTags } from '#rules/shop/locale.ts';

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

interface Page {
  title: string;
  head: string;
  body: string;
  bodyClass?: string;
  locale?: Locale;
}

/**
 * A complete page of a simulated third party, in Korean by default, not indexed by search engines. `head`, `body` and `bodyClass` must
 * already be HTML.
 */
export function standInPage({ title, head, body, bodyClass, locale = 'ko' }: Page): string {
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body${bodyClass === undefined ? '' : ` class="${bodyClass}"`}>
${body}
</body>
</html>
`;
}
