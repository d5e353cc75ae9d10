import { buildHeader } from '#contract/build-header.ts';

declare global {
  interface Window {
    /** React Router's manifest, with the build of this page. */
    __reactRouterManifest?: { version: string; routes?: Record<string, { module: string }> };
    /** The page's router. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } };
  }
}

/** True once the server is known to run another build than this page. The next navigation then loads a full page. */
let isOutdated = false;

/** True if the next page must load as a document. */
export function isPageOutdated(): boolean {
  return isOutdated;
}

/** Reads the server's build from a response. True if it differs from this page's. */
export function noteBuild(response: Response): boolean {
  const answered = response.headers.get(buildHeader);
  const own = window.__reactRouterManifest?.version;
  const isOther = answered !== null && own !== undefined && answered !== own;
  if (isOther) isOutdated = true;
  return isOther;
}

/** Requests the server's current build. Throws if there is no response. */
export async function fetchBuild(): Promise<void> {
  noteBuild(await fetch('/login.data?_routes=root', { cache: 'no-store' }));
}

/** True during a navigation. Not for fetchers, which load parts of the current page and must not reload it. */
export function isNavigating(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.location !== undefined;
}

/** Loads the target of the current navigation as a document of the new build; never resolves. */
export function leaveForNewBuild(): Promise<never> {
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  const address = next ? next.pathname + next.search + next.hash : '';
  // After Back the address bar already shows the target.
  if (address === '' || address === window.location.pathname + window.location.search + window.location.hash) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}
