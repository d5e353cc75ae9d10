import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { contextOf } from './load-context.ts';

/** The server makes the context of each page through the built app, so that both hold the same key. */
export function openContext(bridge: ShopBridge): RouterContextProvider {
  return contextOf(bridge);
}

/**
 * Renders a page whole: pages are kept in a cache and get the hashes of their own scripts in their policy, so nothing streams.
 * The nonce marks the scripts that are ours; server/web takes it out again. Errors while rendering reject.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = request.headers.get('x-render-nonce') ?? undefined;
  return new Response(await renderWhole(context, request.url, nonce), { status, headers });
}

function renderWhole(context: EntryContext, url: string, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />, {
      ...(nonce ? { nonce } : {}),
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
