import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { type Locale, languageTags, locales } from '#rules/shop/locale.ts';
import { doublingWait } from '#rules/shop/retry.ts';

/** Seconds after which a retry makes sense: the page queue is empty by then, a restarted database is back. */
const retryAfterSeconds = 2;

/** Milliseconds before each automatic retry of the page; browsers add up to half of it at random. */
const waits = Array.from({ length: 5 }, (_, times) => doublingWait(times, { firstMs: retryAfterSeconds * 1000, longestMs: 30_000 }));

/** Milliseconds after which the retry count starts over: longer than the longest wait. */
const forgottenMs = 90_000;

interface Sentences {
  title: string;
  what: string;
  next: string;
  retry: string;
  /** Before the number by which the log names this request. */
  trace: string;
}

const sentences: Record<Locale, Sentences> = {
  ko: {
    title: '잠시만 기다려 주세요',
    what: '지금 접속이 많거나 잠시 점검하고 있어요. 장바구니와 주문은 그대로 있습니다.',
    next: '곧 자동으로 다시 열어 볼게요.',
    retry: '다시 시도',
    trace: '오류 번호',
  },
  en: {
    title: 'One moment, please',
    what: 'The shop is busy or being looked after. Your cart and your orders are as you left them.',
    next: 'This page tries again by itself. If you would rather not wait, please try again later.',
    retry: 'Try again',
    trace: 'Error number',
  },
  cn: {
    title: '请稍候',
    what: '当前访问人数较多，或正在短暂维护。您的购物车和订单不受影响。',
    next: '页面将自动重试。',
    retry: '重试',
    trace: '错误编号',
  },
};

const ui = join(import.meta.dirname, '../../ui');
const tokens = readFileSync(join(ui, 'tokens.css'), 'utf8');
const drawing = readFileSync(join(ui, 'drawings/busy.svg'), 'utf8').replace('<svg ', '<svg aria-hidden="true" ');

// Self-contained, because it is sent when nothing else can be: the shop's colours and drawing, a system font.
const style = `body{margin:0;min-height:100vh;display:flex;flex-direction:column;box-sizing:border-box;padding:0 16px;
background:${token('color-ground')};color:${token('color-ink')};font:1.0625rem/1.45 ${token('font-sans')};-webkit-font-smoothing:antialiased}
header{height:56px;display:flex;align-items:center}
b{position:relative;font-size:1.25rem;line-height:1;font-weight:800;letter-spacing:-.025em;padding-bottom:4px}
b svg{position:absolute;left:0;bottom:0;width:100%;height:2px}
main{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:24px 8px 20vh;text-align:center}
h1{font-size:1.625rem;line-height:1.2;font-weight:800;margin:28px 0 12px;text-wrap:balance}
p{margin:0;max-width:24rem;text-wrap:balance}
:lang(ko){word-break:keep-all}
p+p{margin-top:8px;font-size:.8125rem;color:${token('color-ink-2')}}
a{margin-top:28px;min-height:44px;padding:0 20px;display:inline-flex;align-items:center;box-sizing:border-box;border:1px solid;
border-radius:${token('radius-control')};color:inherit;font-size:.9375rem;font-weight:600;text-decoration:none}
small{margin-top:20px;font-size:.8125rem;color:${token('color-ink-2')}}
a:hover{background:${token('color-tile')}}
a:focus-visible{outline:2px solid;outline-offset:2px}
@media (min-width:1024px){body{padding:0 32px}header{height:72px}b{font-size:1.625rem}}`;

// The tab remembers how often it has retried, so that retries become less frequent and are never simultaneous.
const script = `(()=>{const waits=${JSON.stringify(waits)},key="seam.busy";let times=0;
try{const [count,at]=(sessionStorage.getItem(key)||"0 0").split(" ").map(Number);if(Date.now()-at<${forgottenMs})times=count;
sessionStorage.setItem(key,times+1+" "+Date.now())}catch{}
setTimeout(()=>location.reload(),waits[Math.min(times,waits.length-1)]*(1+Math.random()/2))})()`;

const policy = [
  "default-src 'none'",
  `style-src '${hash(style)}'`,
  `script-src '${hash(script)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pages = new Map(locales.map((locale) => [locale, busyPage(locale, sentences[locale])]));

/** Responds 503: the shop is busy or waiting for its database. A small page in the reader's language that retries automatically. */
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
    .send(pages.get(locale)?.replace('{trace}', reply.request.id.slice(0, 12)));
}

function busyPage(locale: Locale, { title, what, next, retry, trace }: Sentences): string {
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} - Seam</title><style>${style}</style></head>
<body><header><b>Seam<svg aria-hidden="true" preserveAspectRatio="none"><line x1="0" y1="1" x2="100%" y2="1" stroke="${token('color-accent')}" stroke-width="2" stroke-dasharray="5 3"/></svg></b></header>
<main>${drawing}<h1>${title}</h1><p>${what}</p><p>${next}</p><a href="">${retry}</a><small>${trace} {trace}</small></main><script>${script}</script></body></html>`;
}

/** The value of a design token. Throws when ui/tokens.css has none of this name. */
function token(name: string): string {
  const [, value] = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (value === undefined) throw new Error(`ui/tokens.css has no --${name}`);
  return value.trim();
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
