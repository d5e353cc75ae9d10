import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { errorMessage } from '#contract/errors.ts';
import { type Locale, languageTags, locales } from '#rules/shop/locale.ts';

/** Seconds after which asking again is worth it: the queue of pages is empty by then, a restarted database is back. */
const retryAfterSeconds = 2;

// Plain and self-contained, because it is sent when nothing else can be: the reader's own colours and font.
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:1.5rem;padding:1.5rem;box-sizing:border-box;
font:1.0625rem/1.5 Pretendard,system-ui,sans-serif;text-align:center}
b{font-size:2.25rem;letter-spacing:-.03em}
p{margin:0;max-width:24rem;text-wrap:balance;word-break:keep-all}
a{color:inherit;border:1px solid;border-radius:.75rem;padding:.75rem 1.5rem;text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid;outline-offset:3px}`;

const retry = { ko: '다시 시도', en: 'Try again', cn: '重试' } satisfies Record<Locale, string>;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pages = new Map(locales.map((locale) => [locale, busyPage(locale)]));

/** Answers 503: the shop is busy or waits for its database. A few hundred bytes, in the reader's language. */
export function sendBusyPage(reply: FastifyReply, locale: Locale): FastifyReply {
  return reply
    .code(503)
    .headers({
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'Accept-Language, Cookie',
    })
    .type('text/html; charset=utf-8')
    .send(pages.get(locale));
}

function busyPage(locale: Locale): string {
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Seam</title><style>${style}</style></head>
<body><b>Seam</b><p role="alert">${errorMessage('UNAVAILABLE', locale)}</p><a href="">${retry[locale]}</a></body></html>`;
}
