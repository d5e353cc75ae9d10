import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { buildHeader } from '#contract/build-header.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { contextOf } from './frame/load-context.ts';
import { pictureFirst } from './frame/picture-first.ts';
import { RenderNonce } from './frame/render-nonce.ts';

/**
 * Makes the function that answers requests with this app. It is made in here, because router, context key and screens have to come
 * from one copy of the router, and the sources and the built app each bring their own.
 */
export function openApp(build: ServerBuild): (request: Request, bridge: ShopBridge) => Promise<Response> {
  const handle = createRequestHandler(build);
  return async (request, bridge) => {
    const response = await handle(request, contextOf(bridge));
    response.headers.set(buildHeader, build.assets.version);
    return response;
  };
}

/**
 * Renders a page whole: pages are kept in a cache and get the hashes of their own scripts in their policy, so nothing streams.
 * The nonce marks the scripts that are ours; server/web takes it out again. Errors while rendering reject.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // What is missing looks the same everywhere; server/web has that page already, or asks for it once.
  if (request.method === 'HEAD' || (status === 404 && request.headers.has('x-leave-missing')))
    return new Response(null, { status, headers });
  const nonce = request.headers.get('x-render-nonce') ?? undefined;
  return new Response(await renderWhole(context, request.url, nonce), { status, headers });
}

/** What a loader threw. An outage is told by server/web, in one line for each page. */
export function handleError(error: unknown): void {
  if (!(error instanceof Error && error.name === 'DataOutage')) console.error(error);
}

function renderWhole(context: EntryContext, url: string, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = (
      <RenderNonce value={nonce}>
        <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />
      </RenderNonce>
    );
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Nothing streams, so nothing is put behind the footer to be moved to its place by a script: that moved the footer and painted the page later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(pictureFirst)),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
