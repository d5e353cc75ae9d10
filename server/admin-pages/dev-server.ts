import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { withClock } from '../sandbox/clock-ahead.ts';

const root = join(import.meta.dirname, '../../admin');

/** Vite for the back office under --dev: a second instance next to the storefront's, for addresses below /admin. */
export async function serveAdminSources(app: FastifyInstance, clock: () => Date): Promise<void> {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  const shell = async (url: string) => vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
  for (const path of ['/admin', '/admin/*'])
    app.get(path, async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const isModule = address.startsWith('/admin/@') || /\.\w+$/.test(address);
      if (!isModule)
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(withClock(await shell(request.url), clock));
      reply.hijack();
      vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
    });
}
