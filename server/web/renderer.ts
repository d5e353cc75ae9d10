import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { ShopBridge } from '#contract/shop-bridge.ts';

/** Renders one address of the storefront. */
export type Renderer = (request: Request, bridge: ShopBridge) => Promise<Response>;

/** The folder `react-router build` writes into, beside main.ts. */
export const buildDirectory = join(import.meta.dirname, '../../build');

/** The renderer of the built app. Errors: throws when the app has not been built. */
export async function openBuiltRenderer(): Promise<Renderer> {
  const build: ServerBuild = await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href);
  return rendererOf(build, 'production');
}

/** A renderer over a server build; its entry opens the context, so that app and server share one key. */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): Renderer {
  const handle = createRequestHandler(build, mode);
  const { openContext } = build.entry.module as unknown as { openContext: (bridge: ShopBridge) => Parameters<typeof handle>[1] };
  return (request, bridge) => handle(request, openContext(bridge));
}
