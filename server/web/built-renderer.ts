import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { ShopBridge } from '#contract/shop-bridge.ts';

/** Renders one address of the storefront. */
export type Renderer = (request: Request, bridge: ShopBridge) => Promise<Response>;

/** The output folder of `react-router build`, beside main.ts. */
export const buildDirectory = join(import.meta.dirname, '../../build');

/** Opens the built app's renderer in this thread. Errors: throws when the app has not been built. */
export async function openBuiltRenderer(): Promise<Renderer> {
  return rendererOf(await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href));
}

/** Creates the renderer from a server build (storefront/entry.server.tsx). */
export function rendererOf(build: ServerBuild): Renderer {
  const { openApp } = build.entry.module as unknown as { openApp: (build: ServerBuild) => Renderer };
  return openApp(build);
}
