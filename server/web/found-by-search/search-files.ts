import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { routes } from '#contract/routes.ts';
import { databaseFault } from '#db/faults.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import { readSitemap } from '#server/nouns/sitemap/read-sitemap.ts';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';

/** Rebuilt after this; search engines fetch it a few times a day. */
const keptMs = 600_000;

/** Paths closed to robots: services, personal pages, and pages that need a secret link. The pages also say `noindex` themselves. */
const closedPaths = [
  ...['/api', '/v1', '/auth', '/realms', '/dev', '/admin', '/cart', '/order', '/login', '/sign-up', '/unsubscribe', '/search'],
  ...['/review/write', '/mypage', routes['shared-design'].path.replace(':code', '')],
];
const openPaths = Object.entries(routes)
  .filter(([name, { guard }]) => name.startsWith('mypage') && guard === 'public')
  .map(([, { path }]) => path);

/** GET /robots.txt and GET /sitemap.xml, for search engines. */
export function addSearchFiles(app: FastifyInstance, { config, database, clock }: Shop): void {
  const robots = [
    'User-agent: *',
    ...openPaths.map((path) => `Allow: ${path}`),
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', { config: { needsNoTurn: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );

  const sitemap = keptFor(keptMs, clock, async () => sitemapFile(config.publicUrl, await readSitemap(database.pool('pages'))));
  app.get('/sitemap.xml', async (request, reply) => {
    const { plain, packed } = await sitemap().catch((error: unknown) => {
      throw databaseFault(error) ? new Refusal(fail('DATABASE_UNAVAILABLE')) : error;
    });
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').header('vary', 'Accept-Encoding');
    const encoding = encodingFor(request, ['gzip']);
    return encoding === 'identity' ? reply.send(plain) : reply.header('content-encoding', encoding).send(packed);
  });
}

type SitemapFile = { plain: Buffer; packed: Buffer };

async function sitemapFile(publicUrl: string, pages: Awaited<ReturnType<typeof readSitemap>>): Promise<SitemapFile> {
  const entries = pages.map(({ path, changedAt }) => {
    const day = changedAt === null ? '' : `<lastmod>${koreanDay(changedAt)}</lastmod>`;
    return `<url><loc>${escaped(publicUrl + path)}</loc>${day}</url>`;
  });
  const plain = Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
  );
  return { plain, packed: await promisify(gzip)(plain) };
}

/** Artists' names in addresses are already encoded; only ampersands remain. */
function escaped(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
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
