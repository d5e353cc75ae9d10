import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { logLine } from '#server/log-line.ts';
import { rendererOf } from './built-renderer.ts';

/** Handles a request from the sources; everything it needs from the shop comes over the bridge. */
export type DevServer = (request: IncomingMessage, response: ServerResponse, bridge: ShopBridge) => void;

/** Vite inside this process: serves modules with hot reload, and renders every other address from the sources. */
export async function openDevServer(app: FastifyInstance): Promise<DevServer> {
  const vite = await createServer({ server: { middlewareMode: true, ws: { server: app.server } }, appType: 'custom' });
  app.addHook('onClose', () => vite.close());

  const render = async (url: string, bridge: ShopBridge, response: ServerResponse) => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const page = await rendererOf(build)(new Request(bridge.publicUrl + url), bridge);
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(await page.text());
  };

  return (request, response, bridge) => {
    const url = request.url ?? '/';
    const answerPage = () =>
      render(url, bridge, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        logLine('error', 'page failed', { err: error });
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
      });
    if (isModule(url)) vite.middlewares(request, response, answerPage);
    else answerPage();
  };
}

/** Vite would resolve `/main` to main.ts, so only addresses that look like files or Vite's own go to it. */
function isModule(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/@') || /\.\w+$/.test(path);
}
