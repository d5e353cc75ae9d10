import type { RouteName } from '#contract/routes.ts';

const screens: readonly RouteName[] = ['product-id', 'artist-name-graphic'];

/** Fetches the code of the screens that tiles open, so that the tile's page opens at once (open-at-once.ts). */
export function fetchScreensOfTiles(): void {
  // Behind an open editor there is no tile to tap.
  if ('editing' in document.documentElement.dataset) return;
  const routes = window.__reactRouterManifest?.routes ?? {};
  for (const name of screens) {
    const screen = routes[name];
    // What fails is fetched again by the tap, and reported there.
    if (screen) import(/* @vite-ignore */ screen.module).catch(() => undefined);
  }
}
