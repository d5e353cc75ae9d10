import { existsSync, mkdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { localeCookie } from '#contract/locale-cookie.ts';
import { type Locale, languageOfAddress, resolveLocale } from '#rules/shop/locale.ts';
import { pagesTag } from '#server/gateways/cdn/port.ts';
import { logOutage, newsOf } from '#server/logged-error.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { watchPageCache } from '#server/metrics/page-cache-figures.ts';
import { listenToAnnouncements } from '../announcements.ts';
import { DataOutage } from '../data-outage.ts';
import { turnOf } from '../plugins/admission.ts';
import { Refusal, sendProblem } from '../plugins/problems.ts';
import type { Shop } from '../shop.ts';
import { openPageData, openSupposedData } from './bridge/page-data.ts';
import { buildDirectory } from './built-renderer.ts';
import { sendBusyPage } from './busy-page.ts';
import { pageAddress } from './cached-pages/page-address.ts';
import { openPages, PageUnavailable } from './cached-pages/pages.ts';
import { addSearchFiles } from './found-by-search/search-files.ts';
import { openNewAddresses } from './new-addresses.ts';
import { askedPreview, sendPreview } from './preview/preview-page.ts';
import { addPreviewQuestions } from './preview/preview-questions.ts';
import { openPageRenderer } from './renderer.ts';
import { sendPage, takesOnlyPlain } from './sent-page.ts';
import { keptAssetsFolder, storeBuild } from './stored-assets.ts';

/** Addresses of other services. Unknown ones below them get that service's 404, not a page of the shop. */
const otherServices =
  /^\/(?:api|v1|auth|realms|cdn|resize|renders|shares|portone-stand-in|social-stand-in|dev|healthz|readyz|metrics|admin)(?:[/?]|$)/;

/**
 * Serves the React app: from build/ once built, or through Vite with hot reload under `--dev`. Public pages are rendered as a visitor and
 * cached briefly; page-address.ts defines what an address may request.
 */
export async function webService(
  app: FastifyInstance,
  { shop, isAboutToListen = false }: { shop: Shop; isAboutToListen?: boolean },
): Promise<void> {
  addSearchFiles(app, shop);
  addPreviewQuestions(app, shop);
  const report = (error: unknown) =>
    error instanceof DataOutage
      ? logOutage(app.log, error, 'no data for this page', error.reach === 'all' && shop.database.isAway())
      : app.log.error({ err: error }, 'page failed');
  if (process.argv.includes('--dev')) return serveSources(app, shop, report);
  await serveAssets(app, shop);
  const renderer = openPageRenderer(shop.config, openPageData(app, shop), report);
  const pages = openPages(renderer, () => shop.clock().getTime(), report);
  purgeOnChange(app, shop, () => {
    pages.purge();
    shop.gateways.cdn.purge([pagesTag]);
  });
  const newAddressOf = openNewAddresses(shop);
  watchPageCache(metricsOf(app), pages.figures);
  if (isAboutToListen) renderer.warm();
  app.addHook('preClose', async () => pages.close());
  app.addHook('onClose', () => renderer.close());
  app.get('/*', { exposeHeadRoute: true, config: { needsNoTurn: true } }, async (request, reply) => {
    const preview = await askedPreview(shop, request.url);
    if (preview !== null) {
      await turnOf(app, request, reply);
      if (preview === 'refused') return sendPreview(reply, preview, null);
      const data = preview.supposed === null ? undefined : openSupposedData(app, shop, preview.supposed);
      return orBusyPage(reply, preview.locale, () => sendPreview(reply, preview, renderer, data));
    }
    const isOther = otherServices.test(request.url);
    const address = isOther ? null : pageAddress(request.raw.url ?? '');
    if (address === null) await turnOf(app, request, reply);
    // Unknown addresses below another service end up here and get the same response as from that service.
    if (isOther) return sendProblem(reply, fail('NOT_FOUND'));
    if (address === null) throw new Refusal(fail('INVALID_INPUT'));
    const locale = address.locale ?? pageLocale(request);
    return orBusyPage(reply, locale, async () => {
      // Browsers never ask for plain text: 200 kB block the thread as long as a query, so these requests queue like one.
      if (takesOnlyPlain(request) || !pages.isKept(address, locale)) await turnOf(app, request, reply);
      const page = await pages.get(address, locale);
      const moved = page.status === 404 ? await newAddressOf(request.raw.url ?? '') : null;
      if (moved !== null) return reply.header('cache-control', movedLife).redirect(encodedPath(moved), 301);
      const sent =
        address.locale === null && isRobot(request) ? { ...page, headers: { ...page.headers, ...forOneReader }, end: null } : page;
      return sendPage(request, reply, sent, shop.clock().getTime());
    });
  });
}

/** A path of the shop as a header may have it: letters beyond ASCII are encoded. */
function encodedPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://shop.invalid');
  return pathname + search + hash;
}

/** Long enough for whoever follows a link twice, and soon over where an old address is removed. */
const movedLife = 'public, max-age=300';

/** A shared cache goes by language and cookies, not by who asks. */
const forOneReader = { 'cache-control': 'private, no-cache' };

async function orBusyPage(reply: FastifyReply, locale: Locale, send: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof PageUnavailable || error instanceof DataOutage || error instanceof Refusal) return sendBusyPage(reply, locale);
    throw error;
  }
}

/** Purges the cached pages of every process when published rows change (app.announce_change). */
function purgeOnChange(app: FastifyInstance, { database }: Shop, purge: () => void): void {
  const isNews = newsOf(database);
  let announcements: ReturnType<typeof listenToAnnouncements> | null = null;
  app.addHook('onReady', async () => {
    announcements = listenToAnnouncements({
      url: database.url,
      channel: 'shop_changed',
      onAnnouncement() {
        // First, so that no page is made anew from a replica that has not heard of it.
        database.replica?.changed();
        purge();
      },
      report: (error) => app.log[isNews(error) ? 'warn' : 'debug']({ err: error }, 'announcements lost'),
    });
    await announcements.opened;
  });
  app.addHook('onClose', async () => announcements?.close());
}

async function serveAssets(app: FastifyInstance, shop: Shop): Promise<void> {
  const root = join(buildDirectory, 'client');
  if (!existsSync(root)) throw new Error('The storefront is not built. Run: npx react-router build');
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, needsNoTurn: true };
    });
    await scope.register(fastifyStatic, {
      root,
      // One route per file, so that anything that is not a file is a page.
      wildcard: false,
      globIgnore: ['assets/**'],
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: setAssetHeaders,
    });
    await serveScripts(scope, shop, join(root, 'assets'));
  });
}

/** Scripts of this build and those that pages of an earlier build still request, even while a newer build replaces this one. */
async function serveScripts(scope: FastifyInstance, shop: Shop, built: string): Promise<void> {
  const kept = keptAssetsFolder(shop.config.dataDir);
  mkdirSync(kept, { recursive: true });
  const findAsset = storeBuild(scope, shop, { built, kept, prefix: 'assets/' });
  await scope.register(fastifyStatic, {
    root: [built, kept],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: setAssetHeaders,
  });
  scope.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    await findAsset(request.params['*']);
    return reply.sendFile(request.params['*']);
  });
}

function setAssetHeaders(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  const isNamedByContent = path.includes(`${sep}assets${sep}`);
  reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
  reply.header('x-content-type-options', 'nosniff');
}

/** The language of a plain address: the one chosen in this browser, else the browser's own (specification 9.13). Robots read Korean. */
function pageLocale(request: FastifyRequest): Locale {
  if (isRobot(request)) return 'ko';
  return resolveLocale(request.cookies[localeCookie], request.headers['accept-language']);
}

/** Search engines and makers of link previews, some of which ask for English whatever the page. Their reply is kept by no shared cache. */
function isRobot({ headers }: FastifyRequest): boolean {
  return /(?<!cu)bot\b|crawl|spider|slurp|yeti|facebookexternalhit|kakaotalk-scrap|mediapartners|inspectiontool/i.test(
    headers['user-agent'] ?? '',
  );
}

async function serveSources(app: FastifyInstance, shop: Shop, report: (error: unknown) => void): Promise<void> {
  // Vite and its dependencies: 17 MB that only --dev needs.
  const { openDevServer } = await import('./dev-server.ts');
  const { bridgeFor } = await import('./bridge/bridge.ts');
  const answer = await openDevServer(app);
  const data = openPageData(app, shop);
  app.get('/*', async (request, reply) => {
    if (otherServices.test(request.url)) return sendProblem(reply, fail('NOT_FOUND'));
    const preview = await askedPreview(shop, request.url);
    if (preview === 'refused') return sendPreview(reply, preview, null);
    reply.hijack();
    const own = preview?.supposed ? openSupposedData(app, shop, preview.supposed) : data;
    answer(
      request.raw,
      reply.raw,
      bridgeFor(own, shop.config, preview?.locale ?? languageOfAddress(request.url).locale ?? pageLocale(request), report).shop,
    );
  });
}
