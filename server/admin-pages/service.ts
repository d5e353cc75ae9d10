import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withClock } from '../sandbox/clock-ahead.ts';
import type { Shop } from '../shop.ts';
import { buildDirectory } from '../web/built-renderer.ts';
import { sharedAssets, storeAssets } from '../web/stored-assets.ts';
import { adminPolicy } from './policy.ts';

/** Headers of every back office response: no caching, framing or indexing. */
const shellHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': adminPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * The back office at /admin, a separately built app that no page of the shop links to. Every address below serves the same document; the
 * data service and the REST API enforce access.
 */
export async function adminService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  if (process.argv.includes('--dev')) {
    const { serveAdminSources } = await import('./dev-server.ts');
    return serveAdminSources(app, shop.clock);
  }
  const root = join(buildDirectory, 'admin');
  if (!existsSync(root)) throw new Error('The back office is not built. Run: npx vite build --config admin/vite.config.ts');
  await serveAssets(app, shop, join(root, 'assets'));
  const shell = readFileSync(join(root, 'index.html'), 'utf8');
  const send = (_request: unknown, reply: FastifyReply) => reply.headers(shellHeaders).send(withClock(shell, shop.clock));
  app.get('/admin', { exposeHeadRoute: true, config: { needsNoTurn: true } }, send);
  app.get('/admin/*', { exposeHeadRoute: true, config: { needsNoTurn: true } }, send);
}

/**
 * File names contain a content hash. Browsers cache them forever; the shop keeps them for two weeks after a newer build, for tabs that are
 * still open.
 */
async function serveAssets(app: FastifyInstance, shop: Shop, built: string): Promise<void> {
  const kept = join(shop.config.dataDir, 'admin-assets');
  mkdirSync(kept, { recursive: true });
  const shared = shop.gateways.bucket && sharedAssets(shop.gateways.bucket, 'admin-assets/');
  await app.register(async (scope) => {
    scope.addHook('onListen', async () => {
      Promise.all([storeAssets(built, kept, shop.clock()), shared?.store(built, shop.clock())]).catch((error: unknown) =>
        scope.log.warn({ err: error }, 'assets could not be kept'),
      );
    });
    await scope.register(fastifyStatic, { root: [built, kept], serve: false, preCompressed: true, cacheControl: false, setHeaders });
    scope.get<{ Params: { '*': string } }>('/admin/assets/*', { config: { needsNoTurn: true } }, async (request, reply) => {
      await shared?.fetch(request.params['*'], [built, kept], kept);
      return reply.sendFile(request.params['*']);
    });
  });
}

function setHeaders(reply: { header: (name: string, value: string) => unknown }): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  reply.header('x-content-type-options', 'nosniff');
}
