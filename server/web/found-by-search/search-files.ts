import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { routes } from '#contract/routes.ts';
import { databaseFault } from '#db/faults.ts';
import { addressPrefixes } from '#rules/shop/locale.ts';
import { readNewGraphics, readOffers } from '#server/nouns/sitemap/read-offers.ts';
import { listSitemapParts, readSitemapPart } from '#server/nouns/sitemap/read-sitemap.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { googleFeed, graphicsFeed, naverFeed } from './feed-lines.ts';
import { type MadeFile, openMadeFiles } from './made-files.ts';
import { siteManifest } from './site-manifest.ts';
import { sitemapIndex, sitemapLines } from './sitemap-lines.ts';

/** Rebuilt after this; search engines fetch a sitemap a few times a day, shopping services their feed a few times too. */
const keptMs = { sitemap: 600_000, feed: 3_600_000 };
const newGraphics = 50;

/** Services closed to robots. */
const closedServices = ['/api', '/v1', '/auth', '/realms', '/dev', '/admin'];
/** Personal pages, and pages that need a secret link, in every language. The pages also say `noindex` themselves. */
const closedPages = [
  ...['/cart', '/order', '/login', '/sign-up', '/unsubscribe', '/gift', '/search', '/review/write', '/mypage'],
  ...[routes['shared-design'], routes['team-order']].map(({ path }) => path.replace(':code', '')),
];
const openPages = Object.entries(routes)
  .filter(([name, { guard }]) => name.startsWith('mypage') && guard === 'public')
  .map(([, { path }]) => path);

/** robots.txt, the sitemap, the feeds of products and new graphics, the manifest of the installed shop. */
export function addSearchFiles(app: FastifyInstance, { config, database, clock }: Shop): void {
  const { publicUrl } = config;
  const fixed = { config: { needsNoTurn: true } };
  const daily = 'public, max-age=3600';
  const robots = robotsFile(publicUrl);
  app.get('/robots.txt', fixed, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', daily).send(robots),
  );
  app.get('/manifest.webmanifest', fixed, async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', daily).send(siteManifest),
  );

  const files = openMadeFiles(join(config.dataDir, 'found-by-search'), clock);
  const pool = () => database.pool('pages');
  const parts = keptFor(keptMs.sitemap, clock, () => listSitemapParts(pool()));
  const addFile = (path: string, fileOf: (part: string) => MadeFile | null | Promise<MadeFile | null>) =>
    app.get<{ Params: { part: string } }>(path, async (request, reply) => {
      try {
        const file = await fileOf(request.params.part);
        return file === null ? reply.callNotFound() : await files.send(request, reply, file);
      } catch (error) {
        throw databaseFault(error) ? new Refusal(fail('DATABASE_UNAVAILABLE')) : error;
      }
    });
  const xml = { type: 'application/xml; charset=utf-8', keptMs: keptMs.sitemap };
  addFile('/sitemap.xml', () => ({
    ...xml,
    name: 'sitemap',
    lines: async function* () {
      yield sitemapIndex(publicUrl, await parts());
    },
  }));
  addFile('/sitemap/:part.xml', async (name) => {
    const part = (await parts()).find((each) => each.name === name);
    if (part === undefined) return null;
    return {
      ...xml,
      name: `sitemap-${name}`,
      lines: async function* () {
        yield* sitemapLines(publicUrl, part.locale, await readSitemapPart(pool(), part));
      },
    };
  });
  const feed = { keptMs: keptMs.feed, type: 'application/xml; charset=utf-8' };
  addFile('/feed/graphics.xml', () => ({
    ...feed,
    name: 'feed-graphics',
    type: 'application/rss+xml; charset=utf-8',
    keptMs: keptMs.sitemap,
    lines: async function* () {
      yield* graphicsFeed(publicUrl, await readNewGraphics(pool(), newGraphics));
    },
  }));
  addFile('/feed/google.xml', () => ({ ...feed, name: 'feed-google', lines: () => googleFeed(publicUrl, readOffers(pool())) }));
  addFile('/feed/naver.txt', () => ({
    ...feed,
    name: 'feed-naver',
    type: 'text/tab-separated-values; charset=utf-8',
    lines: () => naverFeed(publicUrl, readOffers(pool())),
  }));
}

function robotsFile(publicUrl: string): string {
  const inLanguages = (paths: readonly string[]) => Object.values(addressPrefixes).flatMap((prefix) => paths.map((path) => prefix + path));
  return [
    'User-agent: *',
    ...inLanguages(openPages).map((path) => `Allow: ${path}`),
    ...[...closedServices, ...inLanguages(closedPages)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Shares one value among all callers and rebuilds it when stale; returns the stale one while rebuilding fails. */
function keptFor<T>(ms: number, clock: () => Date, make: () => Promise<T>): () => Promise<T> {
  let kept: { value: T; until: number } | null = null;
  let making: Promise<T> | null = null;
  return async () => {
    if (kept !== null && clock().getTime() < kept.until) return kept.value;
    making ??= make().finally(() => {
      making = null;
    });
    try {
      const value = await making;
      kept = { value, until: clock().getTime() + ms };
      return value;
    } catch (error) {
      if (kept !== null) return kept.value;
      throw error;
    }
  };
}
