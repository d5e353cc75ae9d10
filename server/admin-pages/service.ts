import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { withClock } from '../sandbox/clock-ahead.ts';
import type { Shop } from '../shop.ts';
import { buildDirectory } from '../web/built-renderer.ts';
import { keepAssets } from '../web/kept-assets.ts';
import { adminPolicy } from './policy.ts';

/** What every address of the back office answers with: never kept, never framed, never listed. */
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
 * The back office at /admin, an app of its own build that no page of the shop names. One document for every address below; who may see
 * what, the data service and the REST API decide.
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

/** Named by their content: kept for ever by browsers, and for two weeks by the shop after a newer build, for tabs that are still open. */
async function serveAssets(app: FastifyInstance, shop: Shop, built: string): Promise<void> {
  const kept = join(shop.config.dataDir, 'admin-assets');
  mkdirSync(kept, { recursive: true });
  await app.register(async (scope) => {
    scope.addHook('onListen', async () => {
      keepAssets(built, kept, shop.clock()).catch((error: unknown) => scope.log.warn({ err: error }, 'assets could not be kept'));
    });
    await scope.register(fastifyStatic, { root: [built, kept], serve: false, preCompressed: true, cacheControl: false, setHeaders });
    scope.get<{ Params: { '*': string } }>('/admin/assets/*', { config: { needsNoTurn: true } }, (request, reply) =>
      reply.sendFile(request.params['*']),
    );
  });
}

function setHeaders(reply: { header: (name: string, value: string) => unknown }): void {
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  reply.header('x-content-type-options', 'nosniff');
}
