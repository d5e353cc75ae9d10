import { buildHeader } from '#contract/build-header.ts';

declare global {
  interface Window {
    /** What React Router knows of the build this page came from. */
    __reactRouterManifest?: { version: string };
    /** The router of this page. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string; hash: string } } } };
  }
}

/** True once the shop is known to run another build than the one this page came from: the next navigation loads a whole page. */
let isOutdated = false;

/** True when the next page has to come as a document. */
export function isPageOutdated(): boolean {
  return isOutdated;
}

/** Reads from a reply which build answered. True when it is another one than that of this page. */
export function noteBuild(response: Response): boolean {
  const answered = response.headers.get(buildHeader);
  const own = window.__reactRouterManifest?.version;
  const isOther = answered !== null && own !== undefined && answered !== own;
  if (isOther) isOutdated = true;
  return isOther;
}

/** Asks the shop which build it runs. Throws when nothing comes. */
export async function askForBuild(): Promise<void> {
  noteBuild(await fetch('/login.data?_routes=root', { cache: 'no-store' }));
}

/** True while a page is on its way; fetchers bring parts of the page shown, which is no moment to reload it. */
export function isNavigating(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.location !== undefined;
}

/** Loads the page that the navigation under way leads to as a document of the new build; never resolves. */
export function leaveForNewBuild(): Promise<never> {
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  const address = next ? next.pathname + next.search + next.hash : '';
  // After Back the address bar already says where to.
  if (address === '' || address === window.location.pathname + window.location.search + window.location.hash) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}
