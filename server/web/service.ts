import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeFromCookies } from '#contract/locale-cookie.ts';
import { type Locale, resolveLocale } from '#rules/locale.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { watchPageCache } from '#server/metrics/page-cache-figures.ts';
import type { Shop } from '../shop.ts';
import { bridgeFor } from './bridge.ts';
import { openDevServer } from './dev-server.ts';
import { PageCache } from './page-cache.ts';
import { buildDirectory, openBuiltRenderer, type Renderer } from './renderer.ts';
import { sealPage } from './security-policy.ts';
import { preparePage, type SentPage, sendPage } from './sent-page.ts';

/** Public pages are made anew after two seconds and may be sent once more for ten, while that happens. */
const pageLife = { freshMs: 2_000, staleMs: 10_000, capacity: 400 };
const publicPage = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

/** Addresses of other services. What they do not know is their 404, not a page of the shop. */
const otherServices = /^\/(?:api|v1|auth|realms|cdn|resize|renders|portone-stand-in|healthz|readyz|metrics|admin)(?:[/?]|$)/;

/**
 * Serves the React app: from build/ when it is built, under `--dev` through Vite with hot reload. Public pages are rendered as a
 * visitor and kept for a moment (design 10).
 */
export async function webService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  if (process.argv.includes('--dev')) return serveSources(app, shop);
  await serveAssets(app);
  const render = await openBuiltRenderer();
  const cache = new PageCache<SentPage>(pageLife, () => shop.clock().getTime());
  watchPageCache(metricsOf(app), () => cache.figures);
  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    if (otherServices.test(request.url)) return reply.callNotFound();
    const locale = localeOf(request);
    const make = () => renderPage(app, shop, render, request.url, locale);
    const page = await cache.get(`${locale} ${request.url}`, make, ({ status }) => status === 200);
    return sendPage(request, reply, page);
  });
}

async function serveAssets(app: FastifyInstance): Promise<void> {
  const root = join(buildDirectory, 'client');
  if (!existsSync(root)) throw new Error('The storefront is not built. Run: npx react-router build');
  await app.register(fastifyStatic, {
    root,
    // One route for each file, so that whatever is no file is a page.
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByContent = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
}

async function renderPage(app: FastifyInstance, shop: Shop, render: Renderer, url: string, locale: Locale): Promise<SentPage> {
  const { publicUrl, payment } = shop.config;
  const nonce = randomBytes(16).toString('hex');
  const response = await render(
    new Request(publicUrl + url, { headers: { 'x-render-nonce': nonce } }),
    bridgeFor(app, shop.config, locale),
  );
  const text = await response.text();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const { html, policy } = isPage ? sealPage(text, nonce, payment.source) : { html: text, policy: '' };
  const isKept = response.status === 200;
  return preparePage(
    response.status,
    {
      ...Object.fromEntries(response.headers),
      'cache-control': isKept ? publicPage : 'no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(isPage ? pageHeaders(policy, publicUrl) : {}),
    },
    html,
  );
}

function pageHeaders(policy: string, publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The payment window is opened by the shop and has to find its way back to it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

function localeOf(request: FastifyRequest): Locale {
  return resolveLocale(localeFromCookies(request.headers.cookie), request.headers['accept-language']);
}

async function serveSources(app: FastifyInstance, shop: Shop): Promise<void> {
  const answer = await openDevServer(app);
  app.get('/*', (request, reply) => {
    if (otherServices.test(request.url)) return reply.callNotFound();
    reply.hijack();
    answer(request.raw, reply.raw, bridgeFor(app, shop.config, localeOf(request)));
  });
}
