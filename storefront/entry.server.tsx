import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { buildHeader } from '#contract/build-header.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { addressPrefixes, inEveryLocale, languageOfAddress } from '#rules/shop/locale.ts';
import { bridgeOf, contextOf } from './frame/load-context.ts';
import { pictureFirst } from './frame/picture-first.ts';
import { RenderNonce } from './frame/render-nonce.ts';
import { structuredData } from './frame/structured-data/structured-data.ts';

/**
 * Creates the request handler of this app. Created here because router, context key and screens must share one copy of the router, and
 * source and build each bring their own.
 */
export function openApp(build: ServerBuild): (request: Request, bridge: ShopBridge) => Promise<Response> {
  // An address that names a language is the same page below it, and so are its links (decision 083).
  const handlers = inEveryLocale((locale) =>
    createRequestHandler(locale === 'ko' ? build : { ...build, basename: addressPrefixes[locale] }),
  );
  return async (request, bridge) => {
    const handle = handlers[languageOfAddress(new URL(request.url).pathname).locale ?? 'ko'];
    const response = await handle(request, contextOf(bridge));
    response.headers.set(buildHeader, build.assets.version);
    return response;
  };
}

/**
 * Renders a page in full: pages are cached and their CSP lists the hashes of their scripts, so nothing streams. The nonce marks our own
 * scripts; server/web removes it. Rejects on render errors.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // The 404 page is the same everywhere. server/web has cached it, or requests it once.
  if (request.method === 'HEAD' || (status === 404 && request.headers.has('x-leave-missing')))
    return new Response(null, { status, headers });
  const nonce = request.headers.get('x-render-nonce') ?? undefined;
  const html = await renderWhole(context, request.url, nonce, bridgeOf(loaded).report);
  // Outside of React, which would carry the builders into every browser.
  const about = structuredData(context, loaded, request.url);
  return new Response(
    html.replace('</head>', () => `${about}</head>`),
    { status, headers },
  );
}

/** Errors thrown by a loader. */
export const handleError: HandleErrorFunction = (error, { context }) => bridgeOf(context).report(error);

function renderWhole(context: EntryContext, url: string, nonce: string | undefined, report: ShopBridge['report']): Promise<string> {
  return new Promise((resolve, reject) => {
    const page = (
      <RenderNonce value={nonce}>
        <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />
      </RenderNonce>
    );
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Prevents streamed chunks after the footer: a script would move them into place, shifting the footer and delaying paint.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough())).then(pictureFirst)),
      onShellError: reject,
      onError: report,
    });
  });
}
